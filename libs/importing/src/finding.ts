import type { Language, Texts } from '@pendapa/contracts';
import { EXTRACT_LABELS } from '@pendapa/contracts/definitions';
import { LineSet } from './line-set.ts';
import { FINDING_ADVICE, FINDING_TEXTS, type FindingCode } from './finding-texts.ts';
import { formatGrouped } from './values/grouped.ts';

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

export interface SourceLocation {
  readonly file: string;
  readonly line: number;
  readonly column?: string | null;
}

/** At most this many findings are listed; all are counted. */
export const LISTED_FINDINGS = 1_000;
const MAX_PARAM_LENGTH = 120;

const shorten = (text: string): string => (text.length > MAX_PARAM_LENGTH ? `${text.slice(0, MAX_PARAM_LENGTH)}...` : text);

const fillTemplate = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => params[name] ?? whole);

/** Parameters that are amounts or counts; years and codes must never be grouped. */
const FIGURE_PARAMS: ReadonlySet<string> = new Set([
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

function formatParam(name: string, value: string, language: Language): string {
  if (name === 'extract') return Object.entries(EXTRACT_LABELS).find(([key]) => key === value)?.[1][language] ?? value;
  return FIGURE_PARAMS.has(name) && PLAIN_NUMBER.test(value) ? formatGrouped(value, language) : value;
}

/** Formats parameters for the reader: names of extracts, and figures with the marks of the language. */
const formatParams = (params: Readonly<Record<string, string>>, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, formatParam(name, value, language)]));

export function finding(place: SourceLocation, code: FindingCode, params: Readonly<Record<string, string>> = {}): Finding {
  const short = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shorten(value)]));
  const fillTexts = (texts: Texts): Texts => ({
    id: fillTemplate(texts.id, formatParams(short, 'id')),
    en: fillTemplate(texts.en, formatParams(short, 'en')),
  });
  const { file, line, column = null } = place;
  const [texts, advice] = [fillTexts(FINDING_TEXTS[code]), fillTexts(FINDING_ADVICE[code])];
  return { file, line, column, code, params: short, texts, advice, count: 1, lines: [line] };
}

/** Receives every finding, also those that are not listed, until it is full. */
export interface FindingSink {
  readonly full: boolean;
  readonly take: (finding: Finding) => void;
}

/** Parameters that may quote content of a file. */
const QUOTING_PARAMS: readonly string[] = ['value', 'found', 'name', 'first'];
/** Findings whose examples are hidden one by one before they are joined. */
const PREHIDDEN_CODES: readonly FindingCode[] = ['code-trimmed'];
const HIDDEN = '***';
const COUNT_TEXT = /^#?\d{1,7}$/;

/** True if a parameter has a text of the file as it is there, neither hidden nor cut. */
export const isWholeText = (text: string): boolean => text !== HIDDEN && text.length <= MAX_PARAM_LENGTH;

/** One finding for many cells of a column: their number, and the first examples. */
interface Tally {
  readonly place: SourceLocation;
  readonly code: FindingCode;
  readonly examples: string[];
  rows: number;
}

const MAX_EXAMPLES = 3;
const MAX_LINES = 3;

/** Parameter that distinguishes causes in one column; other codes have one cause for each column. */
const CAUSE_PARAM: Readonly<Partial<Record<FindingCode, string>>> = {
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
function causeOf({ file, line, column }: SourceLocation, code: FindingCode, params: Readonly<Record<string, string>>): string | null {
  return line === 0 ? null : [file, column ?? '', code, params[CAUSE_PARAM[code] ?? ''] ?? ''].join('\u0000');
}

/** Lists the first thousand causes, each with its first lines, and counts all findings. */
export class FindingList {
  private readonly listedFindings: Finding[] = [];
  private readonly indexByCause = new Map<string, number>();
  private findingCount = 0;
  private readonly tallies = new Map<string, Tally>();
  private quotable: ReadonlySet<string> | null = null;
  private readonly lines = new LineSet();

  constructor(private readonly sink: FindingSink | null = null) {}

  /** From now on findings quote only these words and counts, because any cell may hold a person's name. Null: anything. */
  quoteOnly(words: ReadonlySet<string> | null): void {
    this.quotable = words;
  }

  add(place: SourceLocation, code: FindingCode, params: Readonly<Record<string, string>> = {}): void {
    this.findingCount += 1;
    this.mark(place);
    const cause = causeOf(place, code, params);
    const listed = !this.mergeIntoListed(cause, place.line) && this.listedFindings.length < LISTED_FINDINGS;
    if (!listed && (this.sink === null || this.sink.full)) return;
    const created = finding(
      { ...place, column: this.hide(place.column ?? null) },
      code,
      PREHIDDEN_CODES.includes(code) ? params : this.hideAll(params),
    );
    if (listed && cause !== null) this.indexByCause.set(cause, this.listedFindings.length);
    if (listed) this.listedFindings.push(created);
    this.sink?.take(created);
  }

  /** Counts a finding with a listed one that has the same cause. Returns false if there is none. */
  private mergeIntoListed(cause: string | null, line: number): boolean {
    const at = cause === null ? undefined : this.indexByCause.get(cause);
    const listedFinding = at === undefined ? undefined : this.listedFindings[at];
    if (at === undefined || listedFinding === undefined) return false;
    const { lines } = listedFinding;
    this.listedFindings[at] = {
      ...listedFinding,
      count: listedFinding.count + 1,
      lines: lines.length < MAX_LINES ? [...lines, line] : lines,
    };
    return true;
  }

  /** Counts a row whose finding is reported once for many rows. */
  mark({ file, line }: SourceLocation): void {
    this.lines.add(file, line);
  }

  /** Counts a cell whose finding is reported once for its column, after the file was read. */
  tally(place: SourceLocation, code: FindingCode, value: string): void {
    const key = `${place.file}\u0000${place.column ?? ''}\u0000${code}`;
    const tally = this.tallies.get(key) ?? { place, code, examples: [], rows: 0 };
    tally.rows += 1;
    this.mark(place);
    if (tally.examples.length < MAX_EXAMPLES && !tally.examples.includes(value)) tally.examples.push(value);
    this.tallies.set(key, tally);
  }

  /** Reports the counted findings, each with the line of its first cell. */
  flushTallies(): void {
    const tallies = [...this.tallies.values()];
    this.tallies.clear();
    for (const { place, code, examples, rows } of tallies)
      this.add(place, code, {
        value: examples
          .map((example) => this.hide(example))
          .map((example) => `"${example}"`)
          .join(', '),
        rows: String(rows),
      });
  }

  get listed(): readonly Finding[] {
    return this.listedFindings;
  }

  get count(): number {
    return this.findingCount + this.tallies.size;
  }

  /** Number of rows with a finding. */
  get rows(): number {
    return this.lines.size;
  }

  private hide<T extends string | null>(text: T): T | typeof HIDDEN {
    return text === null || this.quotable === null || this.quotable.has(text) || COUNT_TEXT.test(text) ? text : HIDDEN;
  }

  private hideAll(params: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    if (this.quotable === null) return params;
    return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, QUOTING_PARAMS.includes(name) ? this.hide(text) : text]));
  }
}
