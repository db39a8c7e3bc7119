import { DIMENSION_LABELS, EXTRACT_LABELS, MEASURE_DEFINITIONS, type Definition } from '../definitions/index.ts';
import { LANGUAGES, type Texts } from '../texts.ts';
import type { MeasureOfKind } from './index.ts';
import {
  canFilter,
  DIMENSIONS,
  EXTRACTS,
  FILTERS,
  incompatibleWith,
  measureSpec,
  SUBJECT_KEYS,
  subjectSpec,
  TIME_DIMENSIONS,
} from './index.ts';

const subjects = SUBJECT_KEYS.map((key) => [key] as const);
const definitions = SUBJECT_KEYS.flatMap((subject) =>
  Object.entries<Definition>(MEASURE_DEFINITIONS[subject]).map(([measure, definition]) => [subject, measure, definition] as const),
);

/** Holders are counted by tax and over all taxes, not over some. A holder of objects of two taxes is one holder. */
const SPLIT_ONLY: readonly (readonly [string, string])[] = [['holders', 'taxType']];

const filledIn = (texts: Texts) => LANGUAGES.every((language) => texts[language].trim().length > 0);

describe.each(subjects)('%s', (subject) => {
  const spec = subjectSpec(subject);

  it('splits and filters only by what there is', () => {
    for (const dimension of spec.dimensions) expect(DIMENSIONS).toContain(dimension);
    for (const filter of spec.filters) expect(FILTERS).toContain(filter);
    expect(new Set(spec.dimensions).size).toBe(spec.dimensions.length);
  });

  it('names the extracts that answer it', () => {
    expect(spec.extracts.length).toBeGreaterThan(0);
    for (const extract of spec.extracts) expect(EXTRACTS).toContain(extract);
  });

  it('defines each of its measures and no other', () => {
    expect(Object.keys(MEASURE_DEFINITIONS[subject]).sort()).toEqual(Object.keys(spec.measures).sort());
  });

  it('can be filtered by every code that it splits by', () => {
    const filterOf = {
      taxType: 'tax',
      taxCategory: 'category',
      unit: 'unit',
      city: 'region',
      district: 'region',
      ward: 'region',
      channel: 'channel',
      bank: 'bank',
    } as const;
    const splitOnly = SPLIT_ONLY.flatMap(([of, dimension]) => (of === subject ? [dimension] : []));
    const filtered = spec.dimensions.filter((each) => each in filterOf && !splitOnly.includes(each));
    const filters = filtered.map((dimension) => filterOf[dimension as keyof typeof filterOf]);
    expect(spec.filters).toEqual(expect.arrayContaining(filters));
  });
});

it.each(definitions)('%s.%s is defined in both languages, and no text is a copy of the other language by mistake', (_, __, definition) => {
  for (const texts of [definition.label, definition.meaning, definition.formula, definition.cutOff]) expect(filledIn(texts)).toBe(true);
  expect(definition.meaning.id).not.toBe(definition.meaning.en);
});

it.each(definitions)('%s.%s: what is divided is a ratio, and only that', (subject, measure, { formula }) => {
  expect(/divided by/.test(formula.en)).toBe(measureSpec(subject, measure).kind === 'ratio');
});

it('counts of different things are never additive', () => {
  expect(measureSpec('revenue', 'payingObjects').kind).toBe('distinct');
  expect(measureSpec('objects', 'registered').kind).toBe('stock');
});

it('labels every dimension and extract in both languages', () => {
  for (const dimension of DIMENSIONS) expect(filledIn(DIMENSION_LABELS[dimension])).toBe(true);
  for (const extract of EXTRACTS) expect(filledIn(EXTRACT_LABELS[extract])).toBe(true);
  expect(DIMENSIONS).toEqual(expect.arrayContaining([...TIME_DIMENSIONS]));
});

it('does not know a measure of another subject', () => {
  expect(() => measureSpec('objects', 'amount')).toThrow('objects has no measure amount');
});

it('gives nothing that is not additive to what adds up', () => {
  const addUp = (...measures: readonly MeasureOfKind<'revenue', 'additive'>[]) => measures.length;
  expect(addUp('amount', 'transactions')).toBe(2);
  // @ts-expect-error an object that pays in two months is one object
  expect(addUp('payingObjects')).toBe(1);
  // @ts-expect-error an average of averages is none
  expect(addUp('averageValue')).toBe(1);
  const stocks = (...measures: readonly MeasureOfKind<'arrears', 'additive' | 'stock'>[]) => measures.length;
  expect(stocks('total', 'collections')).toBe(2);
  // @ts-expect-error an object may be in arrears for several years
  expect(stocks('objects')).toBe(1);
});

it('cannot split a quotient or a difference by what its parts cannot be split by', () => {
  // `collections` are payments, which have no quality; no figure of arrears has a month of lapse but `expiring`.
  expect(new Set(incompatibleWith('arrears', 'arrearsRatio'))).toEqual(new Set(['taxYear', 'ageBand', 'quality', 'lapseMonth']));
  expect(incompatibleWith('arrears', 'netValue')).toContain('lapseMonth');
  expect(incompatibleWith('arrears', 'expiring')).toEqual([]);
  expect(canFilter('arrears', ['arrearsRatio'], 'quality')).toBe(false);
  expect(canFilter('arrears', ['total'], 'quality')).toBe(true);
});

it('names numerator and denominator by the measures that they are, or by their own words', () => {
  const { digitalShare } = MEASURE_DEFINITIONS.revenue;
  expect(digitalShare.numerator).toEqual(MEASURE_DEFINITIONS.revenue.digitalAmount.label);
  expect(digitalShare.denominator?.en).toBe('Revenue through channels that a taxpayer can choose, which are all but central transfers');
  expect(digitalShare.formula.id).toBe(
    'Realisasi digital dibagi realisasi lewat kanal yang dapat dipilih wajib pajak, yaitu semua selain transfer pusat.',
  );
  expect(MEASURE_DEFINITIONS.payers.digitalTransactionShare.denominator?.en).toBe(
    'Their transactions through channels that a taxpayer can choose, which are all but central transfers',
  );
  expect(MEASURE_DEFINITIONS.objects.averageBase.formula.id).toBe('Dasar pengenaan dibagi Objek Pajak terdaftar.');
});

it('gives a measure the cut-off of its subject, or its own', () => {
  expect(MEASURE_DEFINITIONS.arrears.total.cutOff.en).toMatch(/^The last snapshot that is not after the end of the period\./);
  expect(MEASURE_DEFINITIONS.arrears.collections.cutOff.en).toBe('The twelve months that end on the day of the snapshot.');
});

it('divides a numerator by a denominator wherever there is one', () => {
  for (const [subject, measure, { numerator, denominator }] of definitions) {
    expect((numerator === undefined) === (denominator === undefined)).toBe(true);
    if (numerator) expect(measureSpec(subject, measure).kind).toBe('ratio');
  }
});

/** Values of a list by what they share. */
function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

it.each([
  ['id', 'en'],
  ['en', 'id'],
] as const)('gives measures of one name in %s one name in %s', (one, other) => {
  const groups = [...groupBy(definitions, ([, , { label }]) => label[one]).values()];
  const differing = groups.filter((same) => new Set(same.map(([, , { label }]) => label[other])).size > 1);
  expect(differing.map((same) => same.map(([subject, measure]) => `${subject}.${measure}`))).toEqual([]);
});

it('gives measures of one meaning and formula one name', () => {
  const groups = [...groupBy(definitions, ([, , { meaning, formula }]) => `${meaning.en} ${formula.en}`).values()];
  const differing = groups.filter((same) => new Set(same.map(([, , { label }]) => label.en)).size > 1);
  expect(differing.map((same) => same.map(([subject, measure]) => `${subject}.${measure}`))).toEqual([]);
});

it('names the unit in the label of a rate that is neither money nor a share', () => {
  const unit = { id: / \(hari(?: kalender)?\)$| per | \(0–10\.000\)$/, en: / \((?:calendar )?days\)$| per | \(0–10,000\)$/ };
  const rates = definitions.filter(([subject, measure]) => measureSpec(subject, measure).unit === 'decimal');
  expect(rates).not.toHaveLength(0);
  const lacking = rates.filter(([, , { label }]) => LANGUAGES.some((language) => !unit[language].test(label[language])));
  expect(lacking.map(([subject, measure]) => `${subject}.${measure}`)).toEqual([]);
});
