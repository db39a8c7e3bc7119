import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { CalendarDate } from '@pendapa/contracts';
import { KeptDecisions } from '../disclosure/kept-decisions.ts';
import { execute, integer, one, query } from '../engine/duck.ts';
import { damaged } from '../generations/generations.ts';
import type { Manifest, Part } from '../generations/manifest.ts';
import { attachSql, createViews, databaseOf } from '../generations/published-views.ts';
import { readDirectory, type Directory } from './directory.ts';
import { CutMonth } from './cut-month.ts';
import { KEPT } from './engine.ts';
import { HeldRows } from './held-rows.ts';
import { MadeAside } from '../aside/made-aside.ts';
import { MonthSums } from './month-sums.ts';
import { ToDate } from './to-date.ts';
import { YearPayers } from './year-payers.ts';

export interface ServedGeneration {
  readonly manifest: Manifest;
  readonly schema: string;
  readonly directory: Directory;
  /** The cut-off date of every answer. */
  readonly asOf: CalendarDate;
  readonly aside: MadeAside;
  readonly months: MonthSums;
  readonly cutMonth: CutMonth;
  readonly toDate: ToDate;
  readonly held: HeldRows;
  readonly yearPayers: YearPayers;
  readonly decisions: KeptDecisions;
}

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
 * Makes a generation ready for questions, of which some wait for what is worked out `aside`; SpokenError where a part is missing, has another
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
    // Without payments the objects tell how far the data reach, failing them the day of publication.
    const asOf = manifest.asOf ?? directory.objectsAsOf ?? manifest.publishedAt.slice(0, 10);
    const own = [schema, manifest, asOf] as const;
    return {
      manifest,
      schema,
      directory,
      asOf,
      aside: new MadeAside(connect),
      months: new MonthSums(schema, asOf),
      cutMonth: new CutMonth(...own),
      toDate: new ToDate(...own),
      held: new HeldRows(...own),
      yearPayers: new YearPayers(...own),
      decisions: new KeptDecisions(),
    };
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
