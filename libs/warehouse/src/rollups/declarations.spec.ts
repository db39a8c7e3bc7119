import type { DuckDBConnection } from '@duckdb/node-api';
import { execute, firstRow, query } from '../engine/duck.ts';
import { readManifest } from '../generations/generations.ts';
import type { Manifest } from '../generations/manifest.ts';
import { openDraft } from '../publishing/open-draft.ts';
import { randomAgency } from '../testing/random-agency.ts';
import { load, temporaryFolder } from '../testing/small-agency.ts';
import { columnsIn, MEMORY_ROLLUPS, ROLLUPS, STORED_ROLLUPS, VIEW_ROLLUPS, type RollupName } from './all-rollups.ts';
import { RollupsInMemory } from './memory/rollups-in-memory.ts';
import { viewDefinitionOf, viewRelation } from './on-demand.ts';
import type { Rollup } from './rollup.ts';

const DAYS = { from: '2023-02-01', to: '2024-12-31' } as const;

let connection: DuckDBConnection;
let manifest: Manifest;
let end: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  const { payments = [], objects = [], ...others } = randomAgency(29);
  const updated = objects.map((object, index) => (index % 2 === 0 ? { ...object, updated_on: '2024-06-30' } : object));
  // The second load updates rollups by what its payments change.
  await load(folder.path, { ...others, objects: updated, payments: payments.filter((_, index) => index % 3 > 0) });
  await load(folder.path, { payments: payments.filter((_, index) => index % 3 === 0) });
  manifest = (await readManifest(folder.path)) ?? nothingPublished();
  const draft = await openDraft(folder.path, { threads: 2 });
  connection = draft.connection;
  await execute(connection, "SET search_path = 'published,main'");
  end = async () => {
    await draft.discard();
    await folder.remove();
  };
});
afterAll(() => end());

function nothingPublished(): never {
  throw new Error('Nothing was published.');
}

async function columnsOfRelation(relation: string): Promise<Record<string, string>> {
  const rows = await query(connection, `DESCRIBE SELECT * FROM ${relation}`);
  return Object.fromEntries(rows.map(([name, type]) => [String(name), String(type)]));
}

/** Columns with one type for whole numbers of every width. */
const withoutWidths = (columns: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(columns).map(([name, type]) => [name, type.replace(/^(INTEGER|HUGEINT)$/, 'BIGINT')]));
const declared = (name: RollupName) => ({ name, columns: withoutWidths(columnsIn(name)) });
const found = async (name: RollupName, relation: string) => ({ name, columns: withoutWidths(await columnsOfRelation(relation)) });

async function expectCheck(name: RollupName, relation: string): Promise<void> {
  const { check }: Rollup = ROLLUPS[name];
  if (!check) return;
  const [inRollup] = await firstRow(connection, `SELECT ${check.sum} FROM ${relation}`);
  const [inRows] = await firstRow(connection, `SELECT ${check.rows} FROM ${check.from}`);
  expect(Number(inRollup)).toBe(Number(inRows));
  expect(Number(inRows)).toBeGreaterThan(0);
}

it.each(STORED_ROLLUPS)('stores %s as declared, with the sum of its single rows', async (name) => {
  expect(await found(name, `published.${name}`)).toEqual(declared(name));
  await expectCheck(name, `published.${name}`);
});

const VIEWS = [...new Set(VIEW_ROLLUPS.map((name) => ROLLUPS[name].built.view))];
it.each(VIEWS)('computes the rollups of %s as declared when a query needs them', async (what) => {
  const { statements } = viewDefinitionOf({ schema: 'published', manifest, asOf: manifest.asOf ?? DAYS.to }, { what, days: DAYS });
  const temporary = await query(connection, "SELECT 'DROP TABLE ' || table_name FROM duckdb_tables() WHERE temporary");
  await execute(connection, ...temporary.map(([drop]) => String(drop)), ...statements);
  for (const name of VIEW_ROLLUPS.filter((one) => ROLLUPS[one].built.view === what)) {
    const relation = viewRelation('published', name, DAYS);
    expect(await found(name, relation)).toEqual(declared(name));
    await expectCheck(name, relation);
  }
});

it.each(MEMORY_ROLLUPS)('computes %s as declared when a generation is opened', async (name) => {
  const memory = new RollupsInMemory('published', manifest, manifest.asOf ?? DAYS.to);
  await memory.build(connection, name, 0);
  expect(await found(name, memory.relationOf(name))).toEqual(declared(name));
  expect(memory.rowsIn(name)).toBeGreaterThan(0);
});
