import type { DuckDBConnection } from '@duckdb/node-api';
import { EXTRACT_SPECS } from '../extracts.ts';
import { FindingList } from '../finding.ts';
import { formatOf } from '../formats/file-kind.ts';
import { query } from '../staging/sql.ts';
import type { Profile } from '../profile/schema.ts';
import type { CodesOf } from '../rows/compile.ts';
import type { Findings, SourceFile } from '../rows/row.ts';
import { MAX_ROWS } from '../rows/row-mapper.ts';
import { plainFileSize } from '../text/file-chunks.ts';
import type { BulkJob } from './bulk-job.ts';
import { storeFile, type StoredFile } from './store-file.ts';

const EXTRACTS_IN_BULK: readonly Profile['extract'][] = ['payments', 'assessments', 'returns', 'arrears', 'enforcement'];

/** Rows that the engine stored for a load, and the warnings of the strict reader. */
export interface BulkRows {
  /** SQL that gives the staged rows. */
  readonly sql: string;
  readonly rows: number;
  readonly sum: bigint;
  readonly from: string | null;
  readonly to: string | null;
  readonly warned: FindingList;
}

/** True if the profile only has fields that are read from single rows. */
function hasOnlyRowFields({ extract, fields, wide, where, except, reconcile, headings, file }: Profile): boolean {
  // The strict reader names the rows of a recap.
  if (!EXTRACTS_IN_BULK.includes(extract) || fields['documents'] || wide || headings || where || except || reconcile) return false;
  if (file?.foot || file?.quotedLines) return false;
  return !file?.columns && (file?.skipLines ?? 0) === 0 && ['utf-8', 'windows-1252'].includes(file?.encoding ?? 'utf-8');
}

// The engine reads such a path as a pattern.
const PATTERN = /[*?[\]]/;

async function isLargeCsv({ files, minBytes }: BulkJob): Promise<boolean> {
  let bytes = 0;
  for (const { path, name } of files) {
    if (PATTERN.test(path) || (await formatOf(path, name).catch(() => null)) !== 'csv') return false;
    bytes += await plainFileSize(path);
  }
  return files.length > 0 && bytes >= files.length * minBytes;
}

const CATALOG = 'bulk';

const storedTable = (profile: Profile, { number }: SourceFile): string =>
  `${CATALOG}.main.${EXTRACT_SPECS[profile.extract].table}_${number}`;

/** Drops the stored rows of an extract, if there are any. */
export async function dropStoredRows(connection: DuckDBConnection, profile: Profile, files: readonly SourceFile[]): Promise<void> {
  for (const file of files) await query(connection, `DROP TABLE IF EXISTS ${storedTable(profile, file)}`);
}

/** True if the only findings concern unread columns; others need the strict reader, which knows their lines. */
const hasOnlyHeaderWarnings = ({ refused, warned }: Findings, codes: CodesOf): boolean =>
  refused.count === 0 &&
  warned.count === warned.listed.length &&
  warned.listed.every(({ code }) => code === 'header-unknown') &&
  Object.values(codes).every(({ unmapped }) => unmapped.size === 0);

/**
 * Reads regular files with the engine's own CSV reader, on all processors.
 * Every byte is checked first: plain ASCII, equal numbers of cells, no line end within quotes. Then only one reading is possible. The
 * strict reader's rules read each distinct text of columns with few texts once.
 * @returns null if anything is irregular, even one value; then nothing is stored, and the strict reader reports it.
 */
export async function readInBulk(job: BulkJob): Promise<BulkRows | null> {
  const { connection, profile, files, codes, onBytes } = job;
  if (!hasOnlyRowFields(profile) || !(await isLargeCsv(job))) return null;
  const findings: Findings = { refused: new FindingList(), warned: new FindingList() };
  await query(connection, `ATTACH IF NOT EXISTS ':memory:' AS ${CATALOG}`);
  const storedFiles: StoredFile[] = [];
  let [reportedBytes, rows] = [0, 0];
  for (const file of files) {
    const before = rows;
    const storedFile = await storeFile({
      ...job,
      file,
      findings,
      table: storedTable(profile, file),
      onBytes: (count, read) => {
        reportedBytes += count;
        onBytes(count, before + read);
      },
    });
    rows += storedFile?.rows ?? 0;
    findings.warned.flushTallies();
    if (storedFile === null || rows > MAX_ROWS || !hasOnlyHeaderWarnings(findings, codes)) {
      onBytes(-reportedBytes, 0);
      await dropStoredRows(connection, profile, files);
      return null;
    }
    storedFiles.push(storedFile);
  }
  const days = storedFiles.flatMap(({ from, to }) => [from, to]).filter((day) => day !== null);
  return {
    sql: storedFiles.map(({ sql }) => sql).join(' UNION ALL '),
    rows,
    sum: storedFiles.reduce((sum, one) => sum + one.sum, 0n),
    from: days.length === 0 ? null : days.reduce((a, b) => (a < b ? a : b)),
    to: days.length === 0 ? null : days.reduce((a, b) => (a > b ? a : b)),
    warned: findings.warned,
  };
}
