import type { Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { OBLIGATIONS_AGENCY } from '../testing/obligations-agency.ts';
import { loaded, objectOf, rowsOf, TARGETS, temporaryFolder } from '../testing/small-agency.ts';

const REGISTERS = {
  objects: [objectOf(1, '2020-03-01'), objectOf(2, '2021-07-15', '2024-06-01'), objectOf(3, '2024-11-05')],
};

let warehouse: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, { ...OBLIGATIONS_AGENCY, ...REGISTERS, targets: TARGETS });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const LONG_AGO = '1900-01-01';
/** First year with data. */
const SINCE = '2020-01-01';

const questions: Query[] = [
  { subject: 'costs', measures: ['cost', 'realised', 'efficiency'], by: ['year', 'unit'] },
  { subject: 'objects', measures: ['registered', 'opened', 'closed'], by: ['month', 'taxType'] },
  { subject: 'objects', measures: ['registered'], by: ['year'] },
  { subject: 'arrears', measures: ['principal', 'objects'], by: ['year'] },
  { subject: 'arrearsFlow', measures: ['opening', 'collected', 'closing'], by: ['year', 'taxType'] },
  { subject: 'achievement', measures: ['realised', 'plan', 'target'], by: ['year'], version: 'apbd' },
  { subject: 'revenue', measures: ['amount', 'payingObjects'], by: ['year', 'taxType'] },
];
const cases = questions.flatMap((query) =>
  (['none', 'last-year'] as const).map((compare): [string, Query] => [
    `${query.subject} by ${(query.by ?? []).join(', ')}, ${compare}`,
    { ...query, compare },
  ]),
);

it.each(cases)('reads and plans as much for a period from long ago as for one from the first data: %s', async (_, query) => {
  const [long, short] = [LONG_AGO, SINCE].map((from) => warehouse.explain({ ...query, from }));
  expect(long?.readings.map(({ table }) => table)).toEqual(short?.readings.map(({ table }) => table));
  expect(long?.estimate).toBe(short?.estimate);
});

it.each(cases)('answers as if the years without data had been asked for one by one: %s', async (_, query) => {
  const long = await warehouse.answer({ ...query, from: LONG_AGO });
  const short = await warehouse.answer({ ...query, from: SINCE });
  expect(rowsOf(long)).toEqual(rowsOf(short));
  expect(long.totals).toEqual(short.totals);
  expect(rowsOf(long).length).toBeGreaterThan(0);
  expect(long.period).toEqual({ from: LONG_AGO, to: long.asOf });
});

it('keeps levels beside those of the period before, and years beside years', async () => {
  const query = { subject: 'objects', measures: ['registered'], by: ['year'], from: LONG_AGO, compare: 'last-year' } as const;
  const answer = await warehouse.answer(query);
  // One object at the end of 2020, two from 2021 on, one closed and one opened in 2024; each compared with the year before.
  expect(answer.columns.map(({ values }) => values)).toEqual([
    ['2020-01-01', '2021-01-01', '2022-01-01', '2023-01-01', '2024-01-01', '2025-01-01'],
    [1, 2, 2, 2, 2, 2],
    [null, 1, 2, 2, 2, 2],
  ]);
});

it('knows nothing of a period that ends before the data begin', async () => {
  for (const [, query] of cases) expect((await warehouse.answer({ ...query, from: LONG_AGO, to: '1910-12-31' })).rowCount).toBe(0);
});
