import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { openDraft, type Draft, type Manifest } from '@pendapa/warehouse';
import { fillSample, generateSample } from '../generate-sample.ts';

type Row = Readonly<Record<string, unknown>>;

/** Tables of a sample by their own names, read by plain SQL. */
export interface RawTables {
  readonly rows: (sql: string) => Promise<readonly Row[]>;
  /** The only value of a statement with one row and one column, as text. */
  readonly value: (sql: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** A generated sample whose part files are read by plain SQL, without the product's computations. */
export interface RawParts extends RawTables {
  readonly manifest: Manifest;
  readonly folder: string;
}

function reading(connection: DuckDBConnection): Pick<RawTables, 'rows' | 'value'> {
  const rows = async (sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJson();
  return { rows, value: async (sql) => String(Object.values((await rows(sql))[0] ?? {})[0]) };
}

const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'pendapa-sample-'));

/** Rows of a sample as they are generated, before publication. Equal to the published ones and faster. */
export async function rawRows(payments: number, seed = 1, threads?: number): Promise<RawTables> {
  const folder = await temporaryFolder();
  const draft = await openDraft(folder, { staging: 'memory', memoryLimit: '2GB', ...(threads === undefined ? {} : { threads }) });
  const flushGenerated: Draft['flushGenerated'] = async (_year, _kind, generated) => {
    for (const [table, all] of Object.entries(generated))
      for (const { columns, from } of all)
        await draft.connection.run(`INSERT INTO incoming.${table} BY NAME SELECT ${columns} FROM ${from}`);
  };
  await fillSample({ connection: draft.connection, flushPartitions: () => Promise.resolve(), flushGenerated }, payments, seed);
  await draft.connection.run('USE incoming');
  return {
    ...reading(draft.connection),
    close: async () => {
      await draft.discard();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Every table of the parts as a view of its own name, over all years. Sums that the product computes are omitted. */
async function attach(connection: DuckDBConnection, folder: string, manifest: Manifest): Promise<void> {
  const sources = new Map<string, string[]>();
  for (const [index, part] of manifest.parts.entries()) {
    if (part.kind === 'aggregates') continue;
    const name = `part${String(index)}`;
    await connection.run(`ATTACH '${join(folder, 'parts', part.file)}' AS ${name} (READ_ONLY)`);
    for (const table of Object.keys(part.rows)) sources.set(table, [...(sources.get(table) ?? []), `SELECT * FROM ${name}.${table}`]);
  }
  for (const [table, selects] of sources) await connection.run(`CREATE VIEW ${table} AS ${selects.join(' UNION ALL ')}`);
}

/** Generates into a folder of its own and opens the published sample. */
export async function rawSample(payments: number, seed = 1): Promise<RawParts> {
  const folder = await temporaryFolder();
  const manifest = await generateSample({ dataFolder: folder, payments, seed });
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await attach(connection, folder, manifest);
  return {
    manifest,
    folder,
    ...reading(connection),
    close: async () => {
      connection.closeSync();
      instance.closeSync();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
