"""A workbook as another program than its writer reads it: JSON of its sheets, dates as "date <ISO>", numbers as numbers."""
import datetime
import json
import sys

import openpyxl


def told(value):
    return f"date {value.date().isoformat()}" if isinstance(value, datetime.datetime) else value


# Given as a file: a download has no name that tells what it is.
with open(sys.argv[1], "rb") as file:
    book = openpyxl.load_workbook(file)
print(json.dumps([{"name": sheet.title, "rows": [[told(cell.value) for cell in row] for row in sheet]} for sheet in book]))
