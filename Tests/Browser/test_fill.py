"""Forms filled in as people do it, from the first step to the finished response."""
import json
import os
import tempfile
import time
import unittest

from base import BrowserTest
from harness import By, Keys, answers


class Filling(BrowserTest):
    window = {"height": 1000}

    def test_mood_page_as_a_table(self):
        b = self.browser
        b.open_form("mood.json")
        b.shot("mood")
        rows = b.all(".fs-matrix tbody tr")
        self.assertEqual(len(rows), 9)
        for at, row in enumerate(rows):
            b.click(row.find_elements(By.CSS_SELECTOR, "input")[at % 4])
        b.next()
        b.choose("hard", "Somewhat")
        b.next()
        b.shot("review")
        self.assertIn("Several days", b.text(".fs-summary"))
        found = answers(b.finish())
        b.shot("completion")
        self.assertEqual([found[f"m{n}"][0]["code"] for n in range(1, 10)], [str(n % 4) for n in range(9)])
        self.assertEqual(found["hard"][0]["code"], "s")

    def test_a_blank_required_page_is_told_at_its_questions(self):
        b = self.browser
        b.open_form("mood.json")
        b.next(expect_change=False)
        b.one(".fs-problems")
        self.assertGreaterEqual(len([e for e in b.all(".fs-question > .fs-error") if e.is_displayed()]), 9)
        b.shot("required")
        # The way from the summary to the question.
        b.all(".fs-problems .fs-link")[-1].click()
        self.assertEqual(b.js("return document.activeElement.type"), "radio")

    def test_every_type(self):
        b = self.browser
        b.open_form("every-type.json")
        self.assertIn("every kind", b.text(".fs-instruction strong"))
        b.shot("instruction")
        b.next()
        b.choose("boolean", "Yes")
        b.click(b.question("tick").find_element(By.CSS_SELECTOR, "input"))
        b.type("string", "hello")
        b.type("text", "two\nlines")
        b.type("integer", "7")
        b.type("decimal", "1,50")
        b.set("slider", "4", "input[type=range]")
        b.type("quantity", "70.50")
        b.pick("quantity", "kg")
        b.set("date", "2024-02-29")
        b.set("dateTime", "2024-06-01", "input", 0)
        b.set("dateTime", "08:30", "input", 1)
        b.set("time", "21:15")
        b.type("url", "https://example.org/x?y=1")
        b.choose("choice", "Green")
        b.choose("several", "Apples")
        b.choose("several", "Pears")
        b.pick("drop", "Item 3")
        b.combo("auto", "try 7", "Country 7")
        b.choose("scale", "Mostly")
        b.choose("open", "Other")
        b.question("open").find_element(By.CSS_SELECTOR, ".fs-other .fs-input").send_keys("Water")
        b.type("many", "Rex")
        b.click(b.question("many").find_element(By.CSS_SELECTOR, ".fs-repeated > .fs-button"))
        b.type("many", "Mia", nth=1)
        with tempfile.TemporaryDirectory() as folder:
            note, photo = os.path.join(folder, "note.txt"), os.path.join(folder, "photo.png")
            with open(note, "w") as out:
                out.write("hello")
            with open(photo, "wb") as out:
                import base64
                out.write(base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
            b.question("file").find_element(By.CSS_SELECTOR, "input[type=file]").send_keys(note)
            b.question("photo").find_element(By.CSS_SELECTOR, "input[type=file]").send_keys(photo)
            b.wait(lambda: len(b.all(".fs-file")) == 2, "the files are not taken")
        field = b.question("reference").find_element(By.CSS_SELECTOR, "[role=combobox]")
        field.send_keys("Practitioner/7", Keys.TAB)
        self.assertIn("Room 12", b.question("fixed").text)
        time.sleep(0.3)
        b.shot("every-type")
        b.next()
        b.wait(lambda: b.all(".fs-reviewing"), lambda: "no review: " + b.text(".fs-problems"))
        b.shot("review-every-type")
        found = answers(b.finish())
        self.assertEqual(found["boolean"], [True])
        self.assertEqual(found["tick"], [True])
        self.assertEqual(found["string"], ["hello"])
        self.assertEqual(found["text"], ["two\nlines"])
        self.assertEqual(found["integer"], [7])
        self.assertEqual(found["slider"], [4])
        self.assertEqual(found["quantity"], [{"value": 70.5, "unit": "kg", "system": "http://unitsofmeasure.org", "code": "kg"}])
        self.assertEqual(found["date"], ["2024-02-29"])
        self.assertRegex(found["dateTime"][0], r"^2024-06-01T08:30:00[+-]\d\d:\d\d$")
        self.assertEqual(found["time"], ["21:15:00"])
        self.assertEqual(found["url"], ["https://example.org/x?y=1"])
        self.assertEqual(found["choice"][0]["code"], "g")
        self.assertEqual([one["code"] for one in found["several"]], ["a", "p"])
        self.assertEqual(found["drop"][0]["code"], "3")
        self.assertEqual(found["auto"][0]["code"], "c7")
        self.assertEqual(found["scale"][0]["code"], "3")
        self.assertEqual(found["open"], ["Water"])
        self.assertEqual(found["many"], ["Rex", "Mia"])
        self.assertEqual(found["file"][0]["data"], "aGVsbG8=")
        self.assertEqual(found["photo"][0]["contentType"], "image/png")
        self.assertEqual(found["reference"][0]["reference"], "Practitioner/7")
        # The digits that were typed, not those of a floating-point number.
        self.assertIn('"valueDecimal": 1.50', b.js("return document.querySelector('.fs-json pre').textContent"))
        self.assertIn('"value": 70.50', b.js("return document.querySelector('.fs-json pre').textContent"))

    def test_exclusive_option_and_clearing(self):
        b = self.browser
        b.open_form("every-type.json")
        b.next()
        b.choose("several", "Apples")
        b.choose("several", "None")
        checked = lambda: [label.text for label in b.question("several").find_elements(By.CSS_SELECTOR, "label") if label.find_element(By.CSS_SELECTOR, "input").is_selected()]
        self.assertEqual(checked(), ["None of them"])
        b.choose("several", "Pears")
        self.assertEqual(checked(), ["Pears"])
        b.choose("choice", "Red")
        b.click(b.question("choice").find_element(By.CSS_SELECTOR, ".fs-clear"))
        self.assertFalse(any(one.is_selected() for one in b.question("choice").find_elements(By.CSS_SELECTOR, "input")))

    def test_repeating_group_keeps_rows_apart(self):
        b = self.browser
        b.open_form("household.json")
        b.choose("alone", "No")
        b.next()
        fields = lambda link: b.all(f'.fs-question[data-link-id="{link}"] input')
        fields("name")[0].send_keys("Ada")
        fields("age")[0].send_keys("41")
        b.click(".fs-add")
        b.wait(lambda: len(fields("name")) == 2, "no second row")
        fields("name")[1].send_keys("Bo")
        fields("age")[1].send_keys("9", Keys.TAB)
        # A condition inside of a row looks at its own row.
        b.wait(lambda: len(b.all('.fs-question[data-link-id="school"]')) == 1, "the row of the child has no school")
        b.one('.fs-question[data-link-id="school"] input').send_keys("Hill School")
        b.click(".fs-add")
        b.wait(lambda: len(fields("name")) == 3, "no third row")
        fields("name")[2].send_keys("Cy")
        b.shot("rows")
        # Up with the last one, away with the first.
        b.click(b.all(".fs-row-card")[2].find_elements(By.CSS_SELECTOR, ".fs-row-buttons button")[0])
        b.wait(lambda: fields("name")[1].get_attribute("value") == "Cy", "the row did not move")
        b.click(b.all(".fs-row-card")[0].find_elements(By.CSS_SELECTOR, ".fs-row-buttons button")[-1])
        b.wait(lambda: len(fields("name")) == 2, "the row is still there")
        self.assertEqual([one.get_attribute("value") for one in fields("name")], ["Cy", "Bo"])
        b.next()
        self.assertEqual(len(b.all(".fs-table tbody tr")), 1)
        b.type("drug", "Aspirin")
        b.type("amount", "100")
        b.shot("table-of-rows")
        b.next()
        b.next()
        found = answers(b.finish())
        self.assertEqual((found["name"], found["age"], found["school"]), (["Cy", "Bo"], [9], ["Hill School"]))
        self.assertEqual(found["amount"][0]["code"], "mg")

    def test_rows_one_by_one(self):
        b = self.browser
        b.open_form("household.json")
        b.click(".app-menu summary")
        b.js("const s = document.querySelector('.app-menu select'); s.value = 'item'; s.dispatchEvent(new Event('change'))")
        b.click(".app-menu summary")
        b.step()
        b.choose("alone", "No")
        b.next()
        b.type("name", "Ada")
        b.next()
        b.type("age", "50")
        b.next()
        b.one(".fs-repeat")
        b.shot("repeat")
        b.sleep_double_click()
        b.click(".fs-done")
        b.wait(lambda: b.all('.fs-question[data-link-id="drug"]'), "the next group does not come")

    def test_an_answer_that_is_refused(self):
        b = self.browser
        b.open_form("short.json")
        b.type("a", "Ada")
        b.next()
        b.type("b", "seven")
        b.next(expect_change=False)
        self.assertIn("whole number", b.error("b"))
        b.type("b", "7")
        b.next(expect_change=False)
        b.wait(lambda: b.error("b"), "nothing is said of 7")
        self.assertTrue(b.question("b").find_element(By.CSS_SELECTOR, "input").get_attribute("aria-invalid"))
        self.assertEqual(b.question("b").find_element(By.CSS_SELECTOR, "input").get_attribute("value"), "7")
        b.shot("invalid")
        b.type("b", "70")
        b.next()
        b.choose("c", "Yes")

    def test_back_and_change(self):
        b = self.browser
        b.open_form("short.json")
        b.type("a", "Ada")
        b.next()
        b.type("b", "33")
        b.next()
        b.choose("c", "No")
        b.next()
        b.type("d", "A cold")
        b.back()
        self.assertTrue(b.question("c"))
        b.back()
        self.assertEqual(b.question("b").find_element(By.CSS_SELECTOR, "input").get_attribute("value"), "33")
        b.type("b", "34")
        b.next()
        # Going on leads to what is open or was there: nothing was lost.
        b.until_review()
        self.assertIn("A cold", b.text(".fs-summary"))
        for button in b.all(".fs-summary .fs-link"):
            if "First" in button.get_attribute("aria-label"):
                b.sleep_double_click()
                b.click(button)
                break
        b.one('.fs-question[data-link-id="a"]')
        b.type("a", "Bea")
        b.until_review()
        found = answers(b.finish())
        self.assertEqual((found["a"], found["b"], found["d"]), (["Bea"], [34], ["A cold"]))

    def test_layouts(self):
        b = self.browser
        b.open_form("layout.json")
        b.shot("layout")
        b.type("r1s", "120")
        b.type("r2s", "110").send_keys(Keys.TAB)
        b.wait(lambda: "230" in b.question("sum").text, "the sum is not worked out")
        # A fault on a tab that is not shown opens it.
        b.type("t1a", "Bread")
        b.click(b.all(".fs-tab")[1])
        b.type("t2a", "Soup")
        b.click(b.all(".fs-tab")[0])
        self.assertFalse(b.all('.fs-question[data-link-id="t2a"]')[0].is_displayed())
        b.click(b.all(".fs-matrix input")[0])
        b.next()
        self.assertIn("Your data stays here.", b.text(".fs-category-legal"))
        b.next()
        found = answers(b.finish())
        self.assertEqual((found["sum"], found["t2a"]), ([230], ["Soup"]))

    def test_sequence(self):
        b = self.browser
        b.open_form("sequence.json")
        b.choose("a", "Yes")
        b.choose("b", "Yes")
        time.sleep(0.5)
        b.choose("b", "No")
        time.sleep(0.5)
        b.next()
        self.assertFalse(b.all(".fs-back"))
        b.type("z", "end")
        b.next()
        found = answers(b.finish())
        self.assertEqual((found["a"], found["b"], found["z"]), ([True], [False], ["end"]))

    def test_nothing_kept_on_the_server(self):
        b = self.browser
        b.open_form("short.json", stateless=True)
        b.type("a", "Ada")
        b.next()
        b.driver.refresh()
        b.one('.fs-question[data-link-id="b"]')
        b.sleep_double_click()
        b.type("b", "44")
        b.next()
        b.choose("c", "Yes")
        b.next()
        found = answers(b.finish())
        self.assertEqual((found["a"], found["b"]), (["Ada"], [44]))
        b.get("/app")
        b.click(".app-keep input")

    def test_a_value_set_too_long_to_list(self):
        b = self.browser
        system, url = "http://example.org/CodeSystem/things", "http://example.org/ValueSet/things"
        concepts = [{"code": f"t{n}", "display": f"Thing number {n}"} for n in range(1, 1501)]
        for resource in ({"resourceType": "CodeSystem", "url": system, "status": "active", "content": "complete", "concept": concepts}, {"resourceType": "ValueSet", "url": url, "status": "active", "compose": {"include": [{"system": system}]}}):
            self.assertEqual(self.server.ask("POST", "/" + resource["resourceType"], resource, "application/fhir+json")[0], 201)
        b.open_form({"resourceType": "Questionnaire", "status": "active", "item": [{"linkId": "thing", "type": "choice", "text": "Which thing?", "answerValueSet": url}]})
        b.combo("thing", "1432", "Thing number 1432")
        b.shot("expand")
        b.next()
        self.assertEqual(answers(b.finish())["thing"], [{"system": system, "code": "t1432", "display": "Thing number 1432"}])

    def test_list_and_search(self):
        b = self.browser
        b.get("/app")
        b.wait(lambda: len(b.all(".app-form")) >= 5, "no forms")
        b.shot("list")
        b.one(".app-search input").send_keys("mood")
        b.wait(lambda: len(b.all(".app-form")) == 1, "the search finds nothing, or too much")
        b.click(".app-form .fs-primary")
        b.one(".fs-title")
        b.sees("Mood in the last two weeks")

    def test_a_file_that_is_no_form(self):
        b = self.browser
        for text, said in (("{", "no JSON"), ('{"resourceType":"Patient"}', "no FHIR Questionnaire")):
            b.get("/app")
            b.js("document.querySelector('.app-paste').value = arguments[0]", text) if b.one(".app-paste") else None
            b.click(".app-open")
            b.sees(said)


if __name__ == "__main__":
    unittest.main()
