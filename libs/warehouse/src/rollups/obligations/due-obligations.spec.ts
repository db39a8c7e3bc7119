import type { DuckDBConnection } from '@duckdb/node-api';
import { execute, query } from '../../engine/duck.ts';
import { readManifest } from '../../generations/generations.ts';
import type { Manifest } from '../../generations/manifest.ts';
import { openDraft } from '../../publishing/open-draft.ts';
import { randomAgency } from '../../testing/random-agency.ts';
import { load, temporaryFolder } from '../../testing/small-agency.ts';
import { portionsOf } from './due-obligations.ts';
import { viewDefinitionOf } from '../on-demand.ts';

const DAYS = { from: '2023-01-01', to: '2025-03-31' } as const;
const AS_OF = '2025-03-31';

let connection: DuckDBConnection;
let manifest: Manifest;
let end: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  const agency = randomAgency(35);
  // Some payments name an obligation and another object, or none: they settle the obligation from any portion.
  const payments = agency.payments?.map((payment, index) =>
    index % 5 === 0 ? { ...payment, object_key: index % 2 === 0 ? null : 1 + (index % 90) } : payment,
  );
  await load(folder.path, { ...agency, payments });
  manifest = (await readManifest(folder.path)) ?? failed();
  const draft = await openDraft(folder.path, { threads: 2 });
  connection = draft.connection;
  await execute(connection, "ATTACH ':memory:' AS made");
  end = async () => {
    await draft.discard();
    await folder.remove();
  };
});
afterAll(() => end());

function failed(): never {
  throw new Error('Nothing was published.');
}

/** Builds a view with at most so many obligations at a time and returns its tables. */
async function made(what: 'duties' | 'profiles' | 'settlements', max: number) {
  const { tables, statements } = viewDefinitionOf(
    { schema: 'published', manifest, asOf: AS_OF },
    { what, days: DAYS },
    portionsOf(manifest, max),
  );
  const temporary = await query(connection, "SELECT 'DROP TABLE ' || table_name FROM duckdb_tables() WHERE temporary");
  await execute(connection, ...temporary.map(([drop]) => String(drop)));
  const own = (sql: string) => tables.reduce((text, table) => text.replaceAll(table, table.replace('published.', 'made.')), sql);
  await execute(connection, ...statements.map(own));
  const rows = [];
  for (const table of tables) rows.push(await query(connection, `SELECT * FROM ${own(table)} ORDER BY ALL`));
  await execute(connection, ...tables.map((table) => `DROP TABLE ${own(table)}`));
  return rows;
}

it('cuts what is owed into portions as it grows', () => {
  const rows = (assessments: number) => ({ parts: [{ rows: { assessments, returns: 100_000 } }] }) as unknown as Manifest;
  expect(portionsOf(rows(200_000))).toEqual(['true']);
  expect(portionsOf(rows(1_000_000))).toHaveLength(3);
});

it.each(['duties', 'profiles', 'settlements'] as const)('makes the same of %s in portions as at once', async (what) => {
  const whole = await made(what, 1_000_000);
  expect(whole.every((rows) => rows.length > 0)).toBe(true);
  expect(portionsOf(manifest, 30).length).toBeGreaterThan(5);
  expect(await made(what, 30)).toEqual(whole);
});
