import { quoted } from '@pendapa/warehouse';
import { PUBLISHED_TABLES, type PartKind, type PublishedTable } from '@pendapa/warehouse/store';

/** Database to which a data folder is published. */
export interface StorePlace {
  readonly database: string;
  /** Name of a cluster whose servers each store some taxpayers; without it, one server. */
  readonly cluster?: string | undefined;
}

/** Parts that never leave the machine: names and numbers of people, and other numbers that contain one. */
const PRIVATE_KINDS: readonly PartKind[] = ['identities', 'numbers'];
export const leavesTheMachine = ({ kind }: { readonly kind: PartKind }): boolean => !PRIVATE_KINDS.includes(kind);

/** Column with the part of a row; each part is one partition and never changes. */
export const PART = 'part';

const TYPES: Readonly<Record<string, string>> = {
  VARCHAR: 'String',
  INTEGER: 'Int32',
  DATE: 'Date32',
  BOOLEAN: 'Bool',
  DOUBLE: 'Float64',
  TIME: 'String',
};

/** Sums of 64 bits overflow without an error, so summed columns have 128 bits, which compress as well. */
export function storeType(column: string, type: string): string {
  const whole = column.endsWith('_key') ? 'Int64' : 'Int128';
  return `Nullable(${TYPES[type] ?? whole})`;
}

type Columns = Readonly<Record<string, string>>;

const columnsSql = (columns: Columns): string =>
  [`${PART} LowCardinality(String)`, ...Object.entries(columns).map(([name, type]) => `${name} ${storeType(name, type)}`)].join(', ');

/** Day columns that most queries use, for tables with several. */
const DAYS: readonly string[] = ['posted_on', 'snapshot_on', 'issued_on'];

/** Sorts rows by day, so that a period is found without reading the year. */
function orderOf(columns: Columns): string {
  const days = Object.keys(columns).filter((name) => columns[name] === 'DATE');
  return days.find((day) => DAYS.includes(day)) ?? days[0] ?? 'tuple()';
}

const onCluster = (cluster: string | undefined): string => (cluster === undefined ? '' : ` ON CLUSTER ${cluster}`);

/** The table that stores the rows; in a cluster, the table of one server. */
const partitioned = (name: string, { database, cluster }: StorePlace): string =>
  `${database}.${name}${cluster === undefined ? '' : '_local'}`;

/** All rows of a taxpayer are on one server, so that distinct counts need no other. */
const shardedBy = (columns: Columns): string =>
  Object.hasOwn(columns, 'taxpayer_key') ? 'cityHash64(taxpayer_key)' : `cityHash64(${PART})`;

/** Returns the statements that create a table for rows of parts if it is missing. */
export function tableSql(name: string, columns: Columns, place: StorePlace): readonly string[] {
  const { database, cluster } = place;
  const engine = cluster === undefined ? 'MergeTree' : `ReplicatedMergeTree('/clickhouse/tables/{shard}/${database}/${name}', '{replica}')`;
  const rows = `CREATE TABLE IF NOT EXISTS ${partitioned(name, place)}${onCluster(cluster)} (${columnsSql(columns)})
  ENGINE = ${engine} PARTITION BY ${PART} ORDER BY ${orderOf(columns)} SETTINGS allow_nullable_key = 1`;
  if (cluster === undefined) return [rows];
  const all = `CREATE TABLE IF NOT EXISTS ${database}.${name}${onCluster(cluster)} AS ${partitioned(name, place)}
  ENGINE = Distributed(${cluster}, ${database}, ${name}_local, ${shardedBy(columns)})`;
  return [rows, all];
}

/**
 * Tables of complete parts, of published generations, and of the served one.
 * The publication with the highest number is served, regardless of the time.
 */
const RECORDS: Readonly<Record<string, string>> = {
  sent_parts: '(part String, sent_at DateTime64(3))',
  generations: '(generation UInt32, manifest String, aside String, published_at DateTime64(3), publication UInt64)',
  current: '(generation UInt32, chosen_at DateTime64(6), publication UInt64)',
};
/** Tables that an earlier version created without the number of the publication. */
const NUMBERED: readonly string[] = ['generations', 'current'];

function recordSql(name: string, columns: string, { database, cluster }: StorePlace): string {
  const engine = cluster === undefined ? 'MergeTree' : `ReplicatedMergeTree('/clickhouse/tables/${database}/${name}', '{shard}-{replica}')`;
  return `CREATE TABLE IF NOT EXISTS ${database}.${name}${onCluster(cluster)} ${columns} ENGINE = ${engine} ORDER BY tuple()`;
}

/** Returns the statement that creates the lock of a publication; it fails if the table exists. */
export const publisherSql = (number: number, place: StorePlace): string =>
  recordSql(`publisher_${String(number)}`, '(token String, mark String, beat UInt64, ended UInt8)', place).replace(' IF NOT EXISTS', '');

/** Every table of a generation that may leave the machine. */
export const STORED_TABLES: readonly PublishedTable[] = PUBLISHED_TABLES.filter(leavesTheMachine);

/** Returns the statements that create the missing tables of a store; harmless if none is missing. */
export const storeSql = (place: StorePlace): readonly string[] => [
  `CREATE DATABASE IF NOT EXISTS ${place.database}${onCluster(place.cluster)}`,
  ...Object.entries(RECORDS).map(([name, columns]) => recordSql(name, columns, place)),
  ...NUMBERED.map((name) => `ALTER TABLE ${place.database}.${name}${onCluster(place.cluster)} ADD COLUMN IF NOT EXISTS publication UInt64`),
  ...STORED_TABLES.flatMap(({ name, stored }) => tableSql(name, stored, place)),
];

/** Returns the statement that removes the rows of a part, if any. */
export const dropPartSql = (table: string, part: string, place: StorePlace): string =>
  `ALTER TABLE ${partitioned(table, place)}${onCluster(place.cluster)} DROP PARTITION ${quoted(part)}`;
