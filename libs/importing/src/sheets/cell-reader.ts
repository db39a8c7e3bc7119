import { isCalendarDate } from '@pendapa/contracts';
import type { FindingCode } from '../finding-texts.ts';
import type { TypedCell } from '../formats/typed-records.ts';
import type { Params } from '../rows/row.ts';
import { decimalText, serialDate, serialTime } from './number-formats.ts';
import { withoutEscapes, type Workbook } from './workbook.ts';

/** A cell as the sheet stores it. */
export interface RawCell {
  /** `n` if the sheet does not say. */
  readonly type: string;
  readonly style: number;
  readonly formula: boolean;
  /** Null if the value element is missing or empty. */
  readonly value: string | null;
  /** Text that is stored in the cell itself. */
  readonly inline: string;
}

export interface CellFlaw {
  readonly code: FindingCode;
  readonly params: Params;
}

const cellFlaw = (code: FindingCode, value: string): CellFlaw => ({ code, params: { value } });
const textCell = (text: string): TypedCell => (text === '' ? null : { kind: 'text', text });

function readIsoDate(value: string): TypedCell | CellFlaw {
  const [, date, time = '00:00:00'] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})(?:\.0+)?)?$/.exec(value) ?? [];
  return date !== undefined && isCalendarDate(date) ? { kind: 'date', date, time } : cellFlaw('date-impossible', value);
}

function readNumber(value: string, shownAs: 'date' | 'time' | null, from1904: boolean): TypedCell | CellFlaw {
  const text = decimalText(value);
  if (text === null) return cellFlaw('cell-malformed', value);
  if (shownAs === 'time') {
    const time = text === 'inexact' ? null : serialTime(Number(value));
    if (time !== null) return { kind: 'time', time };
  }
  if (shownAs === 'date') {
    const date = text === 'inexact' ? null : serialDate(Number(value), from1904);
    return date ? { kind: 'date', ...date } : cellFlaw('date-serial', value);
  }
  return text === 'inexact' ? cellFlaw('number-inexact', value) : { kind: 'number', text };
}

/** Reads a cell exactly, or gives the reason why it cannot be read. */
export function readCell({ type, style, formula, value, inline }: RawCell, workbook: Workbook): TypedCell | CellFlaw {
  if (type === 'e') return cellFlaw('cell-error', value ?? '');
  if (type === 'inlineStr') return textCell(withoutEscapes(inline));
  // A formula with an empty text as result has a value; one that was never calculated has none.
  if (value === null) return formula && type !== 'str' ? cellFlaw('formula-without-value', '') : null;
  switch (type) {
    case 's': {
      const text = /^\d+$/.test(value) ? workbook.texts[Number(value)] : undefined;
      return text === undefined ? cellFlaw('cell-malformed', value) : textCell(text);
    }
    case 'str':
      return textCell(withoutEscapes(value));
    case 'b':
      return value === '0' || value === '1' ? { kind: 'text', text: value === '1' ? 'TRUE' : 'FALSE' } : cellFlaw('cell-malformed', value);
    case 'd':
      return readIsoDate(value);
    case 'n':
      return readNumber(value, workbook.shownAs[style] ?? null, workbook.from1904);
    default:
      return cellFlaw('cell-malformed', type);
  }
}
