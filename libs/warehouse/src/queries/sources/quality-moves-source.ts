import type { Binder } from '../dialect.ts';
import { qualitySql } from '../debt-classes.ts';
import { isTime } from '../dimensions.ts';
import { filtersSql } from '../filters.ts';
import type { Context } from '../resolve.ts';
import { debtsUpTo, pairDays, pairsOf, type SnapshotPair } from '../snapshot-pairs.ts';
import { selectedSql, type Source } from './source.ts';
import { quoted } from '../../engine/literals.ts';

const OWED = 'principal + coalesce(penalty, 0)';

const FIGURES: Readonly<Record<string, string>> = {
  entries: '1',
  owed_then: 'owed_then',
  owed_now: 'owed_now',
  unknown_penalty: 'without_penalty',
};

/** SQL of debts on the pairs' days, classified by the rule of each day; days with the same rule are read at once. */
function classedSql(pairs: readonly SnapshotPair[], context: Context, binder: Binder): string {
  const daysOf = new Map<string, string[]>();
  for (const on of new Set(pairs.flatMap((pair) => [pair.opening, pair.on]))) {
    const rule = qualitySql(on, context, binder);
    daysOf.set(rule, [...(daysOf.get(rule) ?? []), binder.day(on)]);
  }
  const byRule = ([rule, days]: [string, string[]]) =>
    `SELECT * REPLACE (${rule} AS quality) FROM aged WHERE snapshot_on IN (${days.join(', ')})`;
  return [...daysOf].map(byRule).join(' UNION ALL ');
}

/** Source of obligations by class at both ends of each span. Rows without an object are the same obligation if all else is equal. */
export const qualityMovesSource: Source = (request) => {
  const { query, by, context, binder } = request;
  const { dialect } = context;
  const pairs = pairsOf(query, by, context);
  if (pairs.length === 0) return [];
  const times = by.filter(isTime).map((dimension) => `t_${dimension}`);
  const shown = ['opened_on', ...times].join(', ');
  const lastValueSql = (column: string) => `${dialect.lastBy(column, `(closes, ${OWED})`)} AS ${column}`;
  const owedAtSql = (end: string) => `CAST(coalesce(sum(CASE WHEN ${end} THEN ${OWED} END), 0) AS BIGINT)`;
  const classAt = (end: string, none: string) =>
    `CASE WHEN ${dialect.some(end)} THEN max(CASE WHEN ${end} THEN quality END) ELSE ${quoted(none)} END`;
  const rows = `WITH debts AS (${debtsUpTo(pairs, context)}), aged AS (SELECT *, greatest(${dialect.wholeMonths('due_on', 'snapshot_on')}, 0) AS age_months FROM debts), classed AS (${classedSql(pairs, context, binder)}),
    ends AS (SELECT * FROM classed c JOIN ${pairDays(pairs, by, context, binder)} ON c.snapshot_on = days.on_day)
    SELECT ${shown}, tax_code, ${lastValueSql('unit_code')}, ${lastValueSql('region_code')}, ${owedAtSql('NOT closes')} AS owed_then, ${owedAtSql('closes')} AS owed_now,
      ${classAt('NOT closes', 'new')} AS quality_then, ${classAt('closes', 'gone')} AS quality_now, count(*) FILTER (WHERE penalty IS NULL) AS without_penalty
    FROM ends GROUP BY ${shown}, object_key, tax_code, tax_year, period, due_on`;
  const selected = selectedSql(request, { series: 0, time: (dimension) => `t_${dimension}`, figure: (column) => FIGURES[column] });
  return [`SELECT ${selected} FROM (${rows}) m WHERE true${filtersSql(query.where, context, binder)}`];
};
