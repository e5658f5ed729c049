"""The habits of users: back button, reload, double clicks, lost connections, two windows, long texts, large files."""
import json
import os
import tempfile
import time
import unittest

from base import BINARY, BrowserTest
from harness import Browser, By, Keys, Server, answers


def offline(browser, is_offline):
    browser.cdp("Network.enable")
    browser.cdp("Network.emulateNetworkConditions", offline=is_offline, latency=0, downloadThroughput=-1, uploadThroughput=-1)


class Habits(BrowserTest):
    def test_save_and_resume(self):
        b = self.browser
        b.open_form("short.json")
        b.type("a", "Ada")
        b.next()
        b.click(".app-menu summary")
        link = b.one(".app-menu input[readonly]").get_attribute("value")
        b.shot("saving")
        self.assertIn("#/s/", link)
        other = Browser(self.server.base)
        try:
            other.driver.get(link)
            other.step()
            other.one('.fs-question[data-link-id="b"]')
            other.sleep_double_click()
            other.type("b", "50")
            other.next()
            other.back()
            other.back()
            self.assertEqual(other.question("a").find_element(By.CSS_SELECTOR, "input").get_attribute("value"), "Ada")
        finally:
            other.close()

    def test_a_link_that_is_gone(self):
        b = self.browser
        b.get("/app#/s/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
        b.sees("This link no longer works.")

    def test_the_browsers_back_button(self):
        b = self.browser
        b.open_form("short.json")
        b.type("a", "Ada")
        b.next()
        b.type("b", "40")
        b.next()
        b.one('.fs-question[data-link-id="c"]')
        b.driver.back()
        b.one('.fs-question[data-link-id="b"]')
        b.driver.back()
        b.one('.fs-question[data-link-id="a"]')
        self.assertEqual(b.question("a").find_element(By.CSS_SELECTOR, "input").get_attribute("value"), "Ada")
        b.driver.forward()
        b.one('.fs-question[data-link-id="b"]')

    def test_reload_keeps_what_was_typed(self):
        b = self.browser
        b.open_form("short.json")
        b.type("a", "Ada")
        b.next()
        b.type("b", "64")
        time.sleep(0.4)
        b.driver.refresh()
        b.one('.fs-question[data-link-id="b"]')
        self.assertEqual(b.question("b").find_element(By.CSS_SELECTOR, "input").get_attribute("value"), "64")
        b.sleep_double_click()
        b.next()
        b.one('.fs-question[data-link-id="c"]')

    def test_double_click_on_next(self):
        b = self.browser
        b.open_form("short.json")
        b.type("a", "Ada")
        b.sleep_double_click()
        from selenium.webdriver import ActionChains
        ActionChains(b.driver).double_click(b.one(".fs-nav .fs-primary")).perform()
        time.sleep(0.6)
        self.assertTrue(b.question("b"), "the second click answered the next question")
        # The same, as fast as a script can.
        b.type("b", "30")
        b.js("const next = document.querySelector('.fs-nav .fs-primary'); next.click(); next.click(); setTimeout(() => document.querySelector('.fs-nav .fs-primary').click(), 60); setTimeout(() => document.querySelector('.fs-nav .fs-primary').click(), 150)")
        time.sleep(0.8)
        self.assertTrue(b.question("c"))

    def test_lost_connection(self):
        b = self.browser
        b.open_form("short.json")
        b.type("a", "Ada")
        offline(b, True)
        b.sleep_double_click()
        b.click(".fs-nav .fs-primary")
        b.sees("There is no connection")
        b.shot("offline")
        self.assertEqual(b.question("a").find_element(By.CSS_SELECTOR, "input").get_attribute("value"), "Ada")
        offline(b, False)
        b.one('.fs-question[data-link-id="b"]', 12)
        b.sees("Your answers were sent")
        self.assert_quiet(allowed=("ERR_INTERNET_DISCONNECTED",))

    def test_the_server_goes_and_comes_back(self):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(BINARY, store="sqlite:" + os.path.join(folder, "store.db"))
            b = Browser(server.base)
            try:
                b.open_form("household.json")
                b.choose("alone", "No")
                b.next()
                b.type("name", "Ada")
                server.stop()
                b.type("age", "12").send_keys(Keys.TAB)
                b.sees("There is no connection")
                b.type("name", "Ada Bee")
                server.start()
                b.click(".fs-banner button")
                b.wait(lambda: b.all('.fs-question[data-link-id="school"]'), "the answers were not sent again", 20)
                self.assertEqual(b.question("name").find_element(By.CSS_SELECTOR, "input").get_attribute("value"), "Ada Bee")
                b.type("school", "Hill")
                b.next()
                b.until_review()
                found = answers(b.finish())
                self.assertEqual((found["name"], found["age"], found["school"]), (["Ada Bee"], [12], ["Hill"]))
            finally:
                b.close()
                server.stop()

    def test_slow_network(self):
        b = self.browser
        b.open_form("short.json")
        b.type("a", "Ada")
        b.cdp("Network.enable")
        b.cdp("Network.emulateNetworkConditions", offline=False, latency=700, downloadThroughput=20000, uploadThroughput=20000)
        b.sleep_double_click()
        b.click(".fs-nav .fs-primary")
        b.click(".fs-nav .fs-primary")
        b.one('.fs-question[data-link-id="b"]', 10)
        offline(b, False)
        time.sleep(0.8)
        self.assertTrue(b.question("b"))

    def test_two_windows(self):
        b = self.browser
        b.open_form("household.json")
        b.choose("alone", "No")
        b.next()
        address = b.driver.current_url
        b.type("name", "Ada").send_keys(Keys.TAB)
        time.sleep(0.5)
        first = b.driver.current_window_handle
        b.driver.switch_to.new_window("tab")
        try:
            b.driver.get(address)
            b.one('.fs-question[data-link-id="name"]')
            b.type("age", "30").send_keys(Keys.TAB)
            time.sleep(0.6)
        finally:
            b.driver.close()
            b.driver.switch_to.window(first)
        b.type("name", "Ada Bee").send_keys(Keys.TAB)
        b.sees("changed in another window")
        b.wait(lambda: b.question("age").find_element(By.CSS_SELECTOR, "input").get_attribute("value") == "30", "the other window's answer is not shown")
        self.assertEqual(b.question("name").find_element(By.CSS_SELECTOR, "input").get_attribute("value"), "Ada Bee")
        b.next()
        b.until_review()
        found = answers(b.finish())
        self.assertEqual((found["name"], found["age"]), (["Ada Bee"], [30]))

    def test_a_long_text_is_pasted(self):
        b = self.browser
        b.open_form("household.json")
        b.choose("alone", "Yes")
        b.next()
        b.next()
        text = "Grüße 👩‍⚕️ – " * 9000
        b.set("remark", text, "textarea")
        b.next()
        self.assertEqual(answers(b.finish())["remark"], [text])

    def test_too_long_a_text(self):
        b = self.browser
        b.open_form("every-type.json")
        b.next()
        b.choose("boolean", "Yes")
        b.type("string", "x" * 25)
        b.next(expect_change=False)
        self.assertIn("25 of 20", b.error("string"))

    def test_a_file_that_is_too_large_or_of_another_kind(self):
        b = self.browser
        b.open_form("every-type.json")
        b.next()
        with tempfile.TemporaryDirectory() as folder:
            for name, content, said in (("big.txt", "x" * 2000, "is too large"), ("page.html", "x", "is of a kind")):
                path = os.path.join(folder, name)
                with open(path, "w") as out:
                    out.write(content)
                b.question("file").find_element(By.CSS_SELECTOR, "input[type=file]").send_keys(path)
                b.wait(lambda: said in b.error("file"), lambda: f"not told: {b.error('file')}")
        self.assertFalse(b.all(".fs-file"))

    def test_typing_is_not_disturbed_by_the_server(self):
        b = self.browser
        b.open_form("household.json")
        b.choose("alone", "No")
        b.next()
        b.type("age", "9")
        field = b.question("name").find_element(By.CSS_SELECTOR, "input")
        field.click()
        for letter in "Ada Lovelace and her sister":
            field.send_keys(letter)
            time.sleep(0.06)
        time.sleep(1.2)
        self.assertEqual(field.get_attribute("value"), "Ada Lovelace and her sister")
        self.assertTrue(b.js("return document.activeElement === arguments[0]", field))
        b.one('.fs-question[data-link-id="school"]')


if __name__ == "__main__":
    unittest.main()
