import {
  addDays,
  addMonths,
  CODES,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
  LEVELS,
  type CodeFilter,
  type Days,
  type Level,
  type RawData,
  type View,
} from '@pendapa/oracle';

/** Codes in the data. */
export type KnownCodes = Readonly<Record<CodeFilter, readonly string[]>>;

export async function readKnownCodes({ connection }: RawData): Promise<KnownCodes> {
  const list = async (sql: string) => (await connection.runAndReadAll(sql)).getRows().map(([code]) => String(code));
  return {
    tax: await list('SELECT tax_code FROM tax_types ORDER BY 1'),
    category: await list('SELECT DISTINCT category_code FROM tax_types ORDER BY 1'),
    without: ['pbb'],
    unit: await list('SELECT DISTINCT unit_code FROM payments WHERE unit_code IS NOT NULL ORDER BY 1'),
    kind: await list('SELECT DISTINCT kind FROM units WHERE unit_code IN (SELECT unit_code FROM payments) ORDER BY 1'),
    channel: await list('SELECT DISTINCT channel_code FROM payments ORDER BY 1'),
    bank: await list('SELECT DISTINCT bank_code FROM payments ORDER BY 1'),
    quality: ['current', 'substandard', 'doubtful', 'loss'],
    taxYear: await list('SELECT DISTINCT tax_year FROM arrears WHERE tax_year IS NOT NULL ORDER BY 1'),
    region: await list('SELECT DISTINCT region_code FROM payments WHERE length(region_code) >= 5 ORDER BY 1'),
  };
}

/** Random generator with a fixed seed: an integer below a limit, an item of a list, or true once in `times` calls. */
export function randomGenerator(seed: number) {
  let state = seed >>> 0;
  const integerBelow = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pickFrom = <T>(items: readonly T[]): T => items[integerBelow(items.length)] as T;
  return { integerBelow, pickFrom, once: (times: number) => integerBelow(times) === 0 };
}
export type RandomGenerator = ReturnType<typeof randomGenerator>;

const KEYS = {
  tax: 't',
  category: 'k',
  without: 'x',
  unit: 'u',
  kind: 'uk',
  channel: 'ch',
  bank: 'b',
  region: 'r',
  quality: 'q',
  taxYear: 'ty',
} as const;
const COMPARISON_KEYS = { none: 'n', previous: 'p', 'last-year': 'y', lebaran: 'l' } as const;
const SPAN_KEYS = { year: 'y', quarter: 'q', month: 'm' } as const;

/** Codes of a city, a district and a ward. */
const REGION_LENGTHS = [5, 8, 13];

/** Periods of counted pages: year to date, same days a year before, and whole years. */
function sampleYear(random: RandomGenerator, { asOf }: RawData): { readonly written: string; readonly period: Days } {
  const before = (years: number) => String(Number(asOf.slice(0, 4)) - years);
  const whole = before(1 + random.integerBelow(3));
  const periods: readonly Days[] = [
    { from: `${before(1)}-01-01`, to: `${before(1)}${asOf.slice(4)}` },
    { from: `${whole}-01-01`, to: `${whole}-12-31` },
  ];
  if (random.once(3)) return { written: 'y', period: { from: `${before(0)}-01-01`, to: asOf } };
  const period = random.pickFrom(periods);
  return { written: `${period.from}..${period.to}`, period };
}

/** Random periods: presets, whole months, and days inside months, over years, before and after the data. */
function samplePeriod(random: RandomGenerator, { asOf, since }: RawData): { readonly written: string; readonly period: Days } {
  const year = asOf.slice(0, 4);
  const lastYear = String(Number(year) - 1);
  const presets: readonly (readonly [string, Days])[] = [
    ['y', { from: `${year}-01-01`, to: asOf }],
    ['m', { from: firstOfMonth(asOf), to: asOf }],
    ['lm', { from: addMonths(firstOfMonth(asOf), -1), to: addDays(firstOfMonth(asOf), -1) }],
    ['ly', { from: `${lastYear}-01-01`, to: `${lastYear}-12-31` }],
    ['12', { from: addDays(addMonths(asOf, -12)), to: asOf }],
  ];
  if (random.once(3)) {
    const [written, period] = random.pickFrom(presets);
    return { written, period };
  }
  const day = addDays(since, random.integerBelow(daysBetween(since, asOf)) - 20);
  const from = random.pickFrom([day, firstOfMonth(day), `${day.slice(0, 4)}-01-01`]);
  const end = addDays(from, random.integerBelow(random.pickFrom([40, 200, 420, 900])));
  const to = random.once(2) ? lastOfMonth(end) : end;
  return { written: `${from}..${to}`, period: { from, to: to > asOf ? asOf : to } };
}

function sampleCodes(random: RandomGenerator, offers: readonly string[], known: KnownCodes): View['codes'] {
  const several = CODES.filter((name) => name !== 'region' && offers.includes(name) && random.once(4));
  const codes = several.map((name) => [
    name,
    [...new Set(Array.from({ length: 1 + random.integerBelow(3) }, () => random.pickFrom(known[name])))],
  ]);
  const place = random.pickFrom(known.region);
  const down = REGION_LENGTHS.slice(0, 1 + random.integerBelow(REGION_LENGTHS.length))
    .filter((length) => length <= place.length)
    .map((length) => place.slice(0, length));
  return Object.fromEntries([...codes, ...(offers.includes('region') && random.once(3) ? [['region', down]] : [])]);
}

/** Random view of a page; the first one is the default view. */
export function sampleView(
  random: RandomGenerator,
  page: string,
  offers: readonly string[],
  raw: RawData,
  known: KnownCodes,
  countsTaxpayers = false,
): View {
  const { written, period } = countsTaxpayers ? sampleYear(random, raw) : samplePeriod(random, raw);
  const comparisons = countsTaxpayers
    ? (['last-year', 'none'] as const)
    : (['last-year', 'last-year', 'previous', 'lebaran', 'none'] as const);
  const comparison = random.pickFrom<View['comparison']>(comparisons);
  const choose = <T extends string>(name: string, first: T, others: readonly T[]): T =>
    offers.includes(name) && random.once(3) ? random.pickFrom(others) : first;
  const codes = sampleCodes(random, offers, known);
  const level = choose<Level | 'auto'>('level', 'auto', LEVELS);
  const version = choose<View['version']>('version', 'in-force', ['as-was', 'apbd', 'apbdp']);
  const target = choose<View['target']>('target', 'year', ['quarter', 'month']);
  const penalty = choose('penalty', 'with', ['without']) === 'with';
  const query = new URLSearchParams({ p: written, c: COMPARISON_KEYS[comparison] });
  for (const [name, values] of Object.entries(codes)) for (const value of values) query.append(KEYS[name as keyof typeof KEYS], value);
  if (level !== 'auto') query.set('lv', level);
  if (version !== 'in-force') query.set('v', version);
  if (target !== 'year') query.set('tp', SPAN_KEYS[target]);
  if (!penalty) query.set('d', '0');
  const { asOf, since } = raw;
  return {
    address: `${page}?${query.toString()}`,
    asOf,
    since,
    period,
    comparison,
    codes,
    level: level === 'auto' ? null : level,
    version,
    target,
    penalty,
  };
}
