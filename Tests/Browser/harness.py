"""A browser before a live server: Debian's Chromium, driven over its WebDriver."""
import base64
import json
import os
import queue
import signal
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request

from selenium import webdriver
from selenium.common.exceptions import JavascriptException, StaleElementReferenceException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
FORMS = os.path.join(HERE, "Forms")
SHOTS = os.environ.get("BROWSER_SHOTS")
COMPACT = "application/vnd.formstep+json"


class Server:
    """`formstep serve` on a free port, with its store in memory; `restart` keeps the port and, with a file, the store."""

    def __init__(self, binary, store="memory", more=()):
        self.binary, self.store, self.more, self.port = binary, store, list(more), 0
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [self.binary, "serve", "--host", "127.0.0.1", "--port", str(self.port), "--store", self.store, *self.more],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        ports = queue.Queue()

        def drain():
            for line in self.process.stdout:
                if '"event":"listening"' in line.replace(" ", ""):
                    ports.put(json.loads(line)["port"])
            ports.put(None)

        threading.Thread(target=drain, daemon=True).start()
        port = ports.get(timeout=60)
        if port is None:
            raise RuntimeError("the server did not start")
        self.port = int(port)
        self.base = f"http://127.0.0.1:{self.port}"

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(timeout=30)
            except subprocess.TimeoutExpired:
                self.process.kill()

    def ask(self, method, path, body=None, accept=COMPACT):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data=data, method=method, headers={
            "Accept": accept, "Content-Type": "application/fhir+json" if path[1:2].isupper() and "$" not in path else "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=30) as reply:
                text = reply.read()
                return reply.status, json.loads(text) if text else None
        except urllib.error.HTTPError as error:
            text = error.read()
            return error.code, json.loads(text) if text else None


def form(name):
    with open(os.path.join(FORMS, name), encoding="utf-8") as source:
        return json.load(source)


class Browser:
    """One window. Selectors are CSS."""

    def __init__(self, base, width=1200, height=900, language="en-US", dark=False, touch=False):
        options = webdriver.ChromeOptions()
        options.binary_location = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        self.profile = tempfile.TemporaryDirectory(prefix="formstep-browser-")
        for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", f"--window-size={width},{height}", f"--lang={language}",
                         "--hide-scrollbars", "--disable-background-networking", "--disable-component-update", "--no-first-run", "--disable-sync",
                         "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", f"--user-data-dir={self.profile.name}",
                         "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"):
            options.add_argument(argument)
        options.add_experimental_option("prefs", {"intl.accept_languages": language})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(os.environ.get("CHROMEDRIVER", "/usr/bin/chromedriver")))
        self.driver.set_page_load_timeout(30)
        self.driver.set_script_timeout(30)
        self.base = base
        if dark:
            self.cdp("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
        if touch or width < 500:
            self.cdp("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=True)

    def close(self):
        self.driver.quit()
        self.profile.cleanup()

    def cdp(self, command, **parameters):
        return self.driver.execute_cdp_cmd(command, parameters)

    def js(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def get(self, path):
        self.driver.get(self.base + path)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector, seconds=8):
        return self.wait(lambda: next((node for node in self.all(selector) if node.is_displayed()), None), f"no {selector}", seconds)

    def wait(self, condition, what, seconds=8):
        end = time.monotonic() + seconds
        while True:
            try:
                found = condition()
                if found:
                    return found
            except (StaleElementReferenceException, JavascriptException):
                pass
            if time.monotonic() > end:
                raise AssertionError(f"{what if isinstance(what, str) else what()}; on the page: {self.text()[:700]!r}; log: {self.log()}")
            time.sleep(0.03)

    def text(self, selector="body"):
        return self.js("return (document.querySelector(arguments[0]) || {}).innerText || ''", selector)

    def sees(self, text, seconds=8):
        self.wait(lambda: text in self.text(), f"{text!r} is not shown", seconds)

    def log(self):
        """What the browser has to say since the last time: errors of scripts and of the policy."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]

    def shot(self, name):
        """A picture of the whole page, where BROWSER_SHOTS names a folder for them."""
        if not SHOTS:
            return
        os.makedirs(SHOTS, exist_ok=True)
        picture = self.cdp("Page.captureScreenshot", format="png", captureBeyondViewport=True)
        with open(os.path.join(SHOTS, name + ".png"), "wb") as out:
            out.write(base64.b64decode(picture["data"]))

    # What a person does.

    def open_form(self, resource, stateless=False, inspect=False):
        """Pastes a form and begins to fill it in."""
        if isinstance(resource, str):
            resource = form(resource)
        self.get("/app")
        self.one(".app-paste")
        if stateless != bool(self.js("return document.querySelector('.app-keep input').checked")):
            self.click(".app-keep input")
        self.js("const field = document.querySelector('.app-paste'); field.value = arguments[0]; field.dispatchEvent(new Event('input'))", json.dumps(resource))
        self.click(".app-inspect" if inspect else ".app-open")
        self.step()
        self.sleep_double_click()

    def step(self):
        """Waits until a step, the review or the end is on screen and nothing is under way."""
        self.wait(lambda: self.js("const f = document.querySelector('.fs'); return f && !f.classList.contains('fs-busy') && !document.querySelector('.fs-wait') && (document.querySelector('.fs-step') || f.classList.contains('fs-plain'))"), "no step")

    @staticmethod
    def sleep_double_click():
        """Until the player takes a click for one that is meant (it passes over the second half of double clicks)."""
        time.sleep(0.37)

    def click(self, selector):
        node = self.one(selector) if isinstance(selector, str) else selector
        self.js("arguments[0].scrollIntoView({block: 'center'})", node)
        node.click()

    def key(self):
        """What names the step that is drawn."""
        return self.js("const f = document.querySelector('.fs'); return f ? f.className + '|' + [...document.querySelectorAll('.fs-main [data-path]')].map(n => n.dataset.path).join() + '|' + (document.querySelector('.fs-title') || {}).textContent : ''")

    def next(self, expect_change=True):
        before = self.key()
        self.sleep_double_click()
        self.click(".fs-nav .fs-primary")
        if expect_change:
            self.wait(lambda: self.key() != before, lambda: "Next led nowhere: " + self.text(".fs-problems"))
        self.step()

    def back(self):
        before = self.key()
        self.sleep_double_click()
        self.click(".fs-nav .fs-back")
        self.wait(lambda: self.key() != before, "Back led nowhere")
        self.step()

    def question(self, link_id):
        return self.one(f'.fs-question[data-link-id="{link_id}"]')

    def type(self, link_id, text, nth=0):
        fields = self.question(link_id).find_elements(By.CSS_SELECTOR, "input:not([type=radio]):not([type=checkbox]):not([type=file]), textarea")
        field = [one for one in fields if one.is_displayed()][nth]
        field.clear()
        field.send_keys(text)
        return field

    def set(self, link_id, value, selector="input", nth=0):
        """Sets a field whose keys depend on the locale (dates, times, sliders)."""
        field = self.question(link_id).find_elements(By.CSS_SELECTOR, selector)[nth]
        self.js("const [f, v] = arguments; f.focus(); f.value = v; f.dispatchEvent(new Event('input', {bubbles: true})); f.dispatchEvent(new Event('change', {bubbles: true}))", field, value)

    def choose(self, link_id, text):
        for label in self.question(link_id).find_elements(By.CSS_SELECTOR, "label.fs-option"):
            if label.text.strip().startswith(text):
                self.click(label)
                return
        raise AssertionError(f"{link_id} has no option {text!r}")

    def pick(self, link_id, text):
        select = self.question(link_id).find_element(By.CSS_SELECTOR, "select")
        self.js("const [s, t] = arguments; s.value = [...s.options].find(o => o.text === t).value; s.dispatchEvent(new Event('change', {bubbles: true}))", select, text)

    def combo(self, link_id, typed, wanted):
        field = self.question(link_id).find_element(By.CSS_SELECTOR, "[role=combobox]")
        field.click()
        field.send_keys(typed)
        option = self.wait(lambda: next((o for o in self.question(link_id).find_elements(By.CSS_SELECTOR, "[role=option]") if o.text.startswith(wanted)), None), f"{wanted} is not offered")
        option.click()

    def error(self, link_id):
        return self.question(link_id).find_element(By.CSS_SELECTOR, ":scope > .fs-error").text

    def finish(self):
        """From the review to the end; gives the finished response."""
        self.wait(lambda: self.all(".fs-finish"), "no review")
        self.sleep_double_click()
        self.click(".fs-finish")
        self.wait(lambda: self.all(".fs-done .fs-json pre"), "not finished")
        return json.loads(self.js("return document.querySelector('.fs-json pre').textContent"))

    def until_review(self, limit=60):
        for _ in range(limit):
            if self.all(".fs-reviewing"):
                return
            self.next()
        raise AssertionError("the form does not end")


def answers(response):
    """All answers of a response by linkId, in order."""
    found = {}

    def walk(items):
        for item in items or []:
            for answer in item.get("answer", []):
                found.setdefault(item["linkId"], []).append(next((value for key, value in answer.items() if key.startswith("value")), None))
                walk(answer.get("item"))
            walk(item.get("item"))

    walk(response.get("item"))
    return found


__all__ = ["Browser", "Server", "By", "Keys", "answers", "form", "ROOT", "FORMS"]
