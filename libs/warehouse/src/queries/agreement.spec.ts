import {
  addDays,
  addMonths,
  COMPARISONS,
  lengthInDays,
  monthEnd,
  monthStart,
  previousPeriod,
  sameDaysFromLebaran,
  sameDaysLastYear,
  type Comparison,
  type DimensionKey,
  type Period,
  type Query,
} from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { randomGenerator } from '../testing/random-generator.ts';
import { load, payment, REFERENCE, rowsOf, temporaryFolder } from '../testing/small-agency.ts';
import { divideRounded } from './measures.ts';

/** `npm run check:agreement -- --questions 10000` draws more. */
const CASES = Number(process.env['PENDAPA_CASES'] ?? 90);

type Payment = ReturnType<typeof payment>;

const draw = randomGenerator(20_261_114);
const WARDS = ['31.71.01.1001', '31.71.01.1002', '31.74.07.1001', '31.74', undefined] as const;
const PAYMENTS = Array.from({ length: 1_500 }, (): Payment => {
  const unit = draw.from(['U1', 'U2', undefined]);
  const ward = draw.from(WARDS);
  return payment(addDays('2023-01-01', draw.below(900)), draw.from(['PBB', 'PKB', 'RESTO']), draw.below(1_000) - 50, {
    object: draw.below(40),
    channel: draw.from(['VA', 'TELLER']),
    transactions: draw.below(8) === 0 ? -1 : 1,
    ...(unit ? { unit } : {}),
    ...(ward ? { region: ward } : {}),
  });
});

let warehouse: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await load(folder.path, { ...REFERENCE, payments: PAYMENTS });
  warehouse = await openWarehouse(folder.path, { threads: 2, minRowsInMemory: 0 });
  // Pinned tables are ready after a refresh.
  await warehouse.refresh();
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const CITY: Readonly<Record<string, string>> = {
  '31.71.01.1001': '31.71',
  '31.71.01.1002': '31.71',
  '31.74.07.1001': '31.74',
  '31.74': '31.74',
};

const valueOf: Readonly<Partial<Record<DimensionKey, (paid: Payment) => string | null>>> = {
  day: (paid) => paid.posted_on,
  month: (paid) => monthStart(paid.posted_on),
  year: (paid) => `${paid.posted_on.slice(0, 4)}-01-01`,
  taxType: (paid) => paid.tax_code,
  unit: (paid) => paid.unit_code,
  city: (paid) => (paid.region_code === null ? null : (CITY[paid.region_code] ?? null)),
  channel: (paid) => paid.channel_code,
  bank: (paid) => paid.bank_code,
};

interface Expected {
  amount: number;
  readonly payers: Set<number | null>;
}

/** Computes the answer by iterating over the payments. */
function byHand(period: Period, by: readonly DimensionKey[], where: NonNullable<Query['where']>): Map<string, Expected> {
  const groups = new Map<string, Expected>();
  for (const paid of PAYMENTS) {
    if (paid.posted_on < period.from || paid.posted_on > period.to) continue;
    if (where.tax && !where.tax.includes(paid.tax_code)) continue;
    if (where.unit && (paid.unit_code === null || !where.unit.includes(paid.unit_code))) continue;
    if (where.region && (paid.region_code === null || !where.region.includes(CITY[paid.region_code] ?? ''))) continue;
    const key = JSON.stringify(by.map((dimension) => valueOf[dimension]?.(paid) ?? null));
    const group = groups.get(key) ?? { amount: 0, payers: new Set() };
    group.amount += Number(paid.amount);
    if (paid.transactions > 0) group.payers.add(paid.object_key);
    groups.set(key, group);
  }
  return groups;
}

const DIMENSIONS = Object.keys(valueOf) as [DimensionKey, ...DimensionKey[]];
const MEASURES = ['amount', 'payingObjects', 'amountPerObject'] as const;

interface Sample {
  readonly by: DimensionKey[];
  readonly where: NonNullable<Query['where']>;
  readonly period: Period;
  readonly measure: (typeof MEASURES)[number];
  readonly compare: Comparison;
}

/** Random comparison; Lebaran only if its days are known. */
function comparison(period: Period): Comparison {
  const comparison = draw.from<Comparison>(COMPARISONS);
  return comparison === 'lebaran' && sameDaysFromLebaran(period) === null ? 'previous' : comparison;
}

/** Days of the comparison; null without one. */
function wholeBefore(period: Period, compare: Comparison): Period | null {
  if (compare === 'last-year') return sameDaysLastYear(period);
  if (compare === 'previous') return previousPeriod(period);
  return compare === 'lebaran' ? sameDaysFromLebaran(period) : null;
}

const isMonthEnd = (day: string): boolean => addDays(day, 1).endsWith('-01');

/** Cuts the comparison to as much time as the period has data: whole months for whole months, otherwise days. */
function before(period: Period, compare: Comparison, asOf: string): Period | null {
  const whole = wholeBefore(period, compare);
  if (!whole || period.to <= asOf) return whole;
  if (period.from > asOf) return null;
  const daysWithData = { from: period.from, to: asOf };
  if (compare === 'last-year') return sameDaysLastYear(daysWithData);
  const ofMonths = compare === 'previous' && period.from.endsWith('-01') && isMonthEnd(period.to);
  if (!ofMonths) return { from: whole.from, to: addDays(whole.from, lengthInDays(daysWithData) - 1) };
  const months = Array.from({ length: 24 }, (_, index) => index).find((index) => addMonths(whole.from, index) === period.from) ?? 0;
  const to = addMonths(asOf, -months);
  return { from: whole.from, to: isMonthEnd(asOf) ? monthEnd(to) : to };
}

/** Random valid query. */
function anyQuestion(): Sample {
  const by = [...new Set(Array.from({ length: draw.below(4) }, () => draw.from(DIMENSIONS)))];
  const from = addDays('2022-06-01', draw.below(1_300));
  const where: NonNullable<Query['where']> = {
    ...(draw.below(3) === 0 ? { tax: ['PBB', 'PKB'] } : {}),
    ...(draw.below(3) === 0 ? { unit: ['U1'] } : {}),
    ...(draw.below(3) === 0 ? { region: ['31.74'] } : {}),
  };
  const period = { from, to: addDays(from, draw.below(700)) };
  return { by, where, period, measure: draw.from(MEASURES), compare: comparison(period) };
}

/** Random query of distinct objects by tax, unit, month and year, mostly from the first day of a month. */
function objectQuestion(): Sample {
  const by = DIMENSIONS.filter((dimension) => ['month', 'year', 'taxType', 'unit'].includes(dimension) && draw.below(3) === 0);
  const day = addDays('2022-12-01', draw.below(900));
  const from = draw.from([`${day.slice(0, 4)}-01-01`, monthStart(day), monthStart(day), day]);
  const where: NonNullable<Query['where']> = {
    ...(draw.below(3) === 0 ? { tax: draw.from([['PBB'], ['RESTO'], ['PBB', 'PKB']]) } : {}),
    ...(draw.below(3) === 0 ? { unit: draw.from([['U1'], ['U2'], ['U1', 'U2']]) } : {}),
  };
  const period = { from, to: addDays(from, draw.below(draw.from([60, 365, 900]))) };
  return { by, where, period, measure: draw.from(['payingObjects', 'amountPerObject']), compare: comparison(period) };
}

function figure(group: Expected | undefined, measure: Sample['measure']): string | number | null {
  if (!group) return null;
  const { amount, payers } = group;
  if (measure === 'amount') return String(amount);
  if (payers.size === 0) return null;
  return measure === 'payingObjects' ? payers.size : divideRounded(BigInt(amount), BigInt(payers.size)).toString();
}

it('gives the same as going through the payments one by one, whichever tables answer', async () => {
  for (let round = 0; round < CASES; round += 1) {
    const { by, where, period, measure, compare } = round % 2 === 0 ? anyQuestion() : objectQuestion();
    const answer = await warehouse.answer({
      subject: 'revenue',
      measures: [measure],
      by,
      where,
      ...period,
      compare,
    } as Query);
    const paid = byHand(period, by, where);
    const keyOf = (row: ReturnType<typeof rowsOf>[number]) => JSON.stringify(by.map((dimension) => row[dimension]));
    // A group with payments in the other period only has 0 in this one.
    const rows = rowsOf(answer).filter((row) => row[measure] !== null && (paid.has(keyOf(row)) || Number(row[measure]) !== 0));
    const found = Object.fromEntries(rows.map((row) => [keyOf(row), row[measure]]));
    const expected = Object.fromEntries(
      [...paid].flatMap(([key, group]) => {
        const value = figure(group, measure);
        return value === null ? [] : [[key, value]];
      }),
    );
    expect({ by, where, period, found }).toEqual({ by, where, period, found: expected });
    const whole = (span: Period) => ({ [measure]: figure(byHand(span, [], where).get('[]'), measure) });
    const earlier = before(period, compare, answer.asOf);
    const totals = { current: whole(period), comparison: earlier && whole(earlier) };
    const { current, comparison } = answer.totals;
    expect({ period, compare, totals: { current, comparison } }).toEqual({ period, compare, totals });
  }
});
