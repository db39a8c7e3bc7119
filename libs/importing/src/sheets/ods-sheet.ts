import { isCalendarDate } from '@pendapa/contracts';
import type { TypedCell } from '../formats/typed-records.ts';
import { Unreadable } from '../formats/unreadable.ts';
import { MAX_COLUMNS } from '../text/tokenizer.ts';
import type { CellFlaw } from './cell-reader.ts';
import { decimalText } from './number-formats.ts';
import type { SheetEvents } from './worksheet.ts';
import { readAttribute, type Attributes, type XmlHandler } from './xml-scanner.ts';

/** Rows and columns of a sheet; a document that repeats more is damaged. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
/** A small file may repeat a filled row very often; no extract has as many cells. */
const MAX_REPEATED_CELLS = 20_000_000;
/** Elements whose text is not that of the cell: comments, drawings, notes. */
const UNREAD_ELEMENTS: ReadonlySet<string> = new Set(['annotation', 'frame', 'note', 'g', 'custom-shape']);

const damagedError = (): Unreadable => new Unreadable('workbook-damaged');

function repeats(attributes: Attributes, name: string, max: number): number {
  const count = Number(readAttribute(attributes, name) ?? 1);
  if (!Number.isInteger(count) || count < 1 || count > max) throw damagedError();
  return count;
}

const flaw = (code: CellFlaw['code'], value: string): CellFlaw => ({ code, params: { value } });

const DATE = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})(?:[.,]\d+)?)?$/;
const DURATION = /^PT(\d{1,2})H(\d{1,2})M(\d{1,2})(?:[.,]\d+)?S$/;

function timeCell(value: string): TypedCell | CellFlaw {
  const parts = (DURATION.exec(value) ?? []).slice(1, 4);
  if (parts.length < 3 || Number(parts[0]) > 23) return flaw('cell-malformed', value);
  return { kind: 'time', time: parts.map((part) => part.padStart(2, '0')).join(':') };
}

/** Reads a cell by the type that it declares, not by the text that it shows. */
function readOdsCell(attributes: Attributes, text: string): TypedCell | CellFlaw {
  const value = (name: string): string => readAttribute(attributes, name) ?? '';
  const type = readAttribute(attributes, 'value-type');
  switch (type) {
    case 'float':
    case 'currency':
    case 'percentage': {
      const number = decimalText(value('value'));
      if (number === null) return flaw('cell-malformed', value('value'));
      return number === 'inexact' ? flaw('number-inexact', value('value')) : { kind: 'number', text: number };
    }
    case 'date': {
      const [, date = '', time = '00:00:00'] = DATE.exec(value('date-value')) ?? [];
      return isCalendarDate(date) ? { kind: 'date', date, time } : flaw('date-impossible', value('date-value'));
    }
    case 'time':
      return timeCell(value('time-value'));
    case 'boolean':
      return { kind: 'text', text: value('boolean-value') === 'true' ? 'TRUE' : 'FALSE' };
    case 'string':
    case null: {
      const stored = readAttribute(attributes, 'string-value') ?? text;
      return stored === '' ? null : { kind: 'text', text: stored };
    }
    default:
      return flaw('cell-malformed', type);
  }
}

interface OpenCell {
  readonly attributes: Attributes;
  readonly repeats: number;
  readonly covered: boolean;
}

/** Reads the cells of one sheet of an OpenDocument spreadsheet row by row. Other sheets are passed over. */
export class OdsSheet implements XmlHandler {
  private tables = 0;
  private isChosen = false;
  private row = 0;
  private rowRepeats = 1;
  private cells: TypedCell[] = [];
  private column = 0;
  /** Columns that were declared so far. */
  private columns = 0;
  private cell: OpenCell | null = null;
  private text = '';
  private paragraphs = 0;
  private inParagraph = false;
  private unread = 0;
  private repeatedCells = 0;
  private tooWide = false;

  constructor(
    private readonly name: string,
    private readonly rowsAboveHeader: number,
    private readonly events: SheetEvents,
  ) {}

  readonly onOpen = (name: string, attributes: Attributes): void => {
    if (name === 'table') return this.openTable(attributes);
    if (!this.isChosen) return;
    if (UNREAD_ELEMENTS.has(name)) this.unread += 1;
    else if (name === 'table-row') this.openRow(attributes);
    else if (name === 'table-column') this.checkColumn(attributes);
    else if (name === 'table-cell' || name === 'covered-table-cell') this.openCell(name, attributes);
    else if (this.cell !== null && this.unread === 0) this.openText(name, attributes);
  };

  readonly onText = (text: string): void => {
    if (this.inParagraph && this.unread === 0) this.text += text;
  };

  readonly onClose = (name: string): void => {
    if (name === 'table') {
      this.tables -= 1;
      this.isChosen = false;
    }
    if (!this.isChosen) return;
    if (UNREAD_ELEMENTS.has(name)) this.unread -= 1;
    else if (name === 'p' && this.unread === 0) this.inParagraph = false;
    else if (name === 'table-cell' || name === 'covered-table-cell') this.closeCell();
    else if (name === 'table-row') this.closeRow();
  };

  private openTable(attributes: Attributes): void {
    this.tables += 1;
    // A table within a cell would be read as rows of its own.
    if (this.tables > 1) throw damagedError();
    this.isChosen = readAttribute(attributes, 'name') === this.name;
  }

  private openRow(attributes: Attributes): void {
    this.rowRepeats = repeats(attributes, 'number-rows-repeated', LAST_ROW);
    this.cells = [];
    this.column = 0;
    this.tooWide = false;
    const visibility = readAttribute(attributes, 'visibility') ?? 'visible';
    if (visibility !== 'visible' && this.row + 1 > this.rowsAboveHeader && this.rowRepeats < LAST_ROW / 2)
      this.events.onHidden('row', this.row + 1, String(this.row + 1));
  }

  private checkColumn(attributes: Attributes): void {
    const first = this.columns + 1;
    this.columns += repeats(attributes, 'number-columns-repeated', LAST_COLUMN);
    if ((readAttribute(attributes, 'visibility') ?? 'visible') !== 'visible') this.events.onHidden('column', 0, String(first));
  }

  private openCell(name: string, attributes: Attributes): void {
    this.cell = {
      attributes,
      repeats: repeats(attributes, 'number-columns-repeated', LAST_COLUMN),
      covered: name === 'covered-table-cell',
    };
    this.text = '';
    this.paragraphs = 0;
    const spans = ['number-columns-spanned', 'number-rows-spanned'].some((span) => Number(readAttribute(attributes, span) ?? 1) > 1);
    if (spans && this.row >= this.rowsAboveHeader)
      this.events.onFlaw('merged-cells', this.row + 1, this.column, { value: `${this.row + 1}:${this.column + 1}` });
  }

  private openText(name: string, attributes: Attributes): void {
    if (name === 'p') {
      if (this.paragraphs > 0) this.text += '\n';
      this.paragraphs += 1;
      this.inParagraph = true;
    } else if (name === 's') this.text += ' '.repeat(repeats(attributes, 'c', MAX_COLUMNS));
    else if (name === 'tab') this.text += '\t';
    else if (name === 'line-break') this.text += '\n';
  }

  private closeCell(): void {
    const { cell, column } = this;
    if (cell === null) throw damagedError();
    this.cell = null;
    this.column += cell.repeats;
    if (this.column > LAST_COLUMN) throw damagedError();
    const isError = readAttribute(cell.attributes, 'value-type') === 'string' && cell.attributes['calcext:value-type'] === 'error';
    const read = isError ? flaw('cell-error', this.text) : readOdsCell(cell.attributes, this.text);
    if (cell.covered || read === null || this.row < this.rowsAboveHeader) return;
    if (column + cell.repeats > MAX_COLUMNS) this.tooWide = true;
    else if ('code' in read) this.events.onFlaw(read.code, this.row + 1, column, read.params);
    else {
      while (this.cells.length < column) this.cells.push(null);
      for (let time = 0; time < cell.repeats; time += 1) this.cells.push(read);
    }
  }

  private closeRow(): void {
    const first = this.row + 1;
    this.row += this.rowRepeats;
    if (this.row > LAST_ROW) throw damagedError();
    if (this.tooWide) return this.events.onFlaw('too-many-columns', first, null, { most: String(MAX_COLUMNS) });
    if (this.cells.length === 0) return this.events.onRow([], first);
    this.repeatedCells += (this.rowRepeats - 1) * this.cells.length;
    if (this.repeatedCells > MAX_REPEATED_CELLS) throw new Unreadable('archive-bomb', { reason: `> ${MAX_REPEATED_CELLS}` });
    for (let time = 0; time < this.rowRepeats; time += 1) this.events.onRow(this.cells, first + time);
  }
}
