import type { DuckDBConnection } from '@duckdb/node-api';
import type { Period, Texts } from '@pendapa/contracts';
import { commandText } from '../data-folder/command-text.ts';
import { integer, query } from '../engine/duck.ts';
import type { Load } from '../generations/manifest.ts';
import { TABLE_NAMES, type TableName } from '../schema/tables.ts';
import type { PastLoad } from './history.ts';
import type { LoadRecord } from '../generations/load-record.ts';

/** Served rows by load and table. */
export type RowsByLoad = ReadonlyMap<number, Readonly<Partial<Record<TableName, number>>>>;

/** Counts the rows of each load in the tables of a schema. */
export async function rowsByLoad(connection: DuckDBConnection, schema: string): Promise<RowsByLoad> {
  const found = new Map<number, Partial<Record<TableName, number>>>();
  for (const table of TABLE_NAMES) {
    for (const [load, count] of await query(connection, `SELECT load_id, count(*) FROM ${schema}.${table} GROUP BY load_id`)) {
      const own = found.get(integer(load)) ?? {};
      own[table] = integer(count);
      found.set(integer(load), own);
    }
  }
  return found;
}

export const removedBy = (loads: readonly Load[], id: number): number | null => loads.find(({ removes }) => removes === id)?.id ?? null;

/** Returns the loads that were not removed. */
export const standingLoads = (loads: readonly Load[]): readonly Load[] => loads.filter(({ id }) => removedBy(loads, id) === null);

const overlap = (a: Period, b: Period): boolean => a.from <= b.to && b.from <= a.to;

/** Returns true if two loads replace payments of the same source. */
function shareSources(a: Load, b: Load): boolean {
  if (a.replacedAllSources || b.replacedAllSources) return true;
  return a.sources.some((source) => b.sources.includes(source));
}

const REASONS = {
  removal: {
    id: `ini mengeluarkan sebuah pemuatan; batalkan dengan "${commandText('rollback')}"`,
    en: `it removed a load; undo it with "${commandText('rollback')}"`,
  },
  sample: {
    id: `data contoh tidak dikeluarkan; buat ulang dengan "${commandText('sample')}"`,
    en: `sample data are not removed; make them again with "${commandText('sample')}"`,
  },
  unrecorded: {
    id: 'dimuat sebelum Pendapa menyimpan apa yang diganti sebuah pemuatan',
    en: 'it was made before Pendapa kept what a load replaces',
  },
  notKept: {
    id: 'baris yang digantinya tidak disimpan, atau sudah dihapus menurut pengaturan importedFiles',
    en: 'the rows that it replaced were not kept, or were removed by the setting importedFiles',
  },
} as const satisfies Record<string, Texts>;

const alreadyRemoved = (by: number): Texts => ({
  id: `sudah dikeluarkan oleh pemuatan ${String(by)}`,
  en: `load ${String(by)} already removed it`,
});

const loadName = ({ id, source }: Load): string => `${String(id)} (${source})`;

/** Reason that rows of a load were replaced later; `by` are the loads that may have done it. */
function replacedLater(table: TableName, left: number, rows: number, by: readonly Load[]): Texts {
  const loads = by.map(loadName).join(', ');
  const who = by.length === 0 ? { id: 'pemuatan yang lebih baru', en: 'a later load' } : { id: `pemuatan ${loads}`, en: `load ${loads}` };
  return {
    id: `${who.id} mengganti barisnya (${table}: tersisa ${String(left)} dari ${String(rows)})`,
    en: `${who.en} replaced its rows (${table}: ${String(left)} of ${String(rows)} are left)`,
  };
}

const daysReplacedLater = (load: Load): Texts => ({
  id: `pemuatan ${loadName(load)} mengganti hari yang sama`,
  en: `load ${loadName(load)} replaced the same days`,
});

const replacesNothing = ({ replaced }: LoadRecord): boolean => Object.keys(replaced).length === 0;

/** Returns later loads that may have replaced rows of a load in a table. */
const mayHaveReplaced = (load: Load, table: TableName, later: readonly PastLoad[]): Load[] =>
  later
    .filter(({ record }) => record?.replaced[table] !== undefined)
    .map((past) => past.load)
    .filter(
      (other) =>
        shareSources(load, other) && (table !== 'payments' || !load.posted || !other.replaced || overlap(load.posted, other.replaced)),
    );

/** Returns why a load cannot be removed, by the list of loads and row counts; null if it can. */
export function whyNotRemovable(
  { load, record }: PastLoad,
  history: readonly PastLoad[],
  rows: RowsByLoad,
  isSample: boolean,
): Texts | null {
  const loads = history.map((past) => past.load);
  const standing = standingLoads(loads);
  const later = history.filter((past) => past.load.id > load.id && standing.includes(past.load));
  if (load.removes !== undefined) return REASONS.removal;
  const by = removedBy(loads, load.id);
  if (by !== null) return alreadyRemoved(by);
  if (isSample) return REASONS.sample;
  if (record === null) return REASONS.unrecorded;
  for (const [table, brought] of Object.entries(load.rows) as [TableName, number][]) {
    const left = rows.get(load.id)?.[table] ?? 0;
    if (left !== brought) return replacedLater(table, left, brought, mayHaveReplaced(load, table, later));
  }
  const { replaced } = load;
  const sameDays = later.find(
    ({ load: other }) =>
      replaced !== undefined && other.replaced !== undefined && overlap(replaced, other.replaced) && shareSources(load, other),
  );
  if (sameDays) return daysReplacedLater(sameDays.load);
  if (!record.keptFiles && !replacesNothing(record)) return REASONS.notKept;
  return null;
}
