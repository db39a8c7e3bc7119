import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import type { Finding } from '../finding.ts';
import { readInBulk } from '../bulk/read-in-bulk.ts';
import { EXTRACT_SPECS, type ReferenceTable } from '../extracts.ts';
import { query } from '../staging/sql.ts';
import { stageColumns } from '../staging/stage.ts';
import { checkProfile } from '../profile/read-profile.ts';
import type { Profile } from '../profile/schema.ts';
import { Codes, type Member } from '../rows/codes.ts';
import type { CodesOf } from '../rows/compile.ts';
import { createLoadState } from '../rows/load-state.ts';
import { readFileInto } from '../load/read-file.ts';
import type { SourceFile } from '../rows/row.ts';

/** Result of reading a file as text: rows, sum, created codes and findings. */
interface ReadOutcome {
  readonly rows: readonly string[];
  readonly sum: bigint;
  readonly from: string | null;
  readonly to: string | null;
  readonly created: readonly string[];
  readonly findings: readonly string[];
}

export interface BothReaders {
  readonly strict: ReadOutcome;
  /** Null if the file went to the strict reader. */
  readonly bulk: ReadOutcome | null;
}

const DATES = { timeZone: 'Asia/Jakarta', fiscalYearStart: 1 };
const TAXES = ['HOTEL', 'PARKING', '4110'];
const member = (code: string): readonly [string, Member] => [code, { code, name: { id: code, en: code }, parent: null, level: null }];

function codes(): CodesOf {
  const of = (table: ReferenceTable) => new Codes(table, new Map(table === 'tax_types' ? TAXES.map(member) : []));
  return { regions: of('regions'), units: of('units'), tax_types: of('tax_types'), channels: of('channels'), banks: of('banks') };
}

const createdBy = (own: CodesOf): string[] =>
  Object.values(own)
    .flatMap(({ table, created }) => [...created.values()].map((made) => `${table} ${JSON.stringify(made)}`))
    .sort();

const describeFinding = ({ line, column, code, count }: Finding): string => `${line} ${column ?? '-'} ${code} ${count}`;

async function readStrictly(profile: Profile, digits: number, file: SourceFile, sha256: string): Promise<ReadOutcome> {
  const own = codes();
  const rows: string[] = [];
  const columns = stageColumns(EXTRACT_SPECS[profile.extract].table).map(([name]) => name);
  const write = (values: readonly unknown[]) => rows.push(values.map((value) => String(value ?? '')).join('|'));
  const load = createLoadState({ profile, digits, dates: DATES, codes: own, columns, write });
  await readFileInto(load, file, sha256, () => undefined);
  const { refused, warned } = load.findings;
  warned.flushTallies();
  const findings = [...refused.listed, ...warned.listed].map(describeFinding);
  return { rows: refused.count > 0 ? [] : rows, sum: load.sum, from: load.from, to: load.to, created: createdBy(own), findings };
}

/** Reads the bytes of a delimited file with both readers. */
export async function readWithBoth(connection: DuckDBConnection, bytes: Buffer, given: unknown, digits = 0): Promise<BothReaders> {
  const folder = await mkdtemp(join(tmpdir(), 'pendapa-both-'));
  const profile = checkProfile('p', given);
  const file: SourceFile = { path: join(folder, 'f.csv'), name: 'f.csv', number: 0, year: null, month: null };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  try {
    await writeFile(file.path, bytes);
    const strict = await readStrictly(profile, digits, file, sha256);
    const own = codes();
    const job = {
      connection,
      profile,
      digits,
      dates: DATES,
      codes: own,
      files: [file],
      sha256: [sha256],
      minBytes: 0,
      onBytes: () => undefined,
    };
    const bulk = await readInBulk(job);
    if (bulk === null) return { strict, bulk };
    const stored = await query(connection, `SELECT * FROM (${bulk.sql}) ORDER BY line`);
    await query(connection, `DROP TABLE bulk.main.${EXTRACT_SPECS[profile.extract].table}_0`);
    const rows = stored.map((row) => row.map((cell) => String(cell ?? '')).join('|'));
    return { strict, bulk: { ...bulk, rows, created: createdBy(own), findings: bulk.warned.listed.map(describeFinding) } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens an engine for the readers of a test, with a function that closes it. */
export async function openReaders(): Promise<{ readonly connection: DuckDBConnection; readonly close: () => void }> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const connection = await instance.connect();
  const close = () => {
    connection.closeSync();
    instance.closeSync();
  };
  return { connection, close };
}
