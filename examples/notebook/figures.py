import requests
import pandas as pd

BASE = "http://localhost:4200"
session = requests.Session()


def answer(path):
    response = session.get(BASE + path, timeout=30)
    if response.headers["content-type"].startswith("application/problem+json"):
        raise ValueError(response.json())
    return response.json()


def frame(path):
    pages = [answer(path)]
    while pages[-1]["next"]:
        pages.append(answer(f"{path}&after={pages[-1]['next']}"))
        if pages[-1]["generation"] != pages[0]["generation"]:
            raise ValueError("newer data were published meanwhile: ask again")
    whole = {}
    for page in pages:
        for column in page["columns"]:
            name = column["key"] if column.get("series", "current") == "current" else column["key"] + "_before"
            values = column["values"]
            if column.get("unit") == "money":
                values = [None if value is None else int(value) for value in values]
            whole.setdefault(name, []).extend(values)
    return pd.DataFrame(whole)


revenue = frame("/api/v1/answers/revenue?m=amount&by=month,unit&compare=last-year&limit=500")
growth = revenue.groupby("unit")[["amount", "amount_before"]].sum()
