import type { Language, Texts } from '@pendapa/contracts';
import { EXTRACT_LABELS } from '@pendapa/contracts/definitions';
import { LineSet } from './line-set.ts';
import { FINDING_ADVICE, FINDING_TEXTS, type FindingCode } from './finding-texts.ts';
import { groupedNumber } from './values/grouped.ts';

/** A fault or a remark about one place of a file. */
export interface Finding {
  /** File name without its folder. */
  readonly file: string;
  /** Line from 1; 0 if the finding concerns the whole file. */
  readonly line: number;
  /** Name of the column in the header; null if the finding concerns the whole row. */
  readonly column: string | null;
  readonly code: FindingCode;
  readonly params: Readonly<Record<string, string>>;
  readonly texts: Texts;
  readonly advice: Texts;
  /** Number of places with the same cause in the same column. Texts describe the first of them. */
  readonly count: number;
  readonly lines: readonly number[];
}

export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column?: string | null;
}

/** At most this many findings are listed; all are counted. */
export const LISTED_FINDINGS = 1_000;
const LONGEST_PARAM = 120;

const shorten = (text: string): string => (text.length > LONGEST_PARAM ? `${text.slice(0, LONGEST_PARAM)}...` : text);

const fill = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => params[name] ?? whole);

/** Parameters that are amounts or counts; years and codes must never be grouped. */
const FIGURES: ReadonlySet<string> = new Set([
  'amount',
  'before',
  'closing',
  'computed',
  'difference',
  'discount',
  'due',
  'expected',
  'found',
  'months',
  'opening',
  'original',
  'paid',
  'paidDiscount',
  'paidPenalty',
  'parts',
  'penalty',
  'principal',
  'rows',
  'units',
  'whole',
]);
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

function saidParam(name: string, value: string, language: Language): string {
  if (name === 'extract') return Object.entries(EXTRACT_LABELS).find(([key]) => key === value)?.[1][language] ?? value;
  return FIGURES.has(name) && PLAIN_NUMBER.test(value) ? groupedNumber(value, language) : value;
}

/** Formats parameters for the reader: names of extracts, and figures with the marks of the language. */
const spoken = (params: Readonly<Record<string, string>>, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, saidParam(name, value, language)]));

export function finding(place: Place, code: FindingCode, params: Readonly<Record<string, string>> = {}): Finding {
  const short = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shorten(value)]));
  const said = (texts: Texts): Texts => ({ id: fill(texts.id, spoken(short, 'id')), en: fill(texts.en, spoken(short, 'en')) });
  const { file, line, column = null } = place;
  const [texts, advice] = [said(FINDING_TEXTS[code]), said(FINDING_ADVICE[code])];
  return { file, line, column, code, params: short, texts, advice, count: 1, lines: [line] };
}

/** Receives every finding, also those that are not listed, until it is full. */
export interface FindingSink {
  readonly full: boolean;
  readonly take: (finding: Finding) => void;
}

/** Parameters that may quote content of a file. */
const QUOTING: readonly string[] = ['value', 'found', 'name', 'first'];
/** Findings whose examples are hidden one by one before they are joined. */
const HIDDEN_BEFORE: readonly FindingCode[] = ['code-trimmed'];
const HIDDEN = '***';
const COUNT = /^#?\d{1,7}$/;

/** One finding for many cells of a column: their number, and the first examples. */
interface Tally {
  readonly place: Place;
  readonly code: FindingCode;
  readonly examples: string[];
  rows: number;
}

const MOST_EXAMPLES = 3;
const MOST_LINES = 3;

/** Parameter that distinguishes causes in one column; other codes have one cause for each column. */
const APART: Readonly<Partial<Record<FindingCode, string>>> = {
  'choice-unknown': 'value',
  'code-unknown': 'value',
  'code-unmapped': 'value',
  'name-ambiguous': 'value',
  'parent-unknown': 'value',
  'total-row': 'value',
  'total-account': 'value',
  'total-found': 'value',
  'total-left-out': 'value',
  'account-differs': 'value',
  'total-column': 'value',
  'spelled-differently': 'value',
  'header-empty': 'position',
  'unnamed-value': 'position',
  'control-differs': 'period',
  'control-missing': 'period',
};

/** Each finding about a whole file has its own cause. */
function causeOf({ file, line, column }: Place, code: FindingCode, params: Readonly<Record<string, string>>): string | null {
  return line === 0 ? null : [file, column ?? '', code, params[APART[code] ?? ''] ?? ''].join('\u0000');
}

/** Lists the first thousand causes, each with its first lines, and counts all findings. */
export class FindingList {
  private readonly kept: Finding[] = [];
  private readonly places = new Map<string, number>();
  private counted = 0;
  private readonly tallies = new Map<string, Tally>();
  private quotable: ReadonlySet<string> | null = null;
  private readonly lines = new LineSet();

  constructor(private readonly sink: FindingSink | null = null) {}

  /** From now on findings quote only these words and counts, because any cell may hold a person's name. Null: anything. */
  quoteOnly(words: ReadonlySet<string> | null): void {
    this.quotable = words;
  }

  add(place: Place, code: FindingCode, params: Readonly<Record<string, string>> = {}): void {
    this.counted += 1;
    this.mark(place);
    const cause = causeOf(place, code, params);
    const listed = !this.joined(cause, place.line) && this.kept.length < LISTED_FINDINGS;
    if (!listed && (this.sink === null || this.sink.full)) return;
    const made = finding(
      { ...place, column: this.hide(place.column ?? null) },
      code,
      HIDDEN_BEFORE.includes(code) ? params : this.hideAll(params),
    );
    if (listed && cause !== null) this.places.set(cause, this.kept.length);
    if (listed) this.kept.push(made);
    this.sink?.take(made);
  }

  /** Counts a finding with a listed one that has the same cause. Returns false if there is none. */
  private joined(cause: string | null, line: number): boolean {
    const at = cause === null ? undefined : this.places.get(cause);
    const known = at === undefined ? undefined : this.kept[at];
    if (at === undefined || known === undefined) return false;
    const { lines } = known;
    this.kept[at] = { ...known, count: known.count + 1, lines: lines.length < MOST_LINES ? [...lines, line] : lines };
    return true;
  }

  /** Counts a row whose finding is reported once for many rows. */
  mark({ file, line }: Place): void {
    this.lines.add(file, line);
  }

  /** Counts a cell whose finding is reported once for its column, after the file was read. */
  tally(place: Place, code: FindingCode, value: string): void {
    const key = `${place.file}\u0000${place.column ?? ''}\u0000${code}`;
    const known = this.tallies.get(key) ?? { place, code, examples: [], rows: 0 };
    known.rows += 1;
    this.mark(place);
    if (known.examples.length < MOST_EXAMPLES && !known.examples.includes(value)) known.examples.push(value);
    this.tallies.set(key, known);
  }

  /** Reports the counted findings, each with the line of its first cell. */
  settle(): void {
    const told = [...this.tallies.values()];
    this.tallies.clear();
    for (const { place, code, examples, rows } of told)
      this.add(place, code, {
        value: examples
          .map((example) => this.hide(example))
          .map((example) => `"${example}"`)
          .join(', '),
        rows: String(rows),
      });
  }

  get listed(): readonly Finding[] {
    return this.kept;
  }

  get count(): number {
    return this.counted + this.tallies.size;
  }

  /** Number of rows with a finding. */
  get rows(): number {
    return this.lines.size;
  }

  private hide<T extends string | null>(text: T): T | typeof HIDDEN {
    return text === null || this.quotable === null || this.quotable.has(text) || COUNT.test(text) ? text : HIDDEN;
  }

  private hideAll(params: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    if (this.quotable === null) return params;
    return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, QUOTING.includes(name) ? this.hide(text) : text]));
  }
}
