import type { Period } from '@pendapa/contracts';
import { UNKNOWN_SOURCE } from '@pendapa/warehouse';
import { LISTED_FINDINGS } from '../finding.ts';
import { fieldProfile } from '../profile/schema.ts';
import { plainAmount } from '../values/amount.ts';
import { columnOf, refuseEach, type CheckContext } from './check-context.ts';
import { goneSql } from './replacement.ts';
import { count, exact, query, said, textOf, type Cell } from './sql.ts';
import { STAGE } from './stage.ts';

const days = (table: string): string => `${table}.posted_on BETWEEN CAST($1 AS DATE) AND CAST($2 AS DATE)`;
const bounds = ({ from, to }: Period): string[] => [from, to];

async function outsideReplace(context: CheckContext, replace: Period): Promise<void> {
  const sql = `SELECT file_number, line, posted_on FROM ${STAGE} s WHERE NOT (${days('s')})`;
  await refuseEach(
    context,
    { sql, values: bounds(replace), column: columnOf(context, 'posted'), code: 'outside-replace' },
    ([, , value]) => ({ value: said(value), from: replace.from, to: replace.to }),
  );
}

/**
 * Refuses to remove a payment if its reversal stays: a negative amount would remain. A payment of the file with the same number and amount
 * may replace it.
 */
async function orphanedReversals(context: CheckContext, replace: Period): Promise<void> {
  const isGone = goneSql(context.replacement);
  const gone = `SELECT payment_id FROM published.payments WHERE payment_id IS NOT NULL AND ${isGone}`;
  const rows = await query(
    context.connection,
    `SELECT r.payment_id, r.reversal_of, CAST(r.posted_on AS VARCHAR), count(*) OVER () FROM published.payments r
     WHERE r.reversal_of IN (${gone}) AND NOT ${isGone}
       AND NOT EXISTS (SELECT 1 FROM ${STAGE} s WHERE s.payment_id = r.reversal_of AND s.amount = -r.amount AND s.posted_on <= r.posted_on)
     ORDER BY r.posted_on, r.reversal_of LIMIT ${LISTED_FINDINGS}`,
  );
  const file = context.files[0]?.name ?? '';
  for (const [reversal, original, posted] of rows) {
    const params = {
      value: textOf(original),
      reversal: textOf(reversal) || '-',
      posted: textOf(posted),
      from: replace.from,
      to: replace.to,
    };
    context.load.findings.refused.add({ file, line: 0 }, 'replace-orphans', params);
  }
  const left = count(rows[0]?.[3]) - rows.length;
  if (left > 0) context.load.findings.refused.add({ file, line: 0 }, 'replace-orphans-more', { rows: String(left) });
}

/** SQL for the first day that a row stands for: its own, or that of its month, quarter or year. */
const firstDay = (row: string): string =>
  `CASE WHEN ${row}.grain = 'day' THEN ${row}.posted_on ELSE date_trunc(${row}.grain, ${row}.posted_on) END`;

/** Condition for published payments on the days of the file. A total stands for all days of its month, quarter or year. */
function touched(recap: boolean, from: string, to: string): string {
  if (recap)
    return `EXISTS (SELECT 1 FROM (SELECT DISTINCT grain, posted_on FROM ${STAGE}) s WHERE p.posted_on >= ${firstDay('s')} AND ${firstDay('p')} <= s.posted_on)`;
  return `p.posted_on >= CAST(${from} AS DATE) AND ${firstDay('p')} <= CAST(${to} AS DATE)`;
}

// The suggested days must not remove more than the file brings. Whole months are suggested only for totals.
const replaceAdvice = ({ from, to }: Period): string => (from === to ? from : `${from}..${to}`);

/** Suggests the months of the totals on both sides. */
function monthsAdvice(met: readonly Cell[] | undefined, to: string): string {
  const [last, first, own] = [textOf(met?.[2]), textOf(met?.[6]), textOf(met?.[7])];
  const from = first < own ? first : own;
  return replaceAdvice({ from: from.slice(0, 7), to: (last > to ? last : to).slice(0, 7) });
}

/** Refuses payments of replaced days whose source is unknown: a person must first name it. */
async function unknownReplaced({ connection, load, files, replacement }: CheckContext, own: string): Promise<boolean> {
  const { days: replace, sources, unknown } = replacement;
  if (replace === null || sources === null || unknown !== null) return false;
  const [row] = await query(
    connection,
    `SELECT count(*), CAST(sum(amount) AS DECIMAL(38, 0)) FROM published.payments p WHERE source_id = ${String(UNKNOWN_SOURCE)} AND ${days('p')}`,
    bounds(replace),
  );
  if (count(row?.[0]) === 0) return false;
  load.findings.refused.add({ file: files[0]?.name ?? '', line: 0 }, 'source-unknown', {
    rows: textOf(row?.[0]),
    amount: plainAmount(exact(row?.[1]), load.digits),
    from: replace.from,
    to: replace.to,
    source: own,
  });
  return true;
}

/** Names of sources for a finding. */
const namesOf = (ids: readonly number[], names: ReadonlyMap<number, string>): string =>
  ids.map((id) => (id === UNKNOWN_SOURCE ? '?' : `"${names.get(id) ?? String(id)}"`)).join(', ');

/**
 * Refuses payments on days that already have some, unless their days are replaced or the profile adds rows. Payments of other sources
 * may stay if the load replaces rows of its own source.
 */
export async function checkOverlap(context: CheckContext): Promise<void> {
  const { connection, load, replacement, source, sourceNames } = context;
  const { from, to, profile } = load;
  const replace = replacement.days;
  const own = sourceNames.get(source) ?? '';
  if (replace && (await unknownReplaced(context, own))) return;
  if (replace) await orphanedReversals(context, replace);
  if (from === null || to === null) return;
  if (replace) await outsideReplace(context, replace);
  if (profile.append) return;
  const recap = (fieldProfile(profile, 'posted', 'posted')?.grain ?? 'day') !== 'day';
  const isGone = goneSql(replacement);
  const [row] = await query(
    connection,
    `SELECT count(*) FILTER (NOT gone), CAST(min(posted_on) FILTER (NOT gone) AS VARCHAR), CAST(max(posted_on) FILTER (NOT gone) AS VARCHAR),
       count(*) FILTER (NOT gone AND grain <> 'day'), count(*) FILTER (gone), array_to_string(list_sort(list(DISTINCT source_id) FILTER (NOT gone)), ','),
       CAST(min(${firstDay('met')}) FILTER (NOT gone) AS VARCHAR), (SELECT CAST(min(${firstDay('s')}) AS VARCHAR) FROM ${STAGE} s)
     FROM (SELECT *, ${isGone} AS gone FROM published.payments p WHERE ${touched(recap, '$1', '$2')}) met`,
    recap ? [] : [from, to],
  );
  if (count(row?.[0]) === 0) return;
  const { unknown } = replacement;
  const sources = textOf(row?.[5])
    .split(',')
    .map((id) => (Number(id) === UNKNOWN_SOURCE && unknown !== null ? unknown : Number(id)));
  const isOthers = !sources.includes(source) && !sources.includes(UNKNOWN_SOURCE);
  if (isOthers && count(row?.[4]) > 0) return;
  const code = isOthers ? 'overlap-other-source' : 'overlap';
  load.findings.refused.add({ file: context.files[0]?.name ?? '', line: 0 }, code, {
    rows: textOf(row?.[0]),
    from: textOf(row?.[1]),
    to: textOf(row?.[2]),
    period: recap || count(row?.[3]) > 0 ? monthsAdvice(row, to) : replaceAdvice({ from, to }),
    source: own,
    sources: namesOf(sources, sourceNames),
  });
}
