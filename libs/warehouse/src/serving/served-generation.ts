import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { CalendarDate, UserError } from '@pendapa/contracts';
import { SuppressionCache } from '../disclosure/suppression-cache.ts';
import { execute, integer, one, query } from '../engine/duck.ts';
import { damaged } from '../generations/generations.ts';
import type { Manifest, Part } from '../generations/manifest.ts';
import { attachSql, createViews, databaseOf, relationOf, type ServedTable } from '../generations/published-views.ts';
import { DUCKDB, type Dialect } from '../questions/dialect.ts';
import { readDirectory, type Directory } from './directory.ts';
import { CutMonth } from './cut-month.ts';
import { KEPT } from './engine.ts';
import { HeldRows } from './held-rows.ts';
import { MadeAside, type Aside } from '../aside/made-aside.ts';
import { MonthSums } from './month-sums.ts';
import { ToDate } from './to-date.ts';
import { YearPayers } from './year-payers.ts';

/** A generation that answers questions, whichever engine holds it. */
export interface AskedGeneration {
  readonly dialect: Dialect;
  readonly manifest: Manifest;
  readonly schema: string;
  /** What holds a part's rows of a table. */
  readonly relationOf: (part: Part, table: ServedTable) => string;
  readonly directory: Directory;
  /** The cut-off date of every answer. */
  readonly asOf: CalendarDate;
  readonly aside: Aside;
  readonly months: MonthSums;
  readonly cutMonth: CutMonth;
  readonly toDate: ToDate;
  readonly held: HeldRows;
  readonly yearPayers: YearPayers;
  readonly decisions: SuppressionCache;
}

/** A generation that this process attaches, and of which it adds up more in memory while it is served. */
export interface ServedGeneration extends AskedGeneration {
  readonly aside: MadeAside;
}

/** Which generations there are to ask: one at a time, and each caller keeps the one it began with. */
export interface Generations {
  readonly kind: 'folder' | 'store';
  readonly current: AskedGeneration;
  /** Why an older generation than the published one is served; null when all is well. */
  readonly damage: UserError | null;
  /** Serves what is published now; UserError where nothing can be. */
  readonly follow: () => Promise<void>;
  /** Looks whether what is served is still as it was published. */
  readonly examine: () => Promise<void>;
  /** Gives up a generation that turned out damaged. */
  readonly abandon: (served: AskedGeneration, cause: unknown) => Promise<void>;
  readonly use: <T>(work: (served: AskedGeneration) => Promise<T>) => Promise<T>;
  /** Resolves once all is in memory that is held there of the current one. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The cut-off date of a generation: without payments the objects tell how far the data reach, failing them the day of publication. */
export const dataDateOf = ({ asOf, publishedAt }: Manifest, { objectsAsOf }: Directory): CalendarDate =>
  asOf ?? objectsAsOf ?? publishedAt.slice(0, 10);

/** What is held in memory of a generation; nothing of it is there until it is made. */
export const nothingHeld = (schema: string, manifest: Manifest, asOf: CalendarDate) => ({
  months: new MonthSums(schema, asOf),
  cutMonth: new CutMonth(schema, manifest, asOf),
  toDate: new ToDate(schema, manifest, asOf),
  held: new HeldRows(schema, manifest, asOf),
  yearPayers: new YearPayers(schema, manifest, asOf),
  decisions: new SuppressionCache(),
});

/** Which parts are attached, and how many generations use each; generations share the parts that a load did not touch. */
export type Attached = Map<string, number>;

async function checkPart(connection: DuckDBConnection, part: Part): Promise<void> {
  for (const [table, rows] of Object.entries(part.rows)) {
    const [count] = await one(connection, `SELECT count(*) FROM ${databaseOf(part)}.${table}`);
    if (integer(count) !== rows) throw damaged(part.file);
  }
}

async function attach(connection: DuckDBConnection, part: Part, folder: string, attached: Attached): Promise<void> {
  const users = attached.get(part.file) ?? 0;
  if (users === 0) {
    const { size } = await stat(join(folder, part.file));
    if (size !== part.bytes) throw damaged(part.file);
    await execute(connection, attachSql(part, folder));
  }
  attached.set(part.file, users + 1);
  if (users === 0) await checkPart(connection, part);
}

async function detach(connection: DuckDBConnection, parts: readonly Part[], attached: Attached): Promise<void> {
  for (const part of parts) {
    const users = attached.get(part.file) ?? 0;
    if (users > 1) attached.set(part.file, users - 1);
    if (users !== 1) continue;
    attached.delete(part.file);
    await execute(connection, `DETACH ${databaseOf(part)}`);
  }
}

/** Names and numbers of people stay closed: no question reaches what is not attached. */
export const servedParts = ({ parts }: Manifest): readonly Part[] => parts.filter(({ kind }) => kind !== 'identities');

/**
 * Makes a generation ready for questions, of which some wait for what is worked out `aside`; UserError where a part is missing, has another
 * size or other row counts.
 */
export async function openGeneration(
  connection: DuckDBConnection,
  connect: () => Promise<DuckDBConnection>,
  manifest: Manifest,
  folder: string,
  attached: Attached,
): Promise<ServedGeneration> {
  const schema = `${KEPT}.g${String(manifest.generation)}`;
  const done: Part[] = [];
  try {
    for (const part of servedParts(manifest)) {
      await attach(connection, part, folder, attached).catch((error: unknown) => {
        if (attached.has(part.file)) done.push(part);
        throw damaged(part.file, error);
      });
      done.push(part);
    }
    await createViews(connection, schema, servedParts(manifest));
    const directory = await readDirectory((sql, values) => query(connection, sql, values), schema);
    const asOf = dataDateOf(manifest, directory);
    const aside = new MadeAside(connect);
    return { dialect: DUCKDB, manifest, schema, relationOf, directory, asOf, aside, ...nothingHeld(schema, manifest, asOf) };
  } catch (error) {
    await execute(connection, `DROP SCHEMA IF EXISTS ${schema} CASCADE`);
    await detach(connection, done, attached);
    throw error;
  }
}

export async function closeGeneration(
  connection: DuckDBConnection,
  { manifest, schema, aside }: ServedGeneration,
  attached: Attached,
): Promise<void> {
  await aside.end();
  await execute(connection, `DROP SCHEMA ${schema} CASCADE`);
  await detach(connection, servedParts(manifest), attached);
}
