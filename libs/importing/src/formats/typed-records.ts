import type { CalendarDate } from '@pendapa/contracts';
import { EXTRACT_SPECS, type FieldSpec } from '../extracts.ts';
import type { Profile } from '../profile/schema.ts';
import { marksOf, TIME_FORMAT } from '../profile/defaults.ts';
import type { Flaw } from '../text/tokenizer.ts';
import { MAX_FIELD_LENGTH, MAX_COLUMNS } from '../text/tokenizer.ts';
import type { NumberMarks } from '../values/amount.ts';
import { createDateWriter } from '../values/date.ts';

/** A cell of a typed format. `number` is plain decimal text, and `time` is HH:mm:ss; null is an empty cell. */
export type TypedCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'date'; readonly date: CalendarDate; readonly time: string }
  | { readonly kind: 'time'; readonly time: string }
  | null;

/** Receives records: cells as text, with the line in which they begin. */
export interface RecordSink {
  readonly onRecord: (cells: string[], line: number) => void;
  readonly onFlaw: (flaw: Flaw) => void;
}

/** Characters that a CSV file may not hold either. */
const FORBIDDEN_CHARACTER = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
const ISO = 'YYYY-MM-DD';
const DATED_KINDS: ReadonlySet<FieldSpec['kind']> = new Set(['date', 'posted', 'time']);

const codePointName = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Writes a plain number with the marks of the profile, so that it is read back unchanged. */
function markedNumber(plain: string, { decimal, minus }: NumberMarks): string {
  const digits = plain.replace('-', '').replace('.', decimal);
  if (!plain.startsWith('-')) return digits;
  if (minus === 'parentheses') return `(${digits})`;
  return minus === 'trailing' ? `${digits}-` : `-${digits}`;
}

/** Declared formats of columns with dates or times. */
function dateFormats(profile: Profile): ReadonlyMap<string, string> {
  const formats = new Map<string, string>();
  for (const [name, spec] of Object.entries(EXTRACT_SPECS[profile.extract].fields)) {
    const field = profile.fields[name] as { column?: string; format?: string } | undefined;
    if (DATED_KINDS.has(spec.kind) && field?.column !== undefined && field.format !== undefined) formats.set(field.column, field.format);
  }
  return formats;
}

/**
 * Writes typed cells as the texts of a CSV file with the number marks and date formats of the profile. The first record is the header,
 * unless the profile names the columns.
 */
export class TypedRecords {
  private names: readonly string[] | null;
  private writers: readonly (((date: CalendarDate, time: string) => string) | undefined)[] = [];
  private blank: number | null = null;
  private readonly marks: NumberMarks;
  private readonly formats: ReadonlyMap<string, string>;
  private readonly iso = createDateWriter(ISO);
  private readonly clock = createDateWriter(TIME_FORMAT);

  constructor(
    profile: Profile,
    private readonly sink: RecordSink,
  ) {
    this.marks = marksOf(profile);
    this.formats = dateFormats(profile);
    this.names = null;
    if (profile.file?.columns) this.open(profile.file.columns);
  }

  /** A record of empty cells is a blank line; it is refused if another record follows. */
  write(cells: readonly TypedCell[], line: number): void {
    let width = cells.length;
    while (width > 0 && (cells[width - 1] ?? null) === null) width -= 1;
    if (width === 0) {
      this.blank ??= line;
      return;
    }
    if (this.blank !== null) this.sink.onFlaw({ code: 'blank-line', line: this.blank, field: null });
    this.blank = null;
    if (width > MAX_COLUMNS) {
      this.sink.onFlaw({ code: 'too-many-columns', line, field: null, params: { most: String(MAX_COLUMNS) } });
      return;
    }
    this.passOn(cells, Math.max(width, this.names?.length ?? 0), line);
  }

  private passOn(cells: readonly TypedCell[], width: number, line: number): void {
    const texts: string[] = [];
    for (let index = 0; index < width; index += 1) {
      const text = this.text(cells[index] ?? null, index);
      if (text.length > MAX_FIELD_LENGTH)
        return this.sink.onFlaw({ code: 'field-too-long', line, field: index, params: { most: String(MAX_FIELD_LENGTH) } });
      const [character] = FORBIDDEN_CHARACTER.exec(text) ?? [];
      if (character !== undefined)
        return this.sink.onFlaw({ code: 'control-character', line, field: index, params: { character: codePointName(character) } });
      texts.push(text);
    }
    if (this.names === null) this.open(texts);
    this.sink.onRecord(texts, line);
  }

  private open(names: readonly string[]): void {
    this.names = names;
    this.writers = names.map((name) => {
      const format = this.formats.get(name.normalize('NFC').trim());
      return format === undefined ? undefined : createDateWriter(format);
    });
  }

  private text(cell: TypedCell, index: number): string {
    if (cell === null) return '';
    if (cell.kind === 'text') return cell.text;
    if (cell.kind === 'number') return markedNumber(cell.text, this.marks);
    const writer = this.writers[index];
    if (cell.kind === 'time') return (writer ?? this.clock)('', cell.time);
    return (writer ?? this.iso)(cell.date, cell.time);
  }
}
