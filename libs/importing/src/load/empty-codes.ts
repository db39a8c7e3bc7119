import { EXTRACT_SPECS } from '../extracts.ts';
import { fieldProfile, type Profile } from '../profile/schema.ts';
import type { CheckContext } from './check-context.ts';
import { RESOLVED } from './resolved-rows.ts';
import { toCount, query } from '../staging/sql.ts';

/** In facts nearly every row has a code, so that a row without one may be a total. In other extracts an empty code means all. */
const FACT_EXTRACTS: readonly Profile['extract'][] = ['payments', 'assessments', 'returns', 'arrears', 'enforcement'];
const SHOWN_LINES = 3;

interface CodeColumn {
  /** Name in the file; the highest level if a place has several columns. */
  readonly name: string;
  readonly to: string;
  /** True if the profile says that the code may be empty. */
  readonly mayBeEmpty: boolean;
}

function codeColumns(profile: Profile): readonly CodeColumn[] {
  return Object.entries(EXTRACT_SPECS[profile.extract].fields).flatMap(([field, { to }]) => {
    const mapped = fieldProfile(profile, field, 'reference');
    const name = mapped?.column ?? mapped?.levels?.[0]?.column;
    return name === undefined ? [] : [{ name, to, mayBeEmpty: mapped?.empty === 'none' }];
  });
}

async function warnEmptyCode(
  { connection, load, files }: CheckContext,
  { name, to }: CodeColumn,
  rows: number,
  all: number,
): Promise<void> {
  const first = await query(connection, `SELECT file_number, line FROM ${RESOLVED} WHERE ${to} IS NULL ORDER BY ALL LIMIT ${SHOWN_LINES}`);
  const place = { file: files[Number(first[0]?.[0])]?.name ?? '', line: Number(first[0]?.[1] ?? 0), column: name };
  const lines = first.map(([, line]) => String(line)).join(', ');
  load.findings.warned.add(place, 'code-empty', { rows: String(rows), units: String(all), lines });
}

/**
 * Counts rows without a code, by mapped column, after codes of their objects were filled in. Warns if other rows of the column have one.
 */
export async function countEmptyCodes(context: CheckContext): Promise<Readonly<Record<string, number>>> {
  const { profile } = context.load;
  const columns = FACT_EXTRACTS.includes(profile.extract) ? codeColumns(profile) : [];
  if (columns.length === 0) return {};
  const counts = columns.map(({ to }) => `count(*) FILTER (${to} IS NULL)`).join(', ');
  const [[all, ...found] = []] = await query(context.connection, `SELECT count(*), ${counts} FROM ${RESOLVED}`);
  const emptyColumns = columns.map((column, index) => ({ column, rows: toCount(found[index]) })).filter(({ rows }) => rows > 0);
  for (const { column, rows } of emptyColumns)
    if (!column.mayBeEmpty && rows < toCount(all)) await warnEmptyCode(context, column, rows, toCount(all));
  return Object.fromEntries(emptyColumns.map(({ column, rows }) => [column.name, rows]));
}
