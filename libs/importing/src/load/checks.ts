import type { DuckDBConnection } from '@duckdb/node-api';
import type { Period } from '@pendapa/contracts';
import type { FindingCode } from '../finding-texts.ts';
import { LISTED_FINDINGS } from '../finding.ts';
import { EXTRACT_SPECS } from '../extracts.ts';
import type { LoadState } from '../rows/load-state.ts';
import type { SourceFile } from '../rows/row.ts';
import { fieldProfile } from '../profile/schema.ts';
import { plainAmount } from '../values/amount.ts';
import { count, exact, query, textOf, type Cell, type Rows } from './sql.ts';
import { STAGE } from './stage.ts';

/** What the staged rows are judged against. */
export interface CheckContext {
  readonly connection: DuckDBConnection;
  readonly load: LoadState;
  readonly files: readonly SourceFile[];
  readonly replace: Period | null;
}

/** Keys of the extracts' rows; payments have their own. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  regions: ['region_code'],
  units: ['unit_code'],
  taxTypes: ['tax_code'],
  channels: ['channel_code'],
  banks: ['bank_code'],
  objects: ['object_id'],
  targets: ['year', 'version', 'unit_code', 'tax_code', 'month'],
};
const RECAP_KEY = ['posted_on', 'tax_code', 'unit_code', 'region_code', 'channel_code', 'bank_code', 'object_ref'] as const;

const days = (table: string): string => `${table}.posted_on BETWEEN CAST($1 AS DATE) AND CAST($2 AS DATE)`;
const bounds = ({ from, to }: Period): string[] => [from, to];

function report(
  context: CheckContext,
  rows: Rows,
  column: string | null,
  code: FindingCode,
  params: (row: readonly Cell[]) => Record<string, string>,
): void {
  for (const row of rows) {
    const [file, line] = row;
    context.load.findings.refused.add({ file: context.files[count(file)]?.name ?? '', line: count(line), column }, code, params(row));
  }
}

const columnOf = (context: CheckContext, name: string): string | null =>
  (context.load.profile.fields[name] as { column?: string } | undefined)?.column ?? null;

async function duplicates(context: CheckContext, key: readonly string[], where: string, column: string | null): Promise<void> {
  const [counted] = await query(
    context.connection,
    `SELECT count(*) FROM (SELECT 1 FROM ${STAGE} WHERE ${where} GROUP BY ${key.join(', ')} HAVING count(*) > 1)`,
  );
  if (count(counted?.[0]) === 0) return;
  const label = `concat_ws(' / ', ${key.join(', ')})`;
  const rows = await query(
    context.connection,
    `SELECT file_number, line, label, first_file, first_line FROM (
       SELECT file_number, line, ${label} AS label, first_value(file_number) OVER k AS first_file, first_value(line) OVER k AS first_line, row_number() OVER k AS n
       FROM ${STAGE} WHERE ${where} WINDOW k AS (PARTITION BY ${key.join(', ')} ORDER BY file_number, line))
     WHERE n > 1 ORDER BY file_number, line LIMIT ${LISTED_FINDINGS}`,
  );
  report(context, rows, column, 'duplicate-key', ([file, , value, firstFile, firstLine]) => ({
    value: textOf(value),
    first: file === firstFile ? textOf(firstLine) : `${context.files[count(firstFile)]?.name ?? ''}:${textOf(firstLine)}`,
  }));
}

async function parents(context: CheckContext): Promise<void> {
  const { extract } = context.load.profile;
  if (extract !== 'regions' && extract !== 'units') return;
  const { table } = EXTRACT_SPECS[extract];
  const [key] = KEYS[extract] ?? [];
  const rows = await query(
    context.connection,
    `SELECT file_number, line, parent_code FROM ${STAGE} s WHERE parent_code IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM ${STAGE} t WHERE t.${key} = s.parent_code) AND NOT EXISTS (SELECT 1 FROM published.${table} p WHERE p.${key} = s.parent_code)
     ORDER BY file_number, line LIMIT ${LISTED_FINDINGS}`,
  );
  report(context, rows, columnOf(context, 'parent'), 'parent-unknown', ([, , value]) => ({ value: textOf(value), extract }));
}

/** Published payments that stay when the replaced days are taken away. */
function remaining(replace: Period | null): { sql: string; values: string[] } {
  return replace
    ? { sql: `(SELECT * FROM published.payments p WHERE NOT (${days('p')}))`, values: bounds(replace) }
    : { sql: 'published.payments', values: [] };
}

async function outsideReplace(context: CheckContext, replace: Period): Promise<void> {
  const rows = await query(
    context.connection,
    `SELECT file_number, line, CAST(posted_on AS VARCHAR) FROM ${STAGE} s WHERE NOT (${days('s')}) ORDER BY file_number, line LIMIT ${LISTED_FINDINGS}`,
    bounds(replace),
  );
  report(context, rows, columnOf(context, 'posted'), 'outside-replace', ([, , value]) => ({
    value: textOf(value),
    from: replace.from,
    to: replace.to,
  }));
}

const monthOf = (date: string): string => `date_trunc('month', ${date})`;

/** Published payments on the days of the file. A recap, on either side, stands for its whole month; single payments for their days. */
function touched(recap: boolean, from: string, to: string): string {
  if (recap) return `${monthOf('p.posted_on')} IN (SELECT ${monthOf('posted_on')} FROM ${STAGE})`;
  const [first, last] = [`CAST(${from} AS DATE)`, `CAST(${to} AS DATE)`];
  return `p.posted_on BETWEEN ${first} AND ${last} OR (p.grain = 'month' AND ${monthOf('p.posted_on')} BETWEEN ${monthOf(first)} AND ${monthOf(last)})`;
}

// The advice must not take away more than the file brings: whole months only where a recap is concerned.
function replaceAdvice({ from, to }: Period, byMonth: boolean): string {
  const [first, last] = byMonth ? [from.slice(0, 7), to.slice(0, 7)] : [from, to];
  return first === last ? first : `${first}..${last}`;
}

async function overlap(context: CheckContext): Promise<void> {
  const { connection, load, replace } = context;
  const { from, to, profile } = load;
  if (from === null || to === null) return;
  if (replace) await outsideReplace(context, replace);
  if (profile.append) return;
  const recap = fieldProfile(profile, 'posted', 'posted')?.grain === 'month';
  const kept = remaining(replace);
  const [row] = await query(
    connection,
    `SELECT count(*), CAST(min(posted_on) AS VARCHAR), CAST(max(posted_on) AS VARCHAR), count(*) FILTER (grain = 'month')
     FROM ${kept.sql} p WHERE ${touched(recap, `$${kept.values.length + 1}`, `$${kept.values.length + 2}`)}`,
    recap ? kept.values : [...kept.values, from, to],
  );
  if (count(row?.[0]) === 0) return;
  load.findings.refused.add({ file: context.files[0]?.name ?? '', line: 0 }, 'overlap', {
    rows: textOf(row?.[0]),
    from: textOf(row?.[1]),
    to: textOf(row?.[2]),
    period: replaceAdvice({ from, to }, recap || count(row?.[3]) > 0),
  });
}

async function published(context: CheckContext): Promise<void> {
  const { connection, load, replace } = context;
  const kept = remaining(replace);
  const known = await query(
    connection,
    `SELECT s.file_number, s.line, s.payment_id FROM ${STAGE} s WHERE s.payment_id IS NOT NULL AND s.payment_id IN (SELECT payment_id FROM ${kept.sql})
     ORDER BY s.file_number, s.line LIMIT ${LISTED_FINDINGS}`,
    kept.values,
  );
  report(context, known, columnOf(context, 'id'), 'duplicate-published', ([, , value]) => ({ value: textOf(value) }));
  if (!load.profile.append || load.profile.repeated === 'add') return;
  const key = RECAP_KEY.filter((name) => name !== 'object_ref');
  const same = key.map((name) => `p.${name} IS NOT DISTINCT FROM s.${name}`).join(' AND ');
  const recaps = await query(
    connection,
    `SELECT s.file_number, s.line, concat_ws(' / ', ${key.map((name) => `s.${name}`).join(', ')}) FROM ${STAGE} s
     WHERE s.payment_id IS NULL AND s.grain = 'month' AND s.object_ref IS NULL AND EXISTS (SELECT 1 FROM ${kept.sql} p WHERE p.grain = 'month' AND ${same})
     ORDER BY s.file_number, s.line LIMIT ${LISTED_FINDINGS}`,
    kept.values,
  );
  report(context, recaps, null, 'duplicate-published', ([, , value]) => ({ value: textOf(value) }));
}

async function reversals(context: CheckContext): Promise<void> {
  const { connection, load, replace } = context;
  if (load.profile.fields['reversalOf'] === undefined) return;
  const kept = remaining(replace);
  const rows = await query(
    connection,
    `WITH originals AS (SELECT payment_id, amount FROM ${STAGE} WHERE payment_id IS NOT NULL UNION ALL SELECT payment_id, amount FROM ${kept.sql} WHERE payment_id IS NOT NULL)
     SELECT s.file_number, s.line, s.reversal_of, s.amount, o.amount FROM ${STAGE} s LEFT JOIN originals o ON o.payment_id = s.reversal_of
     WHERE s.reversal_of IS NOT NULL AND (o.payment_id IS NULL OR o.amount <> -s.amount) ORDER BY s.file_number, s.line LIMIT ${LISTED_FINDINGS}`,
    kept.values,
  );
  const [missing, different] = [rows.filter((row) => row[4] === null), rows.filter((row) => row[4] !== null)];
  const column = columnOf(context, 'reversalOf');
  report(context, missing, column, 'reversal-unknown', ([, , value]) => ({ value: textOf(value) }));
  report(context, different, column, 'reversal-amount', ([, , value, amount, original]) => ({
    value: textOf(value),
    amount: plainAmount(exact(amount), load.digits),
    original: plainAmount(exact(original), load.digits),
  }));
}

async function objects(context: CheckContext): Promise<void> {
  const field = fieldProfile(context.load.profile, 'object', 'object');
  if (!field || field.unknown === 'none') return;
  const rows = await query(
    context.connection,
    `SELECT file_number, line, object_ref FROM ${STAGE} WHERE object_ref IS NOT NULL AND object_ref NOT IN (SELECT object_id FROM published.objects WHERE object_id IS NOT NULL)
     ORDER BY file_number, line LIMIT ${LISTED_FINDINGS}`,
  );
  report(context, rows, columnOf(context, 'object'), 'object-unknown', ([, , value]) => ({ value: textOf(value) }));
}

/** Judges the rows of a load as a whole: keys, parents, overlaps with what is published, reversals, tax objects. */
export async function checkStaged(context: CheckContext): Promise<void> {
  const { profile } = context.load;
  if (profile.extract !== 'payments') {
    const key = KEYS[profile.extract] ?? [];
    await duplicates(context, key, 'true', columnOf(context, profile.extract === 'objects' ? 'id' : 'code'));
    return parents(context);
  }
  await duplicates(context, ['payment_id'], 'payment_id IS NOT NULL', columnOf(context, 'id'));
  if (profile.repeated !== 'add') await duplicates(context, RECAP_KEY, "payment_id IS NULL AND grain = 'month'", null);
  await overlap(context);
  await published(context);
  await reversals(context);
  await objects(context);
}
