import { hiddenPositions, addDays, type Query } from '@pendapa/contracts';
import type { DuckDBConnection } from '@duckdb/node-api';
import { query } from '../engine/duck.ts';
import { openDraft } from '../publishing/open-draft.ts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { randomGenerator } from '../testing/random-generator.ts';
import { listQueryOf } from '../testing/list-cases.ts';
import { load, payment, REFERENCE, rowsOf, temporaryFolder } from '../testing/small-agency.ts';

/** More by `npm run check:agreement -- --questions 10000`. */
const CASES = Number(process.env['PENDAPA_CASES'] ?? 40);

const draw = randomGenerator(20_260_704);
const UNITS = ['U1', 'U2', undefined] as const;
const REGIONS = ['31.71.01.1001', '31.74', undefined] as const;

/** More taxpayers than a list is long; every twelfth has no row of its own. */
const PEOPLE = 150;
const taxpayer = (key: number, change = 0) => ({
  taxpayer_key: key,
  kind: (key + change) % 3 === 0 ? 'corporate' : 'individual',
  sector_code: (key + change) % 2 === 0 ? 'I' : null,
  registered_on: '2020-01-01',
  status: 'active',
  name_masked: `N***${String(key)}`,
  npwpd_masked: `****${String(key)}`,
});
const taxpayers = Array.from({ length: PEOPLE }, (_, index) => index + 1).filter((key) => key % 12 !== 0);

/** Few different amounts, so that many payers are equal; some take back what they paid, some do not say how often they paid. */
function paid(from: string, days: number, count: number) {
  return Array.from({ length: count }, () => {
    const [unit, region] = [draw.from(UNITS), draw.from(REGIONS)];
    const back = draw.below(7) === 0;
    const row = payment(addDays(from, draw.below(days)), draw.from(['PBB', 'PKB', 'RESTO']), draw.below(4) * (back ? -100 : 100), {
      ...(unit ? { unit } : {}),
      ...(region ? { region } : {}),
      transactions: back ? -1 : 1,
    });
    const tax_code = draw.below(30) === 0 ? null : row.tax_code;
    return {
      ...row,
      tax_code,
      taxpayer_key: draw.below(20) === 0 ? null : 1 + draw.below(PEOPLE),
      transactions: draw.below(40) === 0 ? null : row.transactions,
    };
  });
}

/** Objects that several taxpayers owe for, of several taxes, and debts of no object. */
const owed = (snapshot: string) =>
  Array.from({ length: 180 }, (_, index) => ({
    snapshot_on: snapshot,
    object_key: draw.below(15) === 0 ? null : draw.below(120),
    taxpayer_key: draw.below(15) === 0 ? null : 1 + draw.below(PEOPLE),
    tax_code: draw.from(['PBB', 'PKB']),
    tax_year: 2020 + draw.below(4),
    period: index + 1,
    due_on: '2022-09-30',
    principal: draw.below(90),
    penalty: snapshot > '2024-06' && draw.below(99) === 0 ? null : draw.below(9),
  }));

/** Each taxpayer holds an object of both taxes, so that no group is too small to be published and each debtor holds an object. */
const objects = Array.from({ length: 2 * PEOPLE }, (_, key) => ({
  object_key: key,
  taxpayer_key: 1 + (key % PEOPLE),
  tax_code: key < PEOPLE ? 'PBB' : 'PKB',
  opened_on: '2020-01-01',
}));

let warehouse: Warehouse;
let raw: DuckDBConnection;
let end: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  const first = { taxpayers: taxpayers.map((key) => taxpayer(key)), objects, payments: paid('2023-01-03', 720, 700) };
  await load(folder.path, { ...REFERENCE, ...first, arrears: [...owed('2023-12-31'), ...owed('2024-03-31')] });
  await load(folder.path, { payments: paid('2024-12-01', 120, 300), arrears: owed('2024-12-31') });
  await load(folder.path, { taxpayers: taxpayers.slice(0, 60).map((key) => taxpayer(key, 1)), arrears: owed('2025-02-28') });
  await load(
    folder.path,
    { payments: paid('2024-06-01', 20, 50) },
    { replace: { days: { from: '2024-06-01', to: '2024-06-20' }, sources: null, unknown: null } },
  );
  warehouse = await openWarehouse(folder.path, { threads: 2, minRowsInMemory: 0 });
  // What is held in memory is ready when the folder was looked at again.
  await warehouse.refresh();
  const draft = await openDraft(folder.path, { threads: 2 });
  raw = draft.connection;
  end = async () => {
    await warehouse.close();
    await draft.discard();
    await folder.remove();
  };
}, 240_000);
afterAll(() => end());

const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));
const listed = (codes: readonly string[]): string => codes.map((code) => `'${code}'`).join(', ');

type Where = NonNullable<Query<'revenue'>['where']>;
interface Sample {
  readonly from: string;
  readonly to: string;
  readonly where: Where;
}

/** Mostly whole years, of one code or none; of others the payments are asked. */
function anyList(): Sample {
  const [from, to] = draw.from<readonly [string, string]>([
    ['2023-01-01', '2023-12-31'],
    ['2022-01-01', '2023-12-31'],
    ['2024-01-01', '2024-12-31'],
    ['2025-01-01', '2025-12-31'],
    ['2024-03-01', '2024-12-31'],
  ]);
  const where: Where = {
    ...(draw.below(2) === 0 ? { tax: draw.from([['PBB'], ['RESTO'], ['PBB', 'PKB']]) } : {}),
    ...(draw.below(2) === 0 ? { unit: draw.from([['U1'], ['U2'], ['U1', 'U2']]) } : {}),
    ...(draw.below(6) === 0 ? { region: ['31.74'] } : {}),
  };
  return { from, to, where };
}

/** Rows in their order, then how many payers there are and what all of them paid. */
async function byHand({ from, to, where: { tax, unit, region } }: Sample): Promise<unknown[]> {
  const conditions = [
    `posted_on BETWEEN DATE '${from}' AND DATE '${to}' AND taxpayer_key IS NOT NULL`,
    ...(tax ? [`tax_code IN (${listed(tax)})`] : []),
    ...(unit ? [`unit_code IN (${listed(unit)})`] : []),
    ...(region ? [`region_code IN (${listed(region)})`] : []),
  ];
  const payers = `SELECT taxpayer_key, sum(amount) AS amount, CASE WHEN count(transactions) = count(*) THEN sum(transactions) END AS transactions,
      CASE WHEN count(DISTINCT tax_code) = 1 THEN max(tax_code) END AS tax
    FROM published.payments WHERE ${conditions.join(' AND ')} GROUP BY taxpayer_key HAVING sum(amount) > 0`;
  const rows = await query(
    raw,
    `SELECT t.name_masked, t.kind, p.amount, p.transactions, p.tax, count(*) OVER (), sum(p.amount) OVER ()
      FROM (${payers}) p LEFT JOIN published.taxpayers t ON t.taxpayer_key = p.taxpayer_key ORDER BY p.amount DESC, p.taxpayer_key LIMIT 100`,
  );
  return [rows.map((row) => row.slice(0, 5).map(text)), text(rows[0]?.at(-2)) ?? '0', text(rows[0]?.at(-1)) ?? '0'];
}

it('lists the largest payers as single payments do, equal ones in the order of their keys, wherever they are read', async () => {
  const read = new Set<string>();
  for (let round = 0; round < CASES; round += 1) {
    const listQuery = anyList();
    const query = listQueryOf('payers', { ...listQuery, limit: 100 });
    for (const { table } of warehouse.explainCases(query).readings) read.add(table);
    const { rows, cases, amount } = await warehouse.cases(query, false);
    const found = [rows.map((row) => [row.name, row.kind, row.amount, row.count, row.tax].map(text)), String(cases), amount];
    expect({ ...listQuery, found }).toEqual({ ...listQuery, found: await byHand(listQuery) });
  }
  expect([...read].sort()).toEqual(['payments', 'top_payer_sums', 'top_payers']);
});

const EXPRESSIONS = {
  taxType: 'f.tax_code',
  taxpayerKind: 't.kind',
  sector: "coalesce(t.sector_code, CASE WHEN t.kind = 'individual' THEN 'not-applicable' END)",
} as const;
const MEASURES = {
  payers: 'count(DISTINCT CASE WHEN pays THEN f.taxpayer_key END)',
  amount: 'CAST(sum(amount) AS BIGINT)',
  objectsInArrears: 'count(DISTINCT object_key)',
  arrears: 'CASE WHEN count(penalty) = count(*) THEN CAST(sum(principal + penalty) AS BIGINT) END',
} as const;
const SNAPSHOTS = ['2023-12-31', '2024-03-31', '2024-12-31', '2025-02-28'];

it('tells what groups of holders paid and owe as single rows do, an object of several owners once', async () => {
  for (let round = 0; round < CASES; round += 1) {
    const measure = draw.from(['payers', 'amount', 'objectsInArrears', 'arrears'] as const);
    const by = (Object.keys(EXPRESSIONS) as (keyof typeof EXPRESSIONS)[]).filter(() => draw.below(2) === 0);
    const where = draw.below(3) === 0 ? { taxpayerKind: ['individual'] } : {};
    const to = draw.from(['2023-12-31', '2024-12-31', warehouse.status().asOf ?? '']);
    const snapshot = SNAPSHOTS.filter((day) => day <= to).at(-1) ?? '';
    const rows =
      measure === 'payers' || measure === 'amount'
        ? `SELECT taxpayer_key, tax_code, sum(amount) AS amount, sum(coalesce(transactions, 1)) > 0 AS pays FROM published.payments
            WHERE year(posted_on) = ${to.slice(0, 4)} AND taxpayer_key IS NOT NULL GROUP BY ALL`
        : `SELECT * FROM published.arrears WHERE snapshot_on = DATE '${snapshot}' AND taxpayer_key IS NOT NULL`;
    const codes = by.map((key) => EXPRESSIONS[key]);
    const group = (of: readonly string[]) =>
      query(
        raw,
        `SELECT ${[...of, MEASURES[measure]].join(', ')} FROM (${rows}) f LEFT JOIN published.taxpayers t ON t.taxpayer_key = f.taxpayer_key
          WHERE ${where.taxpayerKind ? "t.kind = 'individual'" : 'true'}${of.length > 0 ? ` GROUP BY ${of.join(', ')}` : ''}`,
      );
    const answer = await warehouse.answer({ subject: 'holders', measures: [measure], by, where, to });
    const hides = Object.values(answer.totals.states?.current ?? {}).some(({ state }) => state === 'hidden');
    const hidden = answer.columns.some((column) => column.kind === 'measure' && hiddenPositions(column.states).length > 0);
    const keyed = (found: readonly (readonly [string, string | null])[]) =>
      Object.fromEntries(found.filter(([, value]) => value !== null && value !== '0'));
    const found = keyed(rowsOf(answer).map((row) => [JSON.stringify(by.map((key) => text(row[key]))), text(row[measure])]));
    const wanted = keyed((await group(codes)).map((row) => [JSON.stringify(row.slice(0, -1).map(text)), text(row.at(-1))]));
    const valueOf = hidden ? Object.fromEntries(Object.entries(wanted).filter(([key]) => key in found)) : wanted;
    expect({ measure, by, where, to, found }).toEqual({ measure, by, where, to, found: valueOf });
    const whole = text((await group([]))[0]?.at(-1)) ?? '0';
    if (!hides) expect({ measure, to, whole: text(answer.totals.current[measure]) ?? '0' }).toEqual({ measure, to, whole });
  }
});
