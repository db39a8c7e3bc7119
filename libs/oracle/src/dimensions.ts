import type { DimensionKey } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { AGE_IN_MONTHS } from './rows/debts.ts';
import { sqlText } from './sql-text.ts';

const NO_CODE = 'Not stated';
const orNoCode = (sql: string): string => `coalesce(${sql}, '${NO_CODE}')`;

/** SQL of the displayed name of a code. */
function named(dimension: keyof typeof MEMBER_NAMES, code: string, otherwise = NO_CODE): string {
  const cases = Object.entries<{ readonly en: string }>(MEMBER_NAMES[dimension]).map(
    ([key, { en }]) => `WHEN '${key}' THEN ${sqlText(en)}`,
  );
  return `CASE ${code} ${cases.join(' ')} ELSE '${otherwise}' END`;
}

/** Lower bounds in rupiah: the first ones, then 1, 2 and 5 times each power of ten from a million on. */
const bandBounds = (first: readonly number[]): readonly number[] => [
  ...first,
  ...Array.from({ length: 10 }, (_, power) => 10 ** (power + 6)).flatMap((one) => [one, 2 * one, 5 * one]),
];
const SCALES = [
  [1e15, ' quadrillion'],
  [1e12, ' trillion'],
  [1e9, ' billion'],
  [1e6, ' million'],
] as const;

function moneyText(amount: number): string {
  const [size, name] = SCALES.find(([least]) => amount >= least) ?? [1, ''];
  return `Rp ${String(amount / size).replace(/\B(?=(\d{3})+$)/g, ',')}${name}`;
}

/** SQL for the band of an amount. */
function moneyBand(expression: string, first: readonly number[] = [0]): string {
  const bounds = bandBounds(first);
  const rangeText = (from: number, to: number | undefined): string => {
    if (to === undefined) return `from ${moneyText(from)}`;
    return from === 0 ? `below ${moneyText(to)}` : `${moneyText(from)} to below ${moneyText(to)}`;
  };
  const cases = bounds.map((from, at) => `WHEN ${expression} >= ${String(from)} THEN '${rangeText(from, bounds[at + 1])}'`);
  return `CASE ${cases.reverse().join(' ')} END`;
}

/** Turns a code into words without capitals and hyphens. A word without a vowel is an abbreviation. */
function inWords(code: string): string {
  const words = `list_transform(string_split(${code}, '-'), word -> CASE WHEN regexp_matches(word, '[AEIOU]') THEN lower(word) ELSE word END)`;
  return orNoCode(`upper(array_to_string(${words}, ' ')[1]) || array_to_string(${words}, ' ')[2:]`);
}

const AREAS = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];
const areaBand = (column: string): string =>
  `CASE WHEN id_type <> 'nop' THEN 'not-applicable' WHEN ${column} = 0 THEN '00000' WHEN ${column} > 0 AND ${column} < 50 THEN '00001'
    ${AREAS.toReversed()
      .map((bound) => `WHEN ${column} >= ${String(bound)} THEN '${String(bound).padStart(5, '0')}'`)
      .join(' ')} END`;

/** In years between the year of birth and that of the latest payment, whichever days are looked at. */
const YEARS_OLD = 'year((SELECT max(posted_on) FROM payments)) - birth_year';
const YEARS_REGISTERED =
  "date_diff('month', registered_on, $seen) // 12 - CASE WHEN date_diff('month', registered_on, $seen) % 12 = 0 AND day(registered_on) > day($seen) THEN 1 ELSE 0 END";
const SHORT_DOCUMENTS: Readonly<Record<string, string>> = {
  SPPT: 'Tax due notice (SPPT)',
  SKKP: 'Payment obligation notice for vehicles (SKKP)',
  SKPD: 'Assessment notice (SKPD)',
  SKPDKB: 'Underpayment assessment (SKPDKB)',
  STPD: 'Collection notice (STPD)',
};

/** SQL of the displayed name of each dimension's members. `$day` is the row's day, or the corresponding day of the compared period. */
export const DIMENSION_SQL: Readonly<Partial<Record<DimensionKey, string>>> = {
  day: "strftime($day, '%Y-%m-%d')",
  month: "strftime($day, '%Y-%m-01')",
  year: "strftime($day, '%Y')",
  taxType: 'tax',
  taxCategory: 'category',
  unit: 'unit',
  city: 'city',
  district: 'district',
  ward: 'ward',
  channel: 'channel',
  bank: 'bank',
  channelClass: named('channelClass', 'channel_class', 'Class not stated'),
  lagDays: named(
    'lagDays',
    "CASE WHEN transactions < 0 THEN 'not-applicable' WHEN lag <= 2 THEN CAST(lag AS VARCHAR) WHEN lag <= 5 THEN '3-5' WHEN lag > 5 THEN '6+' END",
  ),
  document: `CASE document ${Object.entries(SHORT_DOCUMENTS)
    .map(([code, name]) => `WHEN '${code}' THEN '${name}'`)
    .join(' ')} ELSE document END`,
  taxYear: 'tax_year',
  dueBand: `CASE WHEN net = 0 THEN 'Rp 0' ELSE ${moneyBand('net', [0, 1, 100_000, 200_000, 500_000])} END`,
  ageBand: named(
    'ageBand',
    `CASE WHEN ${AGE_IN_MONTHS} < 12 THEN '0-1' WHEN ${AGE_IN_MONTHS} < 24 THEN '1-2' WHEN ${AGE_IN_MONTHS} < 36 THEN '2-3' WHEN ${AGE_IN_MONTHS} < 60 THEN '3-5' ELSE '5+' END`,
  ),
  // The agency's own names, not those of the closed list.
  quality:
    "CASE quality WHEN 'current' THEN 'Performing' WHEN 'substandard' THEN 'Substandard' WHEN 'doubtful' THEN 'Doubtful' ELSE 'Loss' END",
  lapseMonth: `coalesce((SELECT 'Month to ' || replace(strftime(CAST(snapshot_on + to_months(CAST(min(month) AS INTEGER)) AS DATE), '%-d %b %Y'), 'Sep', 'Sept') FROM range(1, 13) months(month)
    WHERE expires_on > snapshot_on AND expires_on <= CAST(snapshot_on + to_months(CAST(month AS INTEGER)) AS DATE)), 'none of them')`,
  qualityThen: named('qualityThen', "coalesce(quality_then, 'new')"),
  qualityNow: named('qualityNow', "coalesce(quality_now, 'gone')"),
  yearsOwed: named('yearsOwed', 'CAST(least(years, 5) AS VARCHAR)'),
  debtBand: moneyBand('owed'),
  firstOwedYear: 'first_year',
  lateBand: named('lateBand', 'late_band'),
  openedYear: "strftime(opened_on, '%Y')",
  stateLastYear: named('stateLastYear', 'state_before'),
  stateThisYear: named('stateThisYear', 'state'),
  lastAction: named('lastAction', 'last_action'),
  result: named('result', 'result'),
  taxpayerKind: named('taxpayerKind', 'taxpayer_kind'),
  sector: named('sector', "coalesce(sector_code, CASE taxpayer_kind WHEN 'individual' THEN 'not-applicable' END)"),
  legalForm: orNoCode('legal_form'),
  ageGroup: named(
    'ageGroup',
    `CASE WHEN ${YEARS_OLD} >= 65 THEN '65+' WHEN ${YEARS_OLD} < 25 THEN '00-24' ELSE (${YEARS_OLD} - 5) // 10 * 10 + 5 || '-' || ((${YEARS_OLD} - 5) // 10 * 10 + 14) END`,
  ),
  transactionsBand: named(
    'transactionsBand',
    "CASE WHEN transactions <= 2 THEN '0' || transactions WHEN transactions <= 5 THEN '03-05' WHEN transactions <= 12 THEN '06-12' WHEN transactions > 12 THEN '13+' END",
  ),
  amountBand: orNoCode(moneyBand('amount')),
  taxTypesPaid: named('taxTypesPaid', 'CAST(taxes AS VARCHAR)'),
  objectsHeld: named('objectsHeld', "CASE WHEN objects > 5 THEN '6+' WHEN objects > 2 THEN '3-5' ELSE CAST(objects AS VARCHAR) END"),
  exemptionBand: named(
    'exemptionBand',
    "CASE WHEN assessed_objects = 0 THEN 'not-applicable' WHEN exempt = assessed AND exempt > 0 THEN 'full' WHEN exempt > 0 THEN 'partial' ELSE 'none' END",
  ),
  registeredBand: named(
    'registeredBand',
    `CASE WHEN ${YEARS_REGISTERED} < 1 THEN '00-00' WHEN ${YEARS_REGISTERED} < 3 THEN '01-02' WHEN ${YEARS_REGISTERED} < 5 THEN '03-04'
      WHEN ${YEARS_REGISTERED} < 10 THEN '05-09' WHEN ${YEARS_REGISTERED} < 20 THEN '10-19' ELSE '20+' END`,
  ),
  objectClass: inWords('class_code'),
  objectUse: inWords('use_code'),
  valueBand: orNoCode(moneyBand('base_value')),
  landBand: named('landBand', areaBand('land_m2')),
  buildingBand: named('buildingBand', areaBand('building_m2')),
};
