"""Texts of forms that try to run something, load something or hide something, under the page's own policy."""
import json
import os
import tempfile
import time
import unittest

from base import BrowserTest
from harness import By, Keys

MARKUP = "http://hl7.org/fhir/StructureDefinition/rendering-"
RUN = "window.pwned=(window.pwned||0)+1"
HTML = [
    f"<script>{RUN}</script>", f"<img src=x onerror=\"{RUN}\">", f"<svg onload=\"{RUN}\"><script>{RUN}</script></svg>", f"<svg><animate onbegin=\"{RUN}\" attributeName=x dur=1s>",
    f"<iframe srcdoc=\"&lt;script&gt;parent.pwned=1&lt;/script&gt;\"></iframe>", f"<a href=\"javascript:{RUN}\">press me</a>", f"<a href=\" jAvAsCrIpT&colon;{RUN}\">press me</a>", f"<a href=\"data:text/html,<script>{RUN}</script>\">press me</a>",
    f"<details open ontoggle=\"{RUN}\">x</details>", f"<video><source onerror=\"{RUN}\"></video>", f"<body onload=\"{RUN}\">", f"<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror={RUN}&gt;\">",
    f"<form action=\"javascript:{RUN}\"><button>press me</button></form>", f"<input autofocus onfocus=\"{RUN}\">", f"<object data=\"data:text/html,<script>{RUN}</script>\"></object>", f"<embed src=\"javascript:{RUN}\">",
    f"<link rel=stylesheet href=\"http://evil.example/x.css\"><style>*{{display:none}}</style>", "<img src=\"http://evil.example/track.png\" alt=\"seen\">", "<div style=\"position:fixed;inset:0;background:url(http://evil.example/bg.png)\">over it all</div>",
    "<p style=\"color:#123456;position:fixed\">fine style=\"x\"</p>", f"<p id=\"content\" class=\"fs\" name=\"x\">named</p>", f"<template><script>{RUN}</script></template>", f"<noscript><p title=\"</noscript><img src=x onerror={RUN}>\">", f"\"><script>{RUN}</script>", f"'-{RUN}-'", f"{{{{constructor.constructor('{RUN}')()}}}}", f"<base href=\"http://evil.example/\">", f"<meta http-equiv=refresh content=\"0;url=javascript:{RUN}\">",
]
MARKDOWN = [f"[press me](javascript:{RUN})", f"[press me](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)", "![seen](http://evil.example/track.png)", f"![x](x\"onerror=\"{RUN})", f"<img src=x onerror={RUN}>", f"<javascript:{RUN}>", f"[a](<javascript:{RUN}>)", f"[x]: javascript:{RUN}\n\n[x]", f"`<script>{RUN}</script>`", "[" * 4000 + "](" * 2000, "*_" * 3000]
URLS = [f"javascript:{RUN}", f"data:text/html,<script>{RUN}</script>", "//evil.example/x", f"\x01javascript:{RUN}", "vbscript:msgbox(1)"]


def hostile():
    questions = []
    for at, text in enumerate(HTML):
        question = {"linkId": f"q{at}<b>\"'", "type": "string", "prefix": text, "text": f"{at} {text}", "extension": [
            {"url": "http://hl7.org/fhir/StructureDefinition/entryFormat", "valueString": text}, {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-supportHyperlink", "extension": [{"url": "label", "valueString": text}, {"url": "link", "valueUri": URLS[at % len(URLS)]}]}],
            "_text": {"extension": [{"url": MARKUP + "xhtml", "valueString": f"<div>{text}</div>"}, {"url": MARKUP + "style", "valueString": "position:fixed;background:url(http://evil.example/s.png);color:red"}]}, "_prefix": {"extension": [{"url": MARKUP + "markdown", "valueMarkdown": text}]}, "initial": [{"valueString": text}]}
        questions.append(question)
    for at, text in enumerate(MARKDOWN):
        questions.append({"linkId": f"m{at}", "type": "display", "text": text[:80], "_text": {"extension": [{"url": MARKUP + "markdown", "valueMarkdown": text}]}})
    options = [{"valueCoding": {"system": "http://example.org", "code": f"c{at}", "display": text, "_display": {"extension": [{"url": MARKUP + "xhtml", "valueString": f"<div>{text}</div>"}]}}} for at, text in enumerate(HTML[:8])]
    control = lambda code: {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl", "valueCodeableConcept": {"coding": [{"code": code}]}}
    questions += [{"linkId": "options", "type": "choice", "text": "Options", "answerOption": options, "repeats": True},
                  {"linkId": "list", "type": "choice", "text": "List", "answerOption": options, "extension": [control("drop-down")]},
                  {"linkId": "box", "type": "choice", "text": "Box", "answerOption": options, "extension": [control("autocomplete")]},
                  {"linkId": "help", "type": "boolean", "text": "Help", "item": [{"linkId": "h", "type": "display", "text": HTML[1], "extension": [control("help")], "_text": {"extension": [{"url": MARKUP + "xhtml", "valueString": f"<div>{HTML[1]}</div>"}]}}]},
                  {"linkId": "media", "type": "boolean", "text": "Media", "extension": [{"url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-itemMedia", "valueAttachment": {"contentType": "image/svg+xml", "data": "PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+", "title": HTML[1]}}]},
                  {"linkId": "far", "type": "boolean", "text": "Far", "extension": [{"url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-itemMedia", "valueAttachment": {"contentType": "image/png", "url": "http://evil.example/a.png", "title": HTML[1]}}]},
                  {"linkId": "file", "type": "attachment", "text": "File", "extension": [{"url": "http://hl7.org/fhir/StructureDefinition/mimeType", "valueCode": HTML[1]}, {"url": "http://hl7.org/fhir/StructureDefinition/mimeType", "valueCode": "*/*"}]},
                  {"linkId": "when", "type": "string", "text": HTML[1], "enableWhen": [{"question": "help", "operator": "=", "answerBoolean": True}], "extension": [{"url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression", "valueExpression": {"language": "text/fhirpath", "expression": "'" + HTML[1].replace("'", "") + "'"}}]}]
    return {"resourceType": "Questionnaire", "url": "http://example.org/Questionnaire/attacks", "status": "active", "language": "en\" onclick=\"x", "title": HTML[1] + HTML[0],
            "publisher": HTML[1], "version": "1<img src=x>", "_title": {"extension": [{"url": MARKUP + "xhtml", "valueString": f"<div>{HTML[1]}{HTML[0]}</div>"}]}, "item": [{"linkId": "g<i>", "type": "group", "text": HTML[1], "item": questions}]}


class Attacks(BrowserTest):
    def look(self, where):
        b = self.browser
        time.sleep(0.5)
        self.assertIsNone(b.js("return window.pwned ?? null"), where)
        self.assertEqual(b.js("""const bad = [];
            for (const node of document.querySelectorAll('*')) {
              if (['script', 'iframe', 'object', 'embed', 'base', 'form'].includes(node.localName) && !node.matches('head script[type=module][src^="/app/"], form.fs-form, form.app-search, form.app-page')) bad.push(node.outerHTML.slice(0, 100));
              for (const { name, value } of node.attributes) {
                if (/^on/i.test(name)) bad.push(name);
                if (['href', 'src', 'action', 'formaction', 'srcdoc', 'xlink:href'].includes(name) && !/^(https?:|mailto:|tel:|\\/app\\/|#|data:image\\/(png|jpeg|gif|webp))/.test(value)) bad.push(name + '=' + value);
                if (name === 'src' && /^https?:/.test(value) && !value.startsWith(location.origin)) bad.push(value);
              }
              const style = getComputedStyle(node);
              if (style.position === 'fixed' || /evil/.test(style.backgroundImage)) bad.push('style of ' + node.localName);
            }
            return bad"""), [], where)
        self.assertEqual([one for one in b.js("return performance.getEntriesByType('resource').map(e => e.name)") if not one.startswith(self.server.base)], [], where)
        self.assertEqual([line for line in b.log() if "Failed to load resource" not in line], [], where)

    def test_a_form_of_attacks(self):
        b = self.browser
        b.open_form(hostile())
        self.look("the step")
        b.shot("attacks")
        for node in b.all(".fs-main a")[:30]:
            self.assertEqual(node.get_attribute("rel"), "noopener noreferrer nofollow")
        for summary in b.all(".fs-help summary"):
            b.click(summary)
        b.choose("help", "Yes")
        b.question("box").find_element(By.CSS_SELECTOR, "[role=combobox]").click()
        time.sleep(0.3)
        self.look("the list of the box")
        b.question("box").find_element(By.CSS_SELECTOR, "[role=combobox]").send_keys(Keys.ESCAPE)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "<img src=x onerror=window.pwned=1>.png")
            with open(path, "wb") as out:
                out.write(b"<svg onload=alert(1)>")
            b.question("file").find_element(By.CSS_SELECTOR, "input[type=file]").send_keys(path)
            b.wait(lambda: b.all(".fs-file") or b.error("file"), "the file is not taken")
        self.look("a file")
        b.click(b.question("options").find_elements(By.CSS_SELECTOR, "input")[1])
        self.look("answers")
        for _ in range(3):
            if b.all(".fs-reviewing"):
                break
            b.sleep_double_click()
            b.click(".fs-nav .fs-primary")
            time.sleep(0.6)
        self.look("the review, or what is wrong")

    def test_the_authors_view_of_it(self):
        b = self.browser
        b.open_form(hostile(), inspect=True)
        for tab in b.all(".app-side [role=tab]"):
            tab.click()
            time.sleep(0.5)
            self.look("author: " + tab.text)

    def test_the_list_with_such_titles(self):
        b = self.browser
        self.assertEqual(self.server.ask("POST", "/Questionnaire", {**hostile(), "language": "en", "url": "http://example.org/Questionnaire/attacks-listed", "item": [{"linkId": "a", "type": "string", "text": HTML[1]}]}, "application/fhir+json")[0], 201)
        b.get("/app")
        b.wait(lambda: "onerror" in b.text(".app-forms"), "the form is not listed")
        self.look("the list")

    def test_the_policy(self):
        import urllib.request
        with urllib.request.urlopen(self.server.base + "/app") as reply:
            policy = reply.headers["Content-Security-Policy"]
            page = reply.read().decode()
        self.assertIn("default-src 'none'", policy)
        self.assertNotIn("unsafe", policy)
        self.assertIn("frame-ancestors 'self'", policy)
        self.assertNotIn("style=", page)
        b = self.browser
        b.get("/app")
        b.one(".app-paste")
        b.js("const s = document.createElement('script'); s.textContent = 'window.pwned = 1'; document.body.append(s); const d = document.createElement('div'); d.innerHTML = '<img src=x onerror=\"window.pwned = 2\">'; document.body.append(d)")
        time.sleep(0.3)
        self.assertIsNone(b.js("return window.pwned ?? null"))
        b.log()


if __name__ == "__main__":
    unittest.main()
