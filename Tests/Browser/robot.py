"""A robot that fills in any form through the page: it sets whatever a step shows, and looks at what is said of it."""
import time

# Runs in the page: answers every question of the step that has no answer yet, or whose answer was refused.
FILL = r"""
const round = arguments[0];
const set = (field, value) => { field.value = value; field.dispatchEvent(new Event('input', { bubbles: true })); field.dispatchEvent(new Event('change', { bubbles: true })); };
const texts = ['Kim Lee', 'kim@example.org', '+4712345678', '12345', 'https://example.org/x', 'AB12', '2', 'A'];
const numbers = ['5', '1', '20', '100', '37', '0', '2.5', '150', '60', '1000'];
const days = ['2024-06-15', '1980-02-03', '2026-11-01', '2030-01-01', '2020-01-01'];
let done = 0;
for (const question of document.querySelectorAll('.fs-question')) {
  if (question.querySelector('.fs-readonly')) continue;
  const refused = question.classList.contains('fs-invalid');
  if (question.dataset.done && !refused) continue;
  question.dataset.done = 'yes';
  done++;
  const row = question.closest('tr');
  const scope = question.classList.contains('fs-matrix-head') && row ? row : question;
  const inputs = [...scope.querySelectorAll('input, select, textarea')].filter(n => n.type !== 'file' && !n.closest('[hidden]') && !n.hidden);
  const radios = inputs.filter(n => n.type === 'radio' || n.type === 'checkbox');
  const other = radios.find(n => n.closest('.fs-other'));
  const plain = radios.filter(n => n !== other);
  if (plain.length) { plain[(round + done) % plain.length].click(); continue; }
  for (const field of inputs) {
    if (field.type === 'radio' || field.type === 'checkbox') continue;
    const at = list => list[round % list.length];
    if (field.localName === 'select') { if (field.options.length > 1) set(field, field.options[Math.min(field.options.length - 1, 1 + round % 3)].value); }
    else if (field.type === 'range') set(field, field.max);
    else if (field.type === 'date') set(field, field.max && field.max < at(days) ? field.max : field.min && field.min > at(days) ? field.min : at(days));
    else if (field.type === 'time') set(field, '10:30');
    else if (field.classList.contains('fs-number')) set(field, at(numbers));
    else if (field.getAttribute('role') === 'combobox') { field.focus(); field.click(); }
    else if (field.classList.contains('fs-unit-picker')) set(field, 'kg');
    else set(field, at(texts));
  }
}
return done;
"""

TAKE = """for (const list of document.querySelectorAll('.fs-list:not([hidden])')) { const option = [...list.querySelectorAll('[role=option]:not([aria-disabled])')][arguments[0] % 3] || list.querySelector('[role=option]:not([aria-disabled])'); if (option) option.click(); }"""
REFUSED = "return [...document.querySelectorAll('.fs-question.fs-invalid')].map(n => n.dataset.path)"
# What cannot be guessed is left blank, where it may be.
CLEAR = """for (const question of document.querySelectorAll('.fs-question.fs-invalid')) for (const field of question.querySelectorAll('input:not([type=radio]):not([type=checkbox]):not([type=file]), textarea, select')) { field.value = ''; field.dispatchEvent(new Event('input', { bubbles: true })); field.dispatchEvent(new Event('change', { bubbles: true })); }"""


def fill(browser, seconds=60):
    """Gives `done`, or why the form could not be finished."""
    end = time.monotonic() + seconds
    steps = 0
    refusals = 0
    while time.monotonic() < end:
        browser.step()
        state = browser.js("return document.querySelector('.fs').className")
        if "fs-done" in state:
            return "done"
        if "fs-reviewing" in state:
            browser.sleep_double_click()
            browser.js("const b = document.querySelector('.fs-finish'); b && b.click()")
            time.sleep(0.25)
            if browser.all(".fs-reviewing") and browser.all(".fs-problems li"):
                return "held open: " + browser.text(".fs-problems")[:200]
            continue
        if "fs-plain" in state and not browser.all(".fs-step"):
            return "ended: " + browser.text(".fs-main")[:200]
        if browser.all(".fs-repeat"):
            browser.sleep_double_click()
            browser.js("document.querySelector('.fs-done.fs-button, .fs-nav .fs-done').click()")
            time.sleep(0.2)
            continue
        for again in range(4):
            answered = browser.js(FILL, refusals)
            time.sleep(0.12)
            browser.js(TAKE, refusals)
            time.sleep(0.3)
            if not answered:
                break
        before = browser.key()
        browser.sleep_double_click()
        browser.js("const b = document.querySelector('.fs-nav .fs-primary'); b && b.click()")
        for _ in range(40):
            time.sleep(0.05)
            if browser.key() != before or browser.js(REFUSED) or browser.all(".fs-problems li"):
                break
        steps += 1
        if browser.key() == before:
            refusals += 1
            if refusals % 5 == 4:
                browser.js(CLEAR)
            if refusals > 14:
                return "stuck: " + browser.text(".fs-problems")[:300] + " " + browser.text(".fs-banner")[:200]
        if steps > 150:
            return "too many steps"
    return "too slow"
