import type { DuckDBConnection } from '@duckdb/node-api';
import { EXTRACT_SPECS } from '../extracts.ts';
import { FindingList } from '../finding.ts';
import { formatOf } from '../formats/file-kind.ts';
import { query } from '../load/sql.ts';
import type { Profile } from '../profile/schema.ts';
import type { CodesOf } from '../rows/compile.ts';
import type { Findings, SourceFile } from '../rows/row.ts';
import { MOST_ROWS } from '../rows/sheet.ts';
import { plainFileSize } from '../text/file-chunks.ts';
import type { BulkJob } from './bulk-job.ts';
import { keepFile, type KeptFile } from './keep-file.ts';

const EXTRACTS_IN_BULK: readonly Profile['extract'][] = ['payments', 'assessments', 'returns', 'arrears', 'enforcement'];

/** Rows that are kept for a load by the engine, and what the strict reader would tell of them. */
export interface BulkRows {
  /** A statement that gives the staged rows. */
  readonly sql: string;
  readonly rows: number;
  readonly sum: bigint;
  readonly from: string | null;
  readonly to: string | null;
  readonly warned: FindingList;
}

/** Whether the profile asks for nothing but fields of single rows. */
function isPlain({ extract, fields, wide, where, except, reconcile, file }: Profile): boolean {
  // Rows of a recap get their names from the strict reader.
  if (!EXTRACTS_IN_BULK.includes(extract) || fields['documents'] || wide || where || except || reconcile) return false;
  return !file?.columns && (file?.skipLines ?? 0) === 0 && ['utf-8', 'windows-1252'].includes(file?.encoding ?? 'utf-8');
}

// The engine takes such a path for a pattern.
const PATTERN = /[*?[\]]/;

async function isBulk({ files, leastBytes }: BulkJob): Promise<boolean> {
  let bytes = 0;
  for (const { path, name } of files) {
    if (PATTERN.test(path) || (await formatOf(path, name).catch(() => null)) !== 'csv') return false;
    bytes += await plainFileSize(path);
  }
  return files.length > 0 && bytes >= files.length * leastBytes;
}

const CATALOG = 'bulk';

const keptTable = (profile: Profile, { number }: SourceFile): string => `${CATALOG}.main.${EXTRACT_SPECS[profile.extract].table}_${number}`;

/** Lets go of the rows that are kept of an extract, if there are any. */
export async function dropKept(connection: DuckDBConnection, profile: Profile, files: readonly SourceFile[]): Promise<void> {
  for (const file of files) await query(connection, `DROP TABLE IF EXISTS ${keptTable(profile, file)}`);
}

/** Findings other than about columns that are not read are for the strict reader to tell in their places. */
const isSilent = ({ refused, warned }: Findings, codes: CodesOf): boolean =>
  refused.count === 0 &&
  warned.count === warned.listed.length &&
  warned.listed.every(({ code }) => code === 'header-unknown') &&
  Object.values(codes).every(({ unmapped }) => unmapped.size === 0);

/**
 * Reads files in which nothing is out of the ordinary with the engine's own reader of delimited text, on all processors. Every byte
 * is looked at before: plain ASCII, the same number of cells in every line, no line end within quotes, so that there is one way to
 * read it. Values with few different texts are read by the strict reader's rules, a text once; the others are exact or an error.
 * Null where anything is not plain, also a single value: then nothing is kept, and the strict reader tells what it is and where.
 */
export async function readInBulk(job: BulkJob): Promise<BulkRows | null> {
  const { connection, profile, files, codes, onBytes } = job;
  if (!isPlain(profile) || !(await isBulk(job))) return null;
  const findings: Findings = { refused: new FindingList(), warned: new FindingList() };
  await query(connection, `ATTACH IF NOT EXISTS ':memory:' AS ${CATALOG}`);
  const kept: KeptFile[] = [];
  let [told, rows] = [0, 0];
  for (const file of files) {
    const before = rows;
    const one = await keepFile({
      ...job,
      file,
      findings,
      table: keptTable(profile, file),
      onBytes: (count, read) => {
        told += count;
        onBytes(count, before + read);
      },
    });
    rows += one?.rows ?? 0;
    findings.warned.settle();
    if (one === null || rows > MOST_ROWS || !isSilent(findings, codes)) {
      onBytes(-told, 0);
      await dropKept(connection, profile, files);
      return null;
    }
    kept.push(one);
  }
  const days = kept.flatMap(({ from, to }) => [from, to]).filter((day) => day !== null);
  return {
    sql: kept.map(({ sql }) => sql).join(' UNION ALL '),
    rows,
    sum: kept.reduce((sum, one) => sum + one.sum, 0n),
    from: days.length === 0 ? null : days.reduce((a, b) => (a < b ? a : b)),
    to: days.length === 0 ? null : days.reduce((a, b) => (a > b ? a : b)),
    warned: findings.warned,
  };
}
