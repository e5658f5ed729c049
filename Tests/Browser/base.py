"""What the tests share: one server for all of them, one browser for each class."""
import atexit
import os
import unittest

from harness import Browser, Server

BINARY = os.environ["BROWSER_BINARY"]


class BrowserTest(unittest.TestCase):
    window = {}
    server = None
    maxDiff = 4000

    @classmethod
    def setUpClass(cls):
        if BrowserTest.server is None:
            BrowserTest.server = Server(BINARY)
        cls.browser = Browser(cls.server.base, **cls.window)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def setUp(self):
        self.browser.log()

    def tearDown(self):
        self.assert_quiet()

    def assert_quiet(self, allowed=()):
        """No script failed and nothing tried what the policy forbids. Refusals of the server (4xx) and lost connections are no faults."""
        bad = [line for line in self.browser.log() if "Failed to load resource" not in line and not any(one in line for one in allowed)]
        self.assertEqual(bad, [])


@atexit.register
def stop_server():
    if BrowserTest.server is not None:
        BrowserTest.server.stop()
