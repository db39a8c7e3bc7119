import type { Period } from '@pendapa/contracts';
import { LISTED_FINDINGS } from '../finding.ts';
import { fieldProfile } from '../profile/schema.ts';
import { columnOf, refuseEach, type CheckContext } from './check-context.ts';
import { count, query, said, textOf } from './sql.ts';
import { STAGE } from './stage.ts';

const days = (table: string): string => `${table}.posted_on BETWEEN CAST($1 AS DATE) AND CAST($2 AS DATE)`;
const bounds = ({ from, to }: Period): string[] => [from, to];

/** Published payments that stay when the replaced days are taken away. */
function remaining(replace: Period | null): { sql: string; values: string[] } {
  return replace
    ? { sql: `(SELECT * FROM published.payments p WHERE NOT (${days('p')}))`, values: bounds(replace) }
    : { sql: 'published.payments', values: [] };
}

async function outsideReplace(context: CheckContext, replace: Period): Promise<void> {
  const sql = `SELECT file_number, line, posted_on FROM ${STAGE} s WHERE NOT (${days('s')})`;
  await refuseEach(
    context,
    { sql, values: bounds(replace), column: columnOf(context, 'posted'), code: 'outside-replace' },
    ([, , value]) => ({ value: said(value), from: replace.from, to: replace.to }),
  );
}

/**
 * A payment may not be taken away while its reversal stays: what is left would be a negative amount of nothing. A payment of the
 * file with the number and amount of the original takes its place.
 */
async function orphanedReversals(context: CheckContext, replace: Period): Promise<void> {
  const gone = `SELECT payment_id FROM published.payments WHERE payment_id IS NOT NULL AND (${days('payments')})`;
  const rows = await query(
    context.connection,
    `SELECT r.payment_id, r.reversal_of, CAST(r.posted_on AS VARCHAR), count(*) OVER () FROM published.payments r
     WHERE r.reversal_of IN (${gone}) AND NOT (${days('r')}) 
       AND NOT EXISTS (SELECT 1 FROM ${STAGE} s WHERE s.payment_id = r.reversal_of AND s.amount = -r.amount AND s.posted_on <= r.posted_on)
     ORDER BY r.posted_on, r.reversal_of LIMIT ${LISTED_FINDINGS}`,
    bounds(replace),
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

/** Days that already have payments are replaced only where a person says so, and then no others. */
export async function checkOverlap(context: CheckContext): Promise<void> {
  const { connection, load, replace } = context;
  const { from, to, profile } = load;
  if (from === null || to === null) return;
  if (replace) await outsideReplace(context, replace);
  if (replace) await orphanedReversals(context, replace);
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
