"""WCAG 2.2 AA: axe-core, names for screen readers, keyboard alone, phone width, 200 %, dark, right to left."""
import os
import time
import unittest

import axe_core_python
from base import BrowserTest
from harness import Browser, By, Keys, answers

AXE = os.path.join(os.path.dirname(axe_core_python.__file__), "axe.min.js")
NAMED = {"textbox", "searchbox", "radio", "checkbox", "combobox", "button", "slider", "spinbutton", "link", "listbox", "tab", "progressbar", "Date", "DateTime", "InputTime", "group", "radiogroup", "image"}


def check(test, browser, where):
    """axe-core, own checks of names and sizes."""
    with open(AXE, encoding="utf-8") as source:
        browser.js(source.read() + "; window.axe = axe")
    found = browser.driver.execute_async_script("const done = arguments[0]; axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'] }).then(r => done(r.violations.map(v => v.id + ': ' + v.help + ' | ' + v.nodes.slice(0, 4).map(n => n.target + ' ' + n.html.slice(0, 140) + ' ' + (n.any[0] ? n.any[0].message : '')).join(' || '))))")
    test.assertEqual(found, [], where)
    tree = browser.cdp("Accessibility.getFullAXTree")["nodes"]
    for node in tree:
        role = node.get("role", {}).get("value")
        if node.get("ignored") or role not in NAMED - {"group", "image"}:
            continue
        name = (node.get("name", {}).get("value") or "").strip()
        test.assertTrue(name, f"{where}: a {role} without a name: {browser.js('return 1') and node.get('backendDOMNodeId')}")
    small = browser.js("""return [...document.querySelectorAll('button, select, input:not([type=hidden]), summary, textarea')].filter(n => n.offsetParent && !n.classList.contains('fs-hidden')).map(n => [n, (n.closest('label') || n).getBoundingClientRect()])
        .filter(([n, r]) => r.width < 24 || r.height < 24).map(([n, r]) => n.outerHTML.slice(0, 100) + ' ' + r.width + 'x' + r.height)""")
    test.assertEqual(small, [], where)
    test.assertLessEqual(browser.js("return document.documentElement.scrollWidth - document.documentElement.clientWidth"), 0, where + ": scrolls sideways")


class Access(BrowserTest):
    window = {"height": 1000}

    def walk(self, b, name):
        b.get("/app")
        b.wait(lambda: b.all(".app-form"), "no forms")
        check(self, b, name + ": list")
        b.shot(name + "-list")
        b.open_form("every-type.json")
        check(self, b, name + ": instruction")
        b.next()
        check(self, b, name + ": every type")
        b.shot(name + "-every-type")
        b.type("integer", "many")
        b.type("decimal", "1,2,3")
        b.next(expect_change=False)
        b.one(".fs-problems")
        check(self, b, name + ": errors")
        b.shot(name + "-errors")
        b.type("integer", "3")
        b.type("decimal", "1")
        b.choose("boolean", "Yes")
        b.combo("auto", "try 11", "Country 11")
        b.next()
        check(self, b, name + ": review")
        b.finish()
        check(self, b, name + ": end")
        b.shot(name + "-end")
        for one in ("mood.json", "household.json", "layout.json"):
            b.open_form(one)
            if one == "household.json":
                b.choose("alone", "No")
                b.next()
                check(self, b, f"{name}: rows")
                b.type("name", "Ada")
                b.next()
            check(self, b, f"{name}: {one}")
            b.shot(f"{name}-{one[:-5]}")

    def test_light(self):
        self.walk(self.browser, "light")

    def test_dark(self):
        b = Browser(self.server.base, dark=True, height=1000)
        try:
            self.walk(b, "dark")
        finally:
            b.close()

    def test_phone(self):
        b = Browser(self.server.base, width=360, height=740)
        try:
            self.walk(b, "phone")
        finally:
            b.close()

    def test_200_percent_and_reflow(self):
        for width in (600, 320):
            b = Browser(self.server.base, width=1200, height=900)
            try:
                b.cdp("Emulation.setDeviceMetricsOverride", width=width, height=450 if width == 600 else 256, deviceScaleFactor=2, mobile=False)
                for name in ("every-type.json", "mood.json", "layout.json"):
                    b.open_form(name)
                    if name == "every-type.json":
                        b.next()
                    self.assertLessEqual(b.js("return document.documentElement.scrollWidth - document.documentElement.clientWidth"), 0, f"{name} at {width}")
                    b.shot(f"zoom-{width}-{name[:-5]}")
            finally:
                b.close()

    def test_author_view(self):
        b = self.browser
        b.open_form("layout.json", inspect=True)
        for tab in b.all(".app-side [role=tab]"):
            tab.click()
            time.sleep(0.6)
            check(self, b, "author: " + tab.text)

    def test_right_to_left(self):
        b = Browser(self.server.base, language="ar")
        try:
            b.open_form("arabic.json")
            self.assertEqual(b.js("return getComputedStyle(document.querySelector('.fs-title')).direction"), "rtl")
            self.assertEqual(b.js("return document.documentElement.dir"), "rtl")
            label, tools = b.one(".fs-label").rect, b.one(".app-tools").rect
            self.assertLess(tools["x"], 300)
            self.assertIn("التالي", b.text(".fs-nav"))
            check(self, b, "rtl: page")
            b.shot("rtl")
            b.type("name", "سلمى")
            b.type("age", "٣٤")
            b.choose("well", "نعم") if "نعم" in b.question("well").text else b.click(b.question("well").find_element(By.CSS_SELECTOR, "input"))
            b.choose("fruit", "موز")
            b.next()
            b.type("end", "شكرا")
            b.next()
            b.shot("rtl-review")
            found = answers(b.finish())
            self.assertEqual((found["name"], found["age"]), (["سلمى"], [34]))
            # An English form under Arabic words of the player.
            b.open_form("short.json")
            b.js("const s = document.querySelector('.app-select'); s.value = 'ar'; s.dispatchEvent(new Event('change'))")
            b.wait(lambda: "التالي" in b.text(".fs-nav"), "the player does not speak Arabic")
            self.assertEqual(b.js("return getComputedStyle(document.querySelector('.fs-main')).direction"), "ltr")
            b.shot("rtl-around-english")
        finally:
            b.close()

    def test_languages(self):
        b = self.browser
        b.open_form("short.json")
        for code, word in (("de", "Weiter"), ("fr", "Suivant"), ("es", "Siguiente"), ("nb", "Neste"), ("ar", "التالي"), ("en", "Next")):
            b.js("const s = document.querySelector('.app-select'); s.value = arguments[0]; s.dispatchEvent(new Event('change'))", code)
            b.wait(lambda: word in b.text(".fs-nav"), f"no {code}")
        b.js("localStorage.clear()")

    def test_keyboard_alone(self):
        b = self.browser
        b.open_form("short.json")
        focus = lambda: b.driver.switch_to.active_element

        def tab_to(test, what, limit=40):
            for _ in range(limit):
                if test(focus()):
                    return focus()
                focus().send_keys(Keys.TAB)
            raise AssertionError(f"the keyboard does not reach {what}")

        b.js("document.activeElement.blur()")
        tab_to(lambda node: node.tag_name == "input", "the first question").send_keys("Ada", Keys.ENTER)
        b.one('.fs-question[data-link-id="b"]')
        self.assertIn("How old", b.js("return document.activeElement.textContent"), "the focus is not on the new step")
        b.sleep_double_click()
        tab_to(lambda node: node.tag_name == "input", "the second").send_keys("50")
        b.sleep_double_click()
        tab_to(lambda node: "fs-next" in (node.get_attribute("class") or ""), "Next").send_keys(Keys.ENTER)
        b.one('.fs-question[data-link-id="c"]')
        tab_to(lambda node: node.get_attribute("type") == "radio", "the radio").send_keys(Keys.SPACE)
        b.sleep_double_click()
        tab_to(lambda node: "fs-next" in (node.get_attribute("class") or ""), "Next").send_keys(Keys.SPACE)
        b.wait(lambda: b.all(".fs-reviewing"), "no review")
        b.sleep_double_click()
        tab_to(lambda node: "fs-finish" in (node.get_attribute("class") or ""), "Send").send_keys(Keys.ENTER)
        b.wait(lambda: b.all(".fs-done"), "not finished")
        # Comboboxes, tabs and the tick of the pad.
        b.open_form("every-type.json")
        b.next()
        box = b.question("auto").find_element(By.CSS_SELECTOR, "[role=combobox]")
        box.send_keys("try 12")
        b.wait(lambda: box.get_attribute("aria-expanded") == "true", "the list does not open")
        box.send_keys(Keys.ARROW_DOWN, Keys.ENTER)
        self.assertEqual(box.get_attribute("value"), "Country 12")
        slider = b.question("slider").find_element(By.CSS_SELECTOR, "input")
        slider.send_keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
        self.assertEqual(slider.get_attribute("aria-valuetext"), "2")
        b.open_form("layout.json")
        b.all(".fs-tab")[0].send_keys(Keys.ARROW_RIGHT)
        self.assertTrue(b.question("t2a").is_displayed())


if __name__ == "__main__":
    unittest.main()
