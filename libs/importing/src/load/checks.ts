import type { DuckDBValue } from '@duckdb/node-api';
import { KEYED, KEYS, RECAPS, UNKNOWN_SOURCE, type TableName } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import { columnOf, refuseEach, type CheckContext } from './check-context.ts';
import { RESOLVED } from './resolved-rows.ts';
import { checkOverlap } from './overlap.ts';
import { toCount, query, textOrDash } from '../staging/sql.ts';
import { STAGE } from '../staging/stage.ts';

const RECAP_CODES = [
  'posted_on',
  'tax_code',
  'unit_code',
  'region_code',
  'channel_code',
  'bank_code',
  'tax_year',
  'period',
  'is_arrears',
] as const;
const RECAP_KEY = [...RECAP_CODES, 'object_ref', 'taxpayer_ref'] as const;
/** Columns that identify a row of an arrears recap, which names no object. */
const ARREARS_RECAP_KEY = [
  'snapshot_on',
  'tax_code',
  'unit_code',
  'region_code',
  'taxpayer_ref',
  'tax_year',
  'period',
  'due_on',
  'quality',
  'disputed',
  'uncollectible',
  'last_action',
  'action_on',
  'expires_on',
] as const;

async function refuseDuplicates(context: CheckContext, key: readonly string[], where: string, column: string | null): Promise<void> {
  const [duplicateCount] = await query(
    context.connection,
    `SELECT count(*) FROM (SELECT 1 FROM ${RESOLVED} WHERE ${where} GROUP BY ${key.join(', ')} HAVING count(*) > 1)`,
  );
  if (toCount(duplicateCount?.[0]) === 0) return;
  const secret = key.includes('raw_npwpd');
  const label = secret ? 'NULL' : `concat_ws(' / ', ${key.map(readableKey).join(', ')})`;
  const sql = `SELECT file_number, line, label, first_file, first_line FROM (
       SELECT file_number, line, ${label} AS label, first_value(file_number) OVER k AS first_file, first_value(line) OVER k AS first_line, row_number() OVER k AS n
       FROM ${RESOLVED} WHERE ${where} WINDOW k AS (PARTITION BY ${key.join(', ')} ORDER BY file_number, line))
     WHERE n > 1`;
  await refuseEach(
    context,
    { sql, column, code: secret ? 'duplicate-person' : 'duplicate-key' },
    ([file, , value, firstFile, firstLine]) => ({
      value: textOrDash(value),
      first: file === firstFile ? textOrDash(firstLine) : `${context.files[Number(firstFile)]?.name ?? ''}:${textOrDash(firstLine)}`,
    }),
  );
}

/** Messages name objects by the agency's own number, which people can look up. */
const readableKey = (name: string): string => (name === 'object_key' ? 'object_ref' : name);

async function refuseUnknownParents(context: CheckContext): Promise<void> {
  const { extract } = context.load.profile;
  if (extract !== 'regions' && extract !== 'units') return;
  const { table } = EXTRACT_SPECS[extract];
  const key = extract === 'regions' ? 'region_code' : 'unit_code';
  const sql = `SELECT file_number, line, parent_code FROM ${RESOLVED} s WHERE parent_code IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM ${RESOLVED} t WHERE t.${key} = s.parent_code) AND NOT EXISTS (SELECT 1 FROM known.${table} p WHERE p.${key} = s.parent_code)`;
  await refuseEach(context, { sql, column: columnOf(context, 'parent'), code: 'parent-unknown' }, ([, , value]) => ({
    value: textOrDash(value),
    extract,
  }));
}

/** Quoted name of a source for a finding. */
const quotedSourceName = (id: DuckDBValue | undefined, { sourceNames }: CheckContext): string => `"${sourceNames.get(Number(id)) ?? '?'}"`;

async function refusePublishedRows(context: CheckContext): Promise<void> {
  const { profile } = context.load;
  // The subquery begins at the served payments, so that the engine skips blocks without matching numbers.
  const publishedSql = `SELECT s.file_number, s.line, s.payment_id, p.source_id FROM ${STAGE} s JOIN (
       SELECT payment_id, min(source_id) AS source_id FROM known.payments WHERE payment_id IN (SELECT payment_id FROM ${STAGE}) GROUP BY payment_id) p ON p.payment_id = s.payment_id`;
  const duplicateParams = ([, , value, id]: readonly DuckDBValue[]) => ({
    value: textOrDash(value),
    source: quotedSourceName(id, context),
  });
  await refuseEach(context, { sql: publishedSql, column: columnOf(context, 'id'), code: 'duplicate-published' }, duplicateParams);
  if (!profile.append || profile.repeated === 'add') return;
  const same = RECAP_CODES.map((name) => `p.${name} IS NOT DISTINCT FROM s.${name}`).join(' AND ');
  const recaps = `SELECT s.file_number, s.line, concat_ws(' / ', ${RECAP_CODES.map((name) => `s.${name}`).join(', ')}), min(p.source_id)
     FROM ${RESOLVED} s JOIN known.payments p ON p.object_key IS NULL AND p.taxpayer_key IS NULL AND p.grain <> 'day' AND ${same}
     WHERE s.payment_id IS NULL AND s.grain <> 'day' AND s.object_ref IS NULL AND s.taxpayer_ref IS NULL GROUP BY ALL`;
  await refuseEach(context, { sql: recaps, column: null, code: 'duplicate-published' }, duplicateParams);
}

/** Two files of one load must not have the same row. */
async function refuseRowsOfEarlierFiles(context: CheckContext, key: readonly string[], column: string | null): Promise<void> {
  const { extract } = context.load.profile;
  const { table } = EXTRACT_SPECS[extract];
  const own = extract === 'taxpayers' ? ['taxpayer_key'] : key;
  const same = own.map((name) => `i.${name} IS NOT DISTINCT FROM j.${name}`).join(' AND ');
  const label = extract === 'taxpayers' ? 'j.npwpd_masked' : `concat_ws(' / ', ${own.map((name) => `j.${readableKey(name)}`).join(', ')})`;
  const sql = `SELECT j.file_number, j.line, ${label} FROM ${RESOLVED} j WHERE ${KEYED[table] ?? 'true'} AND EXISTS (SELECT 1 FROM incoming.${table} i WHERE ${same})`;
  await refuseEach(context, { sql, column, code: 'duplicate-load' }, ([, , value]) => ({ value: textOrDash(value) }));
}

/** Facts that two systems send under one key would be counted twice or would replace each other. */
const FACTS: ReadonlySet<TableName> = new Set([
  ...(['targets', 'costs', 'assessments', 'returns', 'arrears', 'arrears_movements', 'enforcement'] as const),
]);

async function refuseKeysOfOtherSources(context: CheckContext): Promise<void> {
  const { extract } = context.load.profile;
  const { table } = EXTRACT_SPECS[extract];
  const { replacement, source, sourceNames } = context;
  if (table === 'payments' || !FACTS.has(table) || replacement.sources === null || sourceNames.size < 2) return;
  const { unknown } = replacement;
  const from = unknown === null ? 'p.source_id' : `coalesce(nullif(p.source_id, ${String(UNKNOWN_SOURCE)}), ${String(unknown)})`;
  const refuse = async (key: readonly string[], where: (row: string) => string) => {
    const same = key.map((name) => `p.${name} IS NOT DISTINCT FROM j.${name}`).join(' AND ');
    const label = `concat_ws(' / ', ${key.map((name) => `j.${readableKey(name)}`).join(', ')})`;
    const sql = `SELECT j.file_number, j.line, any_value(${label}), min(${from}) FROM ${RESOLVED} j JOIN published.${table} p ON ${same}
      WHERE ${where('j')} AND ${where('p')} AND ${from} NOT IN (${String(UNKNOWN_SOURCE)}, ${String(source)}) GROUP BY j.file_number, j.line`;
    await refuseEach(context, { sql, column: null, code: 'key-other-source' }, ([, , value, id]) => ({
      value: textOrDash(value),
      sources: quotedSourceName(id, context),
    }));
  };
  await refuse(KEYS[table], (row) => (KEYED[table] === undefined ? 'true' : `${row}.${KEYED[table]}`));
  const recap = table === 'arrears' ? ARREARS_RECAP_KEY.filter((name) => name !== 'taxpayer_ref') : RECAPS[table];
  if (recap) await refuse(recap, (row) => `${row}.object_key IS NULL AND ${row}.documents IS NOT NULL`);
}

async function refuseRepeatedKeys(context: CheckContext): Promise<void> {
  const { extract } = context.load.profile;
  const { table } = EXTRACT_SPECS[extract];
  if (table === 'payments') return;
  const own: Partial<Record<typeof table, readonly string[]>> = { objects: ['object_id'], taxpayers: ['raw_npwpd'] };
  const key = own[table] ?? KEYS[table];
  const [column = null] = ['code', 'id', 'npwpd'].flatMap((name) => columnOf(context, name) ?? []);
  await refuseDuplicates(context, key, KEYED[table] ?? 'true', column);
  if (table === 'arrears') await refuseDuplicates(context, ARREARS_RECAP_KEY, 'object_ref IS NULL AND documents IS NOT NULL', null);
  await refuseRowsOfEarlierFiles(context, key, column);
  await refuseKeysOfOtherSources(context);
}

/** If most payments have a number, a payment without one may be a total or has lost it. */
async function refuseMissingNumbers(context: CheckContext): Promise<void> {
  const { profile } = context.load;
  const field = profile.fields['id'] as { readonly column?: string; readonly empty?: string } | undefined;
  if (field?.column === undefined || field.empty === 'none') return;
  const [[withoutNumber, withNumber] = []] = await query(
    context.connection,
    `SELECT count(*) FILTER (payment_id IS NULL), count(payment_id) FROM ${STAGE}`,
  );
  if (toCount(withoutNumber) === 0 || toCount(withNumber) === 0) return;
  const sql = `SELECT file_number, line FROM ${STAGE} WHERE payment_id IS NULL`;
  await refuseEach(context, { sql, column: field.column, code: 'number-missing' }, () => ({ rows: String(toCount(withNumber)) }));
}

/** Checks the rows of a load as a whole: keys, parents, and overlaps with published rows. */
export async function checkResolvedRows(context: CheckContext): Promise<void> {
  const { profile } = context.load;
  if (profile.extract !== 'payments') {
    await refuseRepeatedKeys(context);
    return refuseUnknownParents(context);
  }
  await refuseMissingNumbers(context);
  await refuseDuplicates(context, ['payment_id'], 'payment_id IS NOT NULL', columnOf(context, 'id'));
  if (profile.repeated !== 'add') await refuseDuplicates(context, RECAP_KEY, "payment_id IS NULL AND grain <> 'day'", null);
  await checkOverlap(context);
  await refusePublishedRows(context);
}
