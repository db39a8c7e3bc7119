import { isTime } from '../dimensions.ts';
import { filtersSql } from '../filters.ts';
import { debtsUpTo, pairDays, pairsOf } from '../snapshot-pairs.ts';
import { selectedSql, type Source } from './source.ts';

const FIGURES: Readonly<Record<string, string>> = {
  entries: '1',
  debtors_opening: 'CASE WHEN at_opening THEN 1 ELSE 0 END',
  debtors_added: 'CASE WHEN at_closing AND NOT at_opening AND first_on >= opened_on THEN 1 ELSE 0 END',
  debtors_returned: 'CASE WHEN at_closing AND NOT at_opening AND first_on < opened_on THEN 1 ELSE 0 END',
  debtors_cleared: 'CASE WHEN at_opening AND NOT at_closing THEN 1 ELSE 0 END',
  debtors_stayed: 'CASE WHEN at_opening AND at_closing THEN 1 ELSE 0 END',
  debtors_closing: 'CASE WHEN at_closing THEN 1 ELSE 0 END',
  unknown_debtors: 'hidden',
};

/** Codes of the row in which the object owes most, at the closing, or at the opening if it has left. */
const OWN = ['tax_code', 'unit_code', 'region_code'] as const;
const LAST_MOST = '(closes, principal + coalesce(penalty, 0), tax_year, tax_code, unit_code, region_code)';

/** Source of objects by whether they owed at both ends of each span, and ever before. Recaps hide their objects. */
export const debtorFlowSource: Source = (request) => {
  const { query, by, context, binder } = request;
  const { dialect } = context;
  const pairs = pairsOf(query, by, context);
  if (pairs.length === 0) return [];
  const times = by.filter(isTime).map((dimension) => `t_${dimension}`);
  const shown = ['opened_on', ...times].join(', ');
  const debts = debtsUpTo(pairs, context);
  const selected = selectedSql(request, { series: 0, time: (dimension) => `t_${dimension}`, figure: (column) => FIGURES[column] });
  const place = `${dialect.lastBy(dialect.fields(Object.fromEntries(OWN.map((code) => [code, code]))), LAST_MOST)} AS place`;
  const rows = `WITH ${dialect.notMaterialized('debts', debts)},
    since AS (SELECT object_key, min(snapshot_on) AS first_on FROM debts WHERE object_key IS NOT NULL GROUP BY object_key),
    ${dialect.notMaterialized('ends', `SELECT * FROM debts d JOIN ${pairDays(pairs, by, context, binder)} ON d.snapshot_on = days.on_day`)},
    seen AS (
      SELECT ${shown}, object_key, ${dialect.some('NOT closes')} AS at_opening, ${dialect.some('closes')} AS at_closing, ${place}
      FROM ends WHERE object_key IS NOT NULL GROUP BY ${shown}, object_key
    )
    SELECT ${shown}, at_opening, at_closing, first_on, CAST(year(first_on) AS VARCHAR) AS first_owed_year, ${OWN.map((code) => `place.${code} AS ${code}`).join(', ')}, 0 AS hidden
    FROM seen JOIN since USING (object_key)
    UNION ALL SELECT ${shown}, false, false, NULL, NULL, ${OWN.join(', ')}, 1 FROM ends WHERE object_key IS NULL AND documents IS NOT NULL`;
  return [`SELECT ${selected} FROM (${rows}) f WHERE true${filtersSql(query.where, context, binder)}`];
};
