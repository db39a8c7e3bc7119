import { AMOUNT_UNITS, THOUSANDS_MARKS, type AmountForm, type AmountUnit, type ThousandsMark } from './read-amount.ts';

export const TARGET_VERSIONS = ['apbd', 'apbdp'] as const;
export type TypedVersion = (typeof TARGET_VERSIONS)[number];

/** The months of a fiscal year. */
export const MONTHS = 12;

/** Targets as a person has typed them so far. */
export interface TargetDraft extends AmountForm {
  /** Fiscal year. */
  readonly year: number | null;
  readonly version: TypedVersion | null;
  /** YYYY-MM-DD; empty if it was not typed. */
  readonly effectiveFrom: string;
  readonly decree: string;
  readonly isByMonth: boolean;
  /** Text of the whole year by tax. */
  readonly years: Readonly<Record<string, string>>;
  /** Texts of the twelve months by tax. */
  readonly months: Readonly<Record<string, readonly string[]>>;
  /** The upload that this draft became; null if it was not sent, or changed since. */
  readonly sentAs: string | null;
}

export const EMPTY_DRAFT: TargetDraft = {
  year: null,
  version: null,
  effectiveFrom: '',
  decree: '',
  unit: 'one',
  mark: null,
  isByMonth: false,
  years: {},
  months: {},
  sentAs: null,
};

const NO_MONTHS: readonly string[] = Array.from({ length: MONTHS }, () => '');

/** Number of cells of a tax. */
export const cellCount = ({ isByMonth }: Pick<TargetDraft, 'isByMonth'>): number => (isByMonth ? MONTHS : 1);

/** Texts of the cells of a tax: one, or twelve. */
export const cellsOf = ({ isByMonth, years, months }: TargetDraft, tax: string): readonly string[] =>
  isByMonth ? (months[tax] ?? NO_MONTHS) : [years[tax] ?? ''];

/** Codes of the taxes with text in the year or in a month. */
export function typedTaxes({ years, months }: TargetDraft): ReadonlySet<string> {
  const all = [...Object.entries(years).map(([tax, text]) => [tax, [text]] as const), ...Object.entries(months)];
  return new Set(all.filter(([, texts]) => texts.some((text) => text.trim() !== '')).map(([tax]) => tax));
}

/** The draft with other texts in the cells of a tax, from an index on. */
export function withCells(draft: TargetDraft, tax: string, texts: readonly string[], from = 0): TargetDraft {
  const cells = cellsOf(draft, tax).map((old, index) => texts[index - from] ?? old);
  return draft.isByMonth
    ? { ...draft, months: { ...draft.months, [tax]: cells } }
    : { ...draft, years: { ...draft.years, [tax]: cells[0] ?? '' } };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const oneOf = <T extends string>(value: unknown, choices: readonly T[]): T | null => choices.find((choice) => choice === value) ?? null;

function textsOf<T>(value: unknown, read: (own: unknown) => T): Readonly<Record<string, T>> {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([tax, own]) => [tax, read(own)])) : {};
}

const monthTexts = (value: unknown): readonly string[] => NO_MONTHS.map((_, index) => (Array.isArray(value) ? textOf(value[index]) : ''));

function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

/** Reads a stored draft. Anyone can edit it, so that anything of another form counts as not typed. */
export function parseDraft(stored: string | null): TargetDraft {
  const value = stored === null ? null : parsed(stored);
  if (!isRecord(value)) return EMPTY_DRAFT;
  const { year, version, effectiveFrom, decree, unit, mark, isByMonth, years, months, sentAs } = value;
  return {
    year: typeof year === 'number' && Number.isInteger(year) ? year : null,
    version: oneOf<TypedVersion>(version, TARGET_VERSIONS),
    effectiveFrom: textOf(effectiveFrom),
    decree: textOf(decree),
    unit: oneOf<AmountUnit>(unit, AMOUNT_UNITS) ?? EMPTY_DRAFT.unit,
    mark: oneOf<ThousandsMark>(mark, THOUSANDS_MARKS),
    isByMonth: isByMonth === true,
    years: textsOf(years, textOf),
    months: textsOf(months, monthTexts),
    sentAs: typeof sentAs === 'string' ? sentAs : null,
  };
}
