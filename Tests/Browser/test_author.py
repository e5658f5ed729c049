"""The author's view beside the form."""
import time
import unittest

from base import BrowserTest
from harness import By, Keys


def tab(browser, name):
    next(one for one in browser.all(".app-side [role=tab]") if one.text == name).click()


class Author(BrowserTest):
    window = {"width": 1500, "height": 1000}

    def test_diagnosis(self):
        b = self.browser
        b.open_form({"resourceType": "Questionnaire", "status": "active", "item": [{"linkId": "smoker", "text": "Do you smoke?", "type": "boolean"}, {"linkId": "packs", "text": "How many?", "type": "integer", "enableWhen": [{"question": "smokes", "operator": "=", "answerBoolean": True}]}]}, inspect=True)
        b.wait(lambda: "condition-question-unknown" in b.text(".author-issues"), "the fault is not told")
        b.shot("author-diagnosis")

    def test_why_follows_the_answers(self):
        b = self.browser
        b.open_form("household.json", inspect=True)
        tab(b, "Why")
        state = lambda: b.js("return [...document.querySelectorAll('.author-entry')].find(n => n.querySelector('code').textContent === 'person').className")
        b.wait(lambda: "author-is-off" in state(), "the group counts as shown")
        b.choose("alone", "No")
        b.wait(lambda: "author-is-on" in state(), "the tree does not follow")
        b.shot("author-why")
        b.one(".author-filter").send_keys("school")
        b.wait(lambda: len(b.all(".author-entry")) == 1, "the filter does nothing")

    def test_values(self):
        b = self.browser
        b.open_form("layout.json", inspect=True)
        tab(b, "Values")
        b.type("r1s", "120")
        b.type("r2s", "100").send_keys(Keys.TAB)
        b.wait(lambda: "220" in b.text(".author-table"), "the sum is not shown")
        b.shot("author-values")

    def test_fhirpath(self):
        b = self.browser
        b.open_form("household.json", inspect=True)
        b.choose("alone", "No")
        tab(b, "FHIRPath")
        field = b.one(".author-code")
        field.clear()
        field.send_keys("item.where(linkId='alone').answer.value")
        b.wait(lambda: "false" in b.text(".author-results"), "nothing comes out")
        field.clear()
        field.send_keys("item.frist()")
        b.wait(lambda: "Unknown function 'frist'" in b.text(".author-results"), "the fault is not told")
        b.shot("author-fhirpath")
        field.clear()
        field.send_keys("%questionnaire.item.linkId")
        b.wait(lambda: "remark" in b.text(".author-results"), "the form is not known")

    def test_paths(self):
        b = self.browser
        b.open_form("household.json", inspect=True)
        tab(b, "Paths")
        b.wait(lambda: len(b.all(".flow-item")) >= 8, "no picture")
        self.assertGreater(len(b.all(".flow-line")), 8)
        b.shot("author-paths")

    def test_response(self):
        b = self.browser
        b.open_form("short.json", inspect=True)
        b.type("a", "Ada")
        tab(b, "Response")
        b.wait(lambda: '"Ada"' in b.text(".author-json"), "the answer is not shown")


if __name__ == "__main__":
    unittest.main()
