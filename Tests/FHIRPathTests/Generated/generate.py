#!/usr/bin/env python3
"""Writes decimal.tsv and datetime.tsv beside this file: expressions with what Python's decimal and datetime make of them.

    Tests/FHIRPathTests/Generated/generate.py

The rows have the format of ../Cases (see its README). The same Python gives the same bytes: the seed is fixed.
"""
import calendar
import datetime
import decimal
import pathlib
import random
import zoneinfo

random.seed(20260528)
decimal.getcontext().prec = 80
decimal.getcontext().Emin = -999
D = decimal.Decimal
FOLDER = pathlib.Path(__file__).resolve().parent


def literal(value):
    text = format(value, "f") if isinstance(value, D) else str(value)
    return f"({text})" if text.startswith("-") else text


def boolean(value):
    return "boolean true" if value else "boolean false"


def number(digits, scale):
    """A decimal with up to so many digits, of which `scale` lie behind the point."""
    whole = random.randint(0, 10 ** random.randint(1, digits) - 1)
    return D(whole).scaleb(-scale) * random.choice((1, 1, 1, -1)) + D(0).scaleb(-scale)


def rounded(value, digits):
    return value.quantize(D(1).scaleb(-digits), rounding=decimal.ROUND_HALF_UP)


def small():
    scale = random.randint(1, 9)
    return number(random.randint(scale, 17), scale)


def integers():
    a, b = (random.choice((random.randint(-50, 50), random.randint(-(2**31) + 1, 2**31 - 1))) for _ in range(2))
    sign = random.choice(("+", "-", "*", "div", "mod", "<", "="))
    if sign in ("div", "mod"):
        if b == 0:
            result = None
        else:
            quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
            result = quotient if sign == "div" else a - quotient * b
    elif sign in ("<", "="):
        return f"{literal(a)} {sign} {literal(b)}", boolean(a < b if sign == "<" else a == b)
    else:
        result = a + b if sign == "+" else a - b if sign == "-" else a * b
    fits = result is not None and -(2**31) <= result < 2**31
    return f"{literal(a)} {sign} {literal(b)}", f"integer {result}" if fits else "{}"


def decimals():
    a, b = small(), small()
    sign = random.choice(("+", "-", "*", "/", "div", "mod", "<", "<=", "=", "!="))
    left = f"{literal(a)} {sign} {literal(b)}"
    if sign in ("<", "<=", "=", "!="):
        if random.random() < 0.3:
            b = rounded(a, random.randint(0, 12))
            left = f"{literal(a)} {sign} {literal(b)}"
        return left, boolean({"<": a < b, "<=": a <= b, "=": a == b, "!=": a != b}[sign])
    if sign in ("+", "-", "*"):
        result = a + b if sign == "+" else a - b if sign == "-" else a * b
        return f"{left} = {literal(result)}", "boolean true"
    if b == 0:
        return left, "{}"
    if sign == "/":
        return f"({left}).round(16) = {literal(rounded(a / b, 16))}", "boolean true"
    result = (a / b).to_integral_value(decimal.ROUND_DOWN) if sign == "div" else a % b
    return f"{left} = {literal(result)}", "boolean true"


def written():
    """The digits of a sum are those of the longer fraction: none is lost, none is added."""
    a, b = small(), small()
    result = a + b
    return f"{literal(a)} + {literal(b)}", f"decimal {format(result, 'f') if result else format(abs(result), 'f')}"


def long_numbers():
    a, b = number(28, 8), number(28, 8)
    sign = random.choice(("+", "-"))
    result = a + b if sign == "+" else a - b
    return f"{literal(a)} {sign} {literal(b)} = {literal(result)}", "boolean true"


def functions():
    value = small()
    name = random.choice(("round", "round", "ceiling", "floor", "truncate", "abs", "sqrt", "exp", "ln", "power"))
    if name == "round":
        digits = random.randint(0, 8)
        return f"{literal(value)}.round({digits}) = {literal(rounded(value, digits))}", "boolean true"
    if name in ("ceiling", "floor", "truncate"):
        mode = {"ceiling": decimal.ROUND_CEILING, "floor": decimal.ROUND_FLOOR, "truncate": decimal.ROUND_DOWN}[name]
        return f"{literal(value)}.{name}() = {literal(value.to_integral_value(mode))}", "boolean true"
    if name == "abs":
        return f"{literal(value)}.abs() = {literal(abs(value))}", "boolean true"
    if name == "power":
        value, exponent = number(4, 1), random.randint(0, 6)
        return f"{literal(value)}.power({exponent}) = {literal(value ** exponent if exponent else D(1))}", "boolean true"
    value = abs(number(6, 3)) + D("0.001")
    result = {"sqrt": value.sqrt, "exp": (value % 20).exp, "ln": value.ln}[name]()
    argument = value % 20 if name == "exp" else value
    return f"{literal(argument)}.{name}().round(14) = {literal(rounded(result, 14))}", "boolean true"


def date():
    return datetime.date.fromordinal(random.randint(datetime.date(1, 1, 1).toordinal(), datetime.date(9999, 12, 31).toordinal()))


def moved(day, months):
    total = day.year * 12 + day.month - 1 + months
    year, month = divmod(total, 12)
    if not 1 <= year <= 9999:
        return None
    return datetime.date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))


def dates():
    day, amount = date(), random.randint(-3000, 3000)
    unit = random.choice(("days", "weeks", "months", "years"))
    try:
        if unit in ("days", "weeks"):
            result = day + datetime.timedelta(**{unit: amount})
        else:
            result = moved(day, amount * (12 if unit == "years" else 1))
    except OverflowError:
        result = None
    sign = random.choice("+-")
    shown = amount if sign == "+" else -amount
    return f"@{day.isoformat()} {sign} ({shown} {unit})", f"date {result.isoformat()}" if result else "error: execution"


ZONES = ("Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia", "UTC", "America/St_Johns")


def moment():
    seconds = random.randint(631152000, 2208988800)
    zone = zoneinfo.ZoneInfo(random.choice(ZONES))
    return datetime.datetime.fromtimestamp(seconds, zone)


def fixed(value):
    """The same clock with a fixed offset: what a dateTime of FHIRPath is."""
    return value.replace(tzinfo=datetime.timezone(value.utcoffset()))


def times():
    value, amount = fixed(moment()), random.randint(-100000, 100000)
    unit = random.choice(("hours", "minutes", "seconds", "days"))
    result = value + datetime.timedelta(**{unit: amount})
    return f"@{value.isoformat()} + ({amount} {unit}) = @{result.isoformat()}", "boolean true"


def orders():
    a = moment()
    b = a.astimezone(zoneinfo.ZoneInfo(random.choice(ZONES))) + datetime.timedelta(seconds=random.choice((0, 0, 1, -1, 3600)))
    b = fixed(b)
    a = fixed(a)
    sign = random.choice(("<", "<=", "=", ">"))
    result = {"<": a < b, "<=": a <= b, "=": a == b, ">": a > b}[sign]
    return f"@{a.isoformat()} {sign} @{b.isoformat()}", boolean(result)


def distances():
    a, b = date(), date()
    unit = random.choice(("day", "week", "year", "month"))
    name = random.choice(("difference", "duration"))
    days = b.toordinal() - a.toordinal()
    months = (b.year - a.year) * 12 + b.month - a.month
    if name == "difference":
        result = {
            "day": days, "week": b.toordinal() // 7 - a.toordinal() // 7, "year": b.year - a.year, "month": months,
        }[unit]
    else:
        if months > 0 and b.day < a.day:
            months -= 1
        if months < 0 and b.day > a.day:
            months += 1
        result = {
            "day": days, "week": abs(days) // 7 * (1 if days >= 0 else -1),
            "year": abs(months) // 12 * (1 if months >= 0 else -1), "month": months,
        }[unit]
    return f"@{a.isoformat()}.{name}(@{b.isoformat()}, '{unit}')", f"integer {result}"


def parts():
    value = fixed(moment())
    name, result = random.choice((
        ("yearOf", value.year), ("monthOf", value.month), ("dayOf", value.day), ("hourOf", value.hour),
        ("minuteOf", value.minute), ("secondOf", value.second)))
    return f"@{value.isoformat()}.{name}()", f"integer {result}"


def write(name, makers):
    rows = [f"# Written by generate.py: Python's {name}. Do not edit."]
    for maker, count in makers:
        rows += [f"{expression}\t-\t{expected}" for expression, expected in (maker() for _ in range(count))]
    (FOLDER / f"{name}.tsv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    print(f"{name}.tsv: {len(rows) - 1} rows")


write("decimal", ((integers, 500), (decimals, 1200), (written, 300), (long_numbers, 300), (functions, 700)))
write("datetime", ((dates, 900), (times, 500), (orders, 500), (distances, 500), (parts, 200)))
