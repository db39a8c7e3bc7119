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
  /** Code of the service unit whose targets are shown; null: those of the whole agency. */
  readonly serviceUnit: string | null;
  /** Text of the whole year by tax, or by tax and service unit. */
  readonly years: Readonly<Record<string, string>>;
  /** Texts of the twelve months by tax, or by tax and service unit. */
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
  serviceUnit: null,
  years: {},
  months: {},
  sentAs: null,
};

const NO_MONTHS: readonly string[] = Array.from({ length: MONTHS }, () => '');

/** Number of cells of a tax. */
export const cellCount = ({ isByMonth }: Pick<TargetDraft, 'isByMonth'>): number => (isByMonth ? MONTHS : 1);

/** Stands between the codes of a tax and of a service unit; no code has it. */
const SEPARATOR = '@';

/** Key of the texts of a tax at the level that is shown. */
export const rowKey = ({ serviceUnit }: Pick<TargetDraft, 'serviceUnit'>, tax: string): string =>
  serviceUnit === null ? tax : `${tax}${SEPARATOR}${serviceUnit}`;

/** Texts of the cells of a tax at the level that is shown: one, or twelve. */
export function cellsOf(draft: TargetDraft, tax: string): readonly string[] {
  const key = rowKey(draft, tax);
  return draft.isByMonth ? (draft.months[key] ?? NO_MONTHS) : [draft.years[key] ?? ''];
}

/** Keys of the rows with text in the year or in a month. */
function typedKeys({ years, months }: TargetDraft): readonly string[] {
  const all = [...Object.entries(years).map(([key, text]) => [key, [text]] as const), ...Object.entries(months)];
  return all.filter(([, texts]) => texts.some((text) => text.trim() !== '')).map(([key]) => key);
}

/** Codes of the taxes with text at any level, in the year or in a month. */
export const typedTaxes = (draft: TargetDraft): ReadonlySet<string> =>
  new Set(typedKeys(draft).map((key) => key.split(SEPARATOR)[0] ?? key));

/** The draft at each level that has text: the whole agency first, then service units by their codes. */
export function levelsOf(draft: TargetDraft): readonly TargetDraft[] {
  const units = new Set(typedKeys(draft).flatMap((key) => key.split(SEPARATOR)[1] ?? []));
  return [null, ...[...units].sort()].map((serviceUnit) => ({ ...draft, serviceUnit }));
}

/** The draft with other texts in the cells of a tax, from an index on. */
export function withCells(draft: TargetDraft, tax: string, texts: readonly string[], from = 0): TargetDraft {
  const key = rowKey(draft, tax);
  const cells = cellsOf(draft, tax).map((old, index) => texts[index - from] ?? old);
  return draft.isByMonth
    ? { ...draft, months: { ...draft.months, [key]: cells } }
    : { ...draft, years: { ...draft.years, [key]: cells[0] ?? '' } };
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
  const { year, version, effectiveFrom, decree, unit, mark, isByMonth, serviceUnit, years, months, sentAs } = value;
  return {
    year: typeof year === 'number' && Number.isInteger(year) ? year : null,
    version: oneOf<TypedVersion>(version, TARGET_VERSIONS),
    effectiveFrom: textOf(effectiveFrom),
    decree: textOf(decree),
    unit: oneOf<AmountUnit>(unit, AMOUNT_UNITS) ?? EMPTY_DRAFT.unit,
    mark: oneOf<ThousandsMark>(mark, THOUSANDS_MARKS),
    isByMonth: isByMonth === true,
    serviceUnit: typeof serviceUnit === 'string' ? serviceUnit : null,
    years: textsOf(years, textOf),
    months: textsOf(months, monthTexts),
    sentAs: typeof sentAs === 'string' ? sentAs : null,
  };
}
