import type { DuckDBConnection } from '@duckdb/node-api';
import { exact, firstRow } from '../engine/duck.ts';
import { controlSums } from '../generations/control-sums.ts';
import type { Load, Manifest } from '../generations/manifest.ts';
import type { PublishOptions } from './draft.ts';
import type { BuiltPart } from '../generations/build-part.ts';
import type { Replacement } from '../schema/replacement.ts';
import { CONTROL_SUMS, type TableName } from '../schema/tables.ts';
import type { LoadRecorder } from './load-recorder.ts';
import type { LoadRecord } from '../generations/load-record.ts';
import { storeReplacedRows } from './replaced-rows.ts';

/** Facts about the rows of a load in its record. */
type LoadFacts = Pick<LoadRecord, 'replaced' | 'sums'>;

interface Keeping {
  readonly base: Manifest | null;
  readonly replace: Replacement;
  readonly incoming: Readonly<Record<TableName, number>>;
  readonly finished: readonly BuiltPart[];
  readonly history: PublishOptions['history'];
}

/** Stores the rows that a load replaces, and sums those that it brings. The removal of a load has no such facts. */
export async function factsOfLoad(recorder: LoadRecorder, connection: DuckDBConnection, keeping: Keeping): Promise<LoadFacts> {
  const { base, replace, incoming, finished, history } = keeping;
  if (history) return { replaced: {}, sums: {} };
  const sums: Record<string, string> = controlSums({ parts: finished.map(({ part }) => part) });
  for (const [table, column] of Object.entries({ ...CONTROL_SUMS, payments: 'amount' }) as [TableName, string][]) {
    if (incoming[table] === 0) continue;
    const [sum] = await firstRow(connection, `SELECT sum(${column}) FROM incoming.${table}`);
    sums[`${table}.${column}`] = String(exact(sum) + BigInt(sums[`${table}.${column}`] ?? '0'));
  }
  const replaced = base === null ? {} : await storeReplacedRows(recorder, { connection, replace, incoming });
  return { replaced, sums };
}

/** Writes the record of the last load and returns the loads with the reference to it. */
export async function withRecord(recorder: LoadRecorder, loads: readonly Load[], facts: LoadFacts): Promise<Load[]> {
  const [load, before = null] = [...loads].reverse();
  if (!load) throw new Error('A record without a load.');
  return [...loads.slice(0, -1), { ...load, kept: await recorder.record(load, before, facts) }];
}
