import type { FindingCode } from '../finding-texts.ts';
import type { TypedCell } from '../formats/typed-records.ts';
import { Unreadable } from '../formats/unreadable.ts';
import type { Params } from '../rows/row.ts';
import { MAX_COLUMNS } from '../text/tokenizer.ts';
import { readCell } from './cell-reader.ts';
import type { Workbook } from './workbook.ts';
import { readAttribute, type Attributes, type XmlHandler } from './xml-scanner.ts';

const LAST_ROW = 1_048_576;
/** The last column of a sheet is XFD, far beyond those of any extract. */
const LAST_COLUMN = 16_384;

export interface SheetEvents {
  /** Every stored row, and one empty row for each gap. Rows above the header come without cells; a row with too many columns does not come. */
  readonly onRow: (cells: readonly TypedCell[], row: number) => void;
  readonly onFlaw: (code: FindingCode, row: number, column: number | null, params: Params) => void;
  readonly onHidden: (what: 'row' | 'column', row: number, name: string) => void;
}

const damagedError = (): Unreadable => new Unreadable('workbook-damaged');

/** Position of a column by its letters, from 0. */
function columnIndex(letters: string): number {
  let index = 0;
  for (const letter of letters) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

interface Area {
  readonly row: number;
  readonly lastRow: number;
  readonly column: number;
}

function parseArea(reference: string): Area {
  const [, letters = '', row = '', lastRow = row] = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?[A-Z]{1,3}\$?(\d{1,7}))?$/.exec(reference) ?? [];
  if (letters === '') throw damagedError();
  return { row: Number(row), lastRow: Number(lastRow), column: columnIndex(letters) };
}

/** Reads the cells of one sheet row by row from its XML. */
export class Worksheet implements XmlHandler {
  private row = 0;
  private cells: TypedCell[] = [];
  private column = -1;
  private type = 'n';
  private style = 0;
  private formula = false;
  private value: string | null = null;
  private inline = '';
  private target: 'value' | 'inline' | null = null;
  private phonetic = false;
  private tooWide = false;

  constructor(
    private readonly workbook: Workbook,
    /** Number of rows above the header; merged cells there belong to a title. */
    private readonly rowsAboveHeader: number,
    private readonly events: SheetEvents,
  ) {}

  readonly onOpen = (name: string, attributes: Attributes): void => {
    switch (name) {
      case 'row':
        return this.openRow(attributes);
      case 'c':
        return this.openCell(attributes);
      case 'v':
        this.target = 'value';
        return;
      case 't':
        this.target = this.phonetic ? null : 'inline';
        return;
      case 'f':
        this.formula = true;
        return;
      case 'rPh':
        this.phonetic = true;
        return;
      case 'col':
        return this.checkColumn(attributes);
      case 'mergeCell':
        return this.checkMerged(readAttribute(attributes, 'ref') ?? '');
      default:
    }
  };

  readonly onText = (text: string): void => {
    if (this.target === 'value') this.value = (this.value ?? '') + text;
    else if (this.target === 'inline') this.inline += text;
  };

  readonly onClose = (name: string): void => {
    if (name === 'v' || name === 't') this.target = null;
    else if (name === 'rPh') this.phonetic = false;
    else if (name === 'c') this.closeCell();
    else if (name === 'row') this.closeRow();
  };

  private openRow(attributes: Attributes): void {
    const given = readAttribute(attributes, 'r');
    const row = given === null ? this.row + 1 : Number(given);
    if (!Number.isInteger(row) || row <= this.row || row > LAST_ROW) throw damagedError();
    if (row > this.row + 1) this.events.onRow([], this.row + 1);
    this.row = row;
    this.cells = [];
    this.column = -1;
    this.tooWide = false;
    if (row > this.rowsAboveHeader && /^(?:1|true)$/.test(readAttribute(attributes, 'hidden') ?? ''))
      this.events.onHidden('row', row, String(row));
  }

  private openCell(attributes: Attributes): void {
    const reference = readAttribute(attributes, 'r');
    const place = reference === null ? { row: this.row, column: this.column + 1 } : parseArea(reference);
    if (place.row !== this.row || place.column <= this.column || place.column >= LAST_COLUMN) throw damagedError();
    this.column = place.column;
    this.type = readAttribute(attributes, 't') ?? 'n';
    this.style = Number(readAttribute(attributes, 's') ?? 0);
    this.formula = false;
    this.value = null;
    this.inline = '';
  }

  private closeCell(): void {
    const raw = { type: this.type, style: this.style, formula: this.formula, value: this.value || null, inline: this.inline };
    const cell = readCell(raw, this.workbook);
    if (cell === null || this.row <= this.rowsAboveHeader) return;
    if (this.column >= MAX_COLUMNS) this.tooWide = true;
    else if ('code' in cell) this.events.onFlaw(cell.code, this.row, this.column, cell.params);
    else {
      while (this.cells.length < this.column) this.cells.push(null);
      this.cells.push(cell);
    }
  }

  private closeRow(): void {
    if (this.tooWide) this.events.onFlaw('too-many-columns', this.row, null, { most: String(MAX_COLUMNS) });
    else this.events.onRow(this.cells, this.row);
  }

  private checkColumn(attributes: Attributes): void {
    if (!/^(?:1|true)$/.test(readAttribute(attributes, 'hidden') ?? '')) return;
    // A range of hidden columns is named by its first number. It belongs to no row.
    const first = readAttribute(attributes, 'min') ?? '';
    this.events.onHidden('column', 0, first);
  }

  private checkMerged(reference: string): void {
    const { row, lastRow, column } = parseArea(reference);
    if (lastRow > this.rowsAboveHeader) this.events.onFlaw('merged-cells', row, column, { value: reference });
  }
}
