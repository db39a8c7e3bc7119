import { DuckDBInstance } from '@duckdb/node-api';
import type { FigureQuery } from './figure-query.ts';
import { computeGroups } from './figures.ts';
import { measureByLabel, measureByName, type MeasureName } from './measures/index.ts';
import type { RawData } from './raw-data.ts';
import type { View } from './view.ts';

const view: View = {
  address: '/',
  asOf: '2026-06-30',
  since: '2025-01-01',
  period: { from: '2026-01-01', to: '2026-06-30' },
  comparison: 'last-year',
  codes: {},
  level: null,
  target: 'year',
  version: 'in-force',
  penalty: true,
};

/** Two payments of 2026 and one of 2025; two objects, of which one closed in May 2026. */
let raw: RawData;
beforeAll(async () => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(`CREATE TABLE named_payments AS SELECT * FROM (VALUES
    (DATE '2026-02-03', 'PKB', 'Vehicles', 100, 90, 1, 7), (DATE '2026-03-04', 'PKB', 'Vehicles', 51, 51, 1, 7),
    (DATE '2025-03-04', 'RESTO', 'Restaurants', 40, 40, 1, 8)
  ) p(posted_on, tax_code, tax, amount, principal, transactions, object_key)`);
  await connection.run(`CREATE TABLE named_objects AS SELECT * FROM (VALUES
    (7, 'PKB', 'Vehicles', DATE '2020-01-01', CAST(NULL AS DATE), NULL), (8, 'RESTO', 'Restaurants', DATE '2020-01-01', NULL, DATE '2026-05-10')
  ) o(object_key, tax_code, tax, opened_on, updated_on, closed_on)`);
  raw = { connection, asOf: view.asOf, since: view.since };
});

const compute = (names: readonly MeasureName[], more: Partial<FigureQuery<string>> = {}) =>
  computeGroups(raw, {
    view,
    wanted: Object.fromEntries(names.map((name) => [name, { statement: measureByName(name).statement, days: view.period }])),
    dimensionSql: ['tax'],
    comparison: view.comparison,
    unappliedFilters: [],
    ...more,
  });

it('sums rows by group and of all, and rounds an average half up', async () => {
  const { groups, whole } = await compute(['revenue.amount', 'revenue.averageValue', 'revenue.payingObjects']);
  expect(whole.now).toEqual({ 'revenue.amount': 151, 'revenue.averageValue': 76, 'revenue.payingObjects': 1 });
  expect(groups.find(({ key }) => key[0] === 'Vehicles')?.now['revenue.amount']).toBe(151);
  expect(whole.before['revenue.amount']).toBe(40);
});

it('takes a group with payments in the other period only as 0, where there are data', async () => {
  const { groups } = await compute(['revenue.amount']);
  expect(groups.find(({ key }) => key[0] === 'Restaurants')).toMatchObject({
    now: { 'revenue.amount': 0 },
    before: { 'revenue.amount': 40 },
  });
});

it('counts objects at the end of each month, and those of the last day in all', async () => {
  const { groups, whole } = await compute(['objects.registered'], { dimensionSql: ["strftime($day, '%m')"], comparison: 'none' });
  const counts = groups.map(({ key, now }) => [key[0], now['objects.registered']]).sort();
  expect(counts).toEqual([
    ['01', 2],
    ['02', 2],
    ['03', 2],
    ['04', 2],
    ['05', 1],
    ['06', 1],
  ]);
  expect(whole.now['objects.registered']).toBe(1);
});

it('counts an object without an opening date from the day of its register, and knows no openings without any date', async () => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(`CREATE TABLE named_objects AS SELECT 9 AS object_key, 'PKB' AS tax_code, 'Vehicles' AS tax,
    CAST(NULL AS DATE) AS opened_on, DATE '2026-03-31' AS updated_on, DATE '2026-06-10' AS closed_on`);
  const names = ['objects.registered', 'objects.closed'] as const;
  const figuresUntil = async (to: string) => {
    const period = { from: '2026-01-01', to };
    const wanted = Object.fromEntries(
      [...names, 'objects.opened' as const].map((name) => [name, { statement: measureByName(name).statement, days: period }]),
    );
    const query = { view: { ...view, period }, wanted, dimensionSql: [], comparison: 'none', unappliedFilters: [] } as const;
    const { whole } = await computeGroups({ ...raw, connection }, query);
    expect(whole.now['objects.opened'] ?? null).toBeNull();
    return names.map((name) => whole.now[name] ?? 0);
  };
  expect(await figuresUntil('2026-03-30')).toEqual([0, 0]);
  expect(await figuresUntil('2026-04-30')).toEqual([1, 0]);
  expect(await figuresUntil('2026-06-30')).toEqual([0, 1]);
});

it('refuses a filter that the rows lack and the page does not name', async () => {
  const chosen: View = { ...view, codes: { channel: ['BANK'] } };
  await expect(compute(['objects.registered'], { view: chosen })).rejects.toThrow('channel is set but not applied');
  const named = await compute(['objects.registered'], { view: chosen, unappliedFilters: ['channel'], comparison: 'none' });
  expect(named.whole.now['objects.registered']).toBe(1);
});

it('refuses an amount with penalties where only the principal is wanted', async () => {
  const principalOnly: View = { ...view, penalty: false };
  await expect(compute(['revenue.amount'], { view: principalOnly })).rejects.toThrow('penalty is set but not applied');
  const { whole } = await compute(['revenue.principal'], { view: principalOnly });
  expect(whole.now['revenue.principal']).toBe(141);
});

it('finds a measure by its label, among those of the subjects of the page first', () => {
  expect(measureByLabel('Gap to plan', [])?.name).toBe('achievement.planVariance');
  expect(measureByLabel('Objects in arrears', ['debtors'])?.name).toBe('debtors.objects');
  expect(measureByLabel('Objects in arrears', [])).toBeUndefined();
});
