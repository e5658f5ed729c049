"""<formstep-player> on a page of another origin, and in a frame."""
import http.server
import json
import os
import threading
import unittest

from base import BINARY, BrowserTest
from harness import Browser, By, Server, answers, form

PAGE = """<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A clinic</title>
<style>formstep-player { --formstep-accent: #7a1fa2; --formstep-radius: 2px; } button { background: red; }</style>
<script type="module" src="%(server)s/app/formstep-player.js"></script></head>
<body><h1>A clinic</h1><formstep-player %(attributes)s></formstep-player>
<script>window.heard = []; for (const name of ['formstep-step', 'formstep-answer', 'formstep-complete', 'formstep-error']) document.addEventListener(name, (e) => heard.push([name, e.detail]));</script></body></html>"""


class Element(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        test = cls

        class Page(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                body = b"" if self.path.endswith(".ico") else json.dumps(form("short.json")).encode() if self.path.endswith(".json") else (PAGE % {"server": test.server.base, "attributes": test.attributes}).encode()
                if self.path == "/frame":
                    body = f'<iframe title="form" width="900" height="700" src="{test.server.base}/app"></iframe>'.encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/json" if self.path.endswith(".json") else "text/html; charset=utf-8")
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        cls.pages = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
        cls.origin = f"http://127.0.0.1:{cls.pages.server_port}"
        threading.Thread(target=cls.pages.serve_forever, daemon=True).start()
        cls.server = Server(BINARY, more=["--cors-origins", cls.origin, "--frame-ancestors", cls.origin])
        cls.browser = Browser(cls.origin)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.server.stop()
        cls.pages.shutdown()

    def find(self, selector):
        b = self.browser
        return b.wait(lambda: b.js("return document.querySelector('formstep-player').shadowRoot.querySelector(arguments[0])", selector), f"no {selector} in the element", 10)

    def test_a_form_in_the_element(self):
        b = self.browser
        Element.attributes = 'src="/short.json" no-review'
        b.get("/")
        field = self.find('[data-link-id="a"] input')
        b.shot("element")
        self.assertEqual(b.js("return getComputedStyle(arguments[0]).backgroundColor", self.find(".fs-primary")), "rgb(122, 31, 162)")
        b.sleep_double_click()
        field.send_keys("Ada")
        self.find(".fs-primary").click()
        self.find('[data-link-id="b"] input')
        session = b.js("return document.querySelector('formstep-player').sessionId")
        self.assertTrue(session)
        for _ in range(2):
            b.sleep_double_click()
            before = b.js("return heard.length")
            self.find(".fs-primary").click()
            b.wait(lambda: b.js("return heard.length") > before, "no event")
        b.wait(lambda: b.js("return heard.some(([name]) => name === 'formstep-complete')"), "no formstep-complete")
        heard = b.js("return heard")
        names = [name for name, _ in heard]
        self.assertIn("formstep-step", names)
        self.assertIn("formstep-answer", names)
        self.assertEqual(answers(next(detail for name, detail in heard if name == "formstep-complete")["response"])["a"], ["Ada"])

    def test_going_on_with_a_session(self):
        b = self.browser
        _, begun = self.server.ask("POST", "/sessions", {"questionnaire": form("short.json")})
        Element.attributes = f'session="{begun["session"]["id"]}" language="de" stateless'
        b.get("/")
        self.find('[data-link-id="a"] input')
        self.assertIn("Weiter", self.find(".fs-nav").text)

    def test_a_canonical_of_the_server_and_one_that_is_not(self):
        b = self.browser
        Element.attributes = 'src="http://formstep.example/fhir/Questionnaire/vital-signs" granularity="all"'
        b.get("/")
        self.find('[data-link-id="weight"]')
        Element.attributes = 'src="http://nowhere.example/Questionnaire/none"'
        b.get("/")
        b.wait(lambda: b.js("return heard.some(([name]) => name === 'formstep-error')"), "nothing is said")

    def test_in_a_frame(self):
        b = self.browser
        b.get("/frame")
        b.driver.switch_to.frame(0)
        b.wait(lambda: b.all(".app-form"), "the frame is empty")
        b.driver.switch_to.default_content()


if __name__ == "__main__":
    unittest.main()
