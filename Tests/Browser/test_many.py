"""Forms of others, where the shared folder lies beside the repository (or CASES names their folder): all are opened, twenty are filled in by the robot."""
import json
import os
import sys
import unittest

from base import BrowserTest
from robot import fill

REPOSITORY = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDER = os.environ.get("CASES", os.path.join(os.path.dirname(REPOSITORY), "shared", "cases", "questionnaires"))
# Where nobody says how many: a sample that fits into CI's time.
OPENED = int(os.environ.get("OPEN_FORMS", "60"))
FILLED = int(os.environ.get("FILL_FORMS", "20"))


def forms():
    names = sorted(name for name in os.listdir(FOLDER) if name.endswith(".json")) if os.path.isdir(FOLDER) else []
    return [os.path.join(FOLDER, name) for name in names]


@unittest.skipUnless(forms(), f"no forms of others: {FOLDER} is not here")
class Many(BrowserTest):
    def paste(self, path):
        b = self.browser
        with open(path, encoding="utf-8-sig") as source:
            text = source.read()
        if json.loads(text).get("resourceType") != "Questionnaire":
            return False
        b.get("/app")
        b.one(".app-paste")
        b.js("const f = document.querySelector('.app-paste'); f.value = arguments[0]; document.querySelector('.app-open').click()", text)
        b.wait(lambda: b.js("const f = document.querySelector('.fs'); return (f && (document.querySelector('.fs-step') || f.classList.contains('fs-plain'))) || document.querySelector('.app-own .fs-error:not([hidden])')"), "nothing happens", 20)
        return True

    def test_all_open(self):
        b = self.browser
        paths = forms()
        paths = paths[::max(1, len(paths) // OPENED)] if OPENED < len(paths) else paths
        opened, refused = 0, []
        for path in paths:
            with self.subTest(os.path.basename(path)):
                if not self.paste(path):
                    continue
                if b.all(".fs-step") or b.all(".fs-reviewing"):
                    opened += 1
                else:
                    refused.append(f"{os.path.basename(path)}: {b.text('.fs-main')[:160]!r}")
                self.assert_quiet()
                self.assertLessEqual(b.js("return document.documentElement.scrollWidth - document.documentElement.clientWidth"), 0, "scrolls sideways")
                b.shot("many-" + os.path.basename(path)[:60])
        print(f"opened {opened} of {len(paths)}; refused by the server: {refused}", file=sys.stderr)
        self.assertGreater(opened, len(paths) * 0.9)

    def test_twenty_are_filled_in(self):
        b = self.browser
        paths = [path for path in forms() if os.path.getsize(path) < 40000]
        done, not_done = 0, []
        for path in paths[3::max(1, len(paths) // (FILLED + 8))]:
            if done >= FILLED:
                break
            if not self.paste(path) or not b.all(".fs-step"):
                continue
            result = fill(b, 45)
            self.assert_quiet()
            if result == "done":
                done += 1
            else:
                not_done.append(f"{os.path.basename(path)}: {result}")
        print(f"filled {done}; not finished by the robot: {json.dumps(not_done, indent=1, ensure_ascii=False)}", file=sys.stderr)
        self.assertGreaterEqual(done, min(FILLED, 20))


if __name__ == "__main__":
    unittest.main()
