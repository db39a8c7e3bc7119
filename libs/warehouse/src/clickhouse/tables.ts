import { PUBLISHED_TABLES, type PublishedTable } from '../generations/published-views.ts';
import type { PartKind } from '../schema/part-kinds.ts';

/** Where the parts of a data folder are published to. */
export interface StorePlace {
  readonly database: string;
  /** The name of a cluster, whose servers each hold some taxpayers; left out: one server. */
  readonly cluster?: string | undefined;
}

/** What never leaves the machine where it was imported: names and numbers of people, and which other numbers hold one. */
const KEPT_HERE: readonly PartKind[] = ['identities', 'numbers'];
export const leavesTheMachine = ({ kind }: { readonly kind: PartKind }): boolean => !KEPT_HERE.includes(kind);

/** The column that says to which part a row belongs: one part is one partition, and never changes. */
export const PART = 'part';

const TYPES: Readonly<Record<string, string>> = {
  VARCHAR: 'String',
  INTEGER: 'Int32',
  DATE: 'Date32',
  BOOLEAN: 'Bool',
  DOUBLE: 'Float64',
  TIME: 'String',
};

/** Sums of 64 bits wrap round in silence: whatever may be added up is stored in 128, which pack as small. */
export function storeType(column: string, type: string): string {
  const whole = column.endsWith('_key') ? 'Int64' : 'Int128';
  return `Nullable(${TYPES[type] ?? whole})`;
}

type Columns = Readonly<Record<string, string>>;

const columnsSql = (columns: Columns): string =>
  [`${PART} LowCardinality(String)`, ...Object.entries(columns).map(([name, type]) => `${name} ${storeType(name, type)}`)].join(', ');

/** By which days most questions ask of tables that have several. */
const DAYS: readonly string[] = ['posted_on', 'snapshot_on', 'issued_on'];

/** Rows lie in the order of their days, so that a period is found without reading the year. */
function orderOf(columns: Columns): string {
  const days = Object.keys(columns).filter((name) => columns[name] === 'DATE');
  return days.find((day) => DAYS.includes(day)) ?? days[0] ?? 'tuple()';
}

const onCluster = (cluster: string | undefined): string => (cluster === undefined ? '' : ` ON CLUSTER ${cluster}`);

/** The table in which the rows of parts lie; in a cluster that of one server. */
const partitioned = (name: string, { database, cluster }: StorePlace): string =>
  `${database}.${name}${cluster === undefined ? '' : '_local'}`;

/** Rows of one taxpayer lie on one server, so that counting different ones needs no other. */
const shardedBy = (columns: Columns): string =>
  Object.hasOwn(columns, 'taxpayer_key') ? 'cityHash64(taxpayer_key)' : `cityHash64(${PART})`;

/** The statements that make a table for rows of parts, where it is not there yet. */
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
 * What is known of the parts that are there whole, of the generations that were published, and which of them is served: that of the
 * publication with the highest number, whatever the clocks say.
 */
const RECORDS: Readonly<Record<string, string>> = {
  sent_parts: '(part String, sent_at DateTime64(3))',
  generations: '(generation UInt32, manifest String, aside String, published_at DateTime64(3), publication UInt64)',
  current: '(generation UInt32, chosen_at DateTime64(6), publication UInt64)',
};
/** Records that an earlier version made without the number of the publication. */
const NUMBERED: readonly string[] = ['generations', 'current'];

function recordSql(name: string, columns: string, { database, cluster }: StorePlace): string {
  const engine = cluster === undefined ? 'MergeTree' : `ReplicatedMergeTree('/clickhouse/tables/${database}/${name}', '{shard}-{replica}')`;
  return `CREATE TABLE IF NOT EXISTS ${database}.${name}${onCluster(cluster)} ${columns} ENGINE = ${engine} ORDER BY tuple()`;
}

/** The statement that makes the lock of a publication: it fails where that table is there already. */
export const publisherSql = (number: number, place: StorePlace): string =>
  recordSql(`publisher_${String(number)}`, '(token String, mark String, beat UInt64, ended UInt8)', place).replace(' IF NOT EXISTS', '');

/** Every table of a generation that may leave the machine. */
export const STORED_TABLES: readonly PublishedTable[] = PUBLISHED_TABLES.filter(leavesTheMachine);

/** The statements that make what is not there yet of a store: harmless where all is. */
export const storeSql = (place: StorePlace): readonly string[] => [
  `CREATE DATABASE IF NOT EXISTS ${place.database}${onCluster(place.cluster)}`,
  ...Object.entries(RECORDS).map(([name, columns]) => recordSql(name, columns, place)),
  ...NUMBERED.map((name) => `ALTER TABLE ${place.database}.${name}${onCluster(place.cluster)} ADD COLUMN IF NOT EXISTS publication UInt64`),
  ...STORED_TABLES.flatMap(({ name, stored }) => tableSql(name, stored, place)),
];

/** Takes the rows of a part away again, whether any are there or not. */
export const dropPartSql = (table: string, part: string, place: StorePlace): string =>
  `ALTER TABLE ${partitioned(table, place)}${onCluster(place.cluster)} DROP PARTITION '${part}'`;
