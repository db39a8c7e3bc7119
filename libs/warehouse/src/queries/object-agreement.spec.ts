import { monthsOf, addDays, addMonths, monthEnd, sameDaysLastYear, type Period, type Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { randomGenerator } from '../testing/random-generator.ts';
import { load, objectOf, payment, REFERENCE, rowsOf, temporaryFolder } from '../testing/small-agency.ts';

/** `npm run check:agreement -- --questions 10000` draws more. */
const CASES = Number(process.env['PENDAPA_CASES'] ?? 30);

const draw = randomGenerator(20_240_817);
const AS_OF = '2025-06-17';
const UNITS = ['U1', 'U2', undefined] as const;

/** One object in five closes, some before they open. */
const OBJECTS = Array.from({ length: 400 }, (_, key) => {
  const openDay = addDays('2022-06-01', draw.below(1_300));
  const unit = draw.from(UNITS);
  const region = draw.from(['31.71.01.1001', '31.74', undefined]);
  const codes = { tax: draw.from(['PBB', 'PKB', 'RESTO']), ...(unit ? { unit } : {}), ...(region ? { region } : {}) };
  return objectOf(key, openDay, draw.below(5) < 2 ? addDays(openDay, draw.below(500) - 20) : null, codes);
});

let warehouse: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await load(folder.path, { ...REFERENCE, objects: OBJECTS, payments: [payment(AS_OF, 'PBB', 1)] });
  warehouse = await openWarehouse(folder.path, { threads: 2, minRowsInMemory: 0 });
  // Pinned tables are ready after a refresh.
  await warehouse.refresh();
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

type Splits = readonly ('taxType' | 'unit')[];

/** Counts open objects on a day by iterating over them. */
function openOn(day: string, by: Splits, where: NonNullable<Query['where']>): Map<string, number> {
  const groups = new Map<string, number>();
  for (const { opened_on, closed_on, tax_code, unit_code, region_code } of OBJECTS) {
    if (opened_on > day || (closed_on !== null && closed_on <= day)) continue;
    if (where.tax && !where.tax.includes(tax_code)) continue;
    if (where.region && !(region_code ?? '').startsWith('31.71')) continue;
    const key = JSON.stringify(by.map((dimension) => (dimension === 'taxType' ? tax_code : unit_code)));
    groups.set(key, (groups.get(key) ?? 0) + 1);
  }
  return groups;
}

const notAfterData = (day: string) => (day < AS_OF ? day : AS_OF);

function byMonth({ from, to }: Period, shift: number, by: Splits, where: NonNullable<Query['where']>): Record<string, number> {
  const end = notAfterData(to);
  if (from > end) return {};
  const rows = monthsOf({ from, to: end }).flatMap((month) =>
    [...openOn(monthEnd(month) < end ? monthEnd(month) : end, by, where)].map(([key, count]) => [
      `${addMonths(month, shift)} ${key}`,
      count,
    ]),
  );
  return Object.fromEntries(rows) as Record<string, number>;
}

it('counts the levels of every month as if each object were looked at', async () => {
  for (let round = 0; round < CASES; round += 1) {
    const by = draw.from<Splits>([[], ['taxType'], ['unit'], ['unit', 'taxType']]);
    const where = { ...(draw.below(3) === 0 ? { tax: ['PBB', 'RESTO'] } : {}), ...(draw.below(4) === 0 ? { region: ['31.71'] } : {}) };
    const from = addDays('2022-01-15', draw.below(1_200));
    const period = { from, to: addDays(from, draw.below(800)) };
    const earlier = sameDaysLastYear({ from, to: notAfterData(period.to) });
    const answer = await warehouse.answer({
      subject: 'objects',
      measures: ['registered'],
      by: ['month', ...by],
      where,
      ...period,
      compare: 'last-year',
    });
    const found = (key: string) =>
      Object.fromEntries(
        rowsOf(answer).flatMap((row) =>
          row[key] === null ? [] : [[`${String(row['month'])} ${JSON.stringify(by.map((dimension) => row[dimension]))}`, row[key]]],
        ),
      );
    const expected = byMonth(period, 0, by, where);
    const places = new Set(monthsOf({ from, to: notAfterData(period.to) < from ? from : notAfterData(period.to) }));
    const before = Object.entries(byMonth(earlier, 12, by, where)).filter(([key]) => from <= AS_OF && places.has(key.slice(0, 10)));
    expect({ by, where, period, found: found('registered') }).toEqual({ by, where, period, found: expected });
    expect({ by, where, period, found: found('registered before') }).toEqual({ by, where, period, found: Object.fromEntries(before) });
    const whole = from <= AS_OF ? openOn(notAfterData(period.to), [], where).get('[]') : undefined;
    expect(answer.totals.current).toEqual({ registered: whole ?? null });
  }
});
