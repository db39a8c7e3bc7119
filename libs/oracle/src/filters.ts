import { sqlText } from './sql-text.ts';
import type { Statement } from './statement.ts';
import { CODES, listChosenFilters, type CodeFilter, type Filter, type View } from './view.ts';

/** Thrown for a filter that the rows lack and the page does not name as unapplied. */
class UnnamedFilterError extends Error {
  override readonly name = 'UnnamedFilterError';
}

const sqlList = (codes: readonly string[]): string => codes.map(sqlText).join(', ');

const COLUMNS = {
  tax: 'tax_code',
  category: 'category_code',
  unit: 'unit_code',
  kind: 'unit_kind',
  channel: 'channel_code',
  bank: 'bank_code',
  quality: 'quality',
  taxYear: 'tax_year',
} as const;

/** SQL condition of a filter. */
export function filterSql(filter: CodeFilter, { codes }: View): string {
  if (filter === 'region') {
    const code = sqlText(codes.region?.at(-1) ?? '');
    return `(region_code = ${code} OR starts_with(region_code, ${code} || '.'))`;
  }
  if (filter === 'without') return "coalesce(tax_code <> 'PBBP2', true)";
  return `${COLUMNS[filter]} IN (${sqlList(codes[filter] ?? [])})`;
}

/**
 * SQL for the chosen target version of each year: one budget, or the version in force on the data date. For `as-was` it is the
 * version in force at the end of each month.
 */
export function versionSql({ version, asOf }: View): string {
  if (version === 'apbd' || version === 'apbdp') return `version = '${version}'`;
  const then = `least(DATE '${asOf}', CASE WHEN t.month = 0 THEN $to ELSE last_day(make_date(t.year, t.month, 1)) END)`;
  const day = version === 'as-was' ? then : `DATE '${asOf}'`;
  return `effective_from = (SELECT max(x.effective_from) FROM targets x WHERE x.year = t.year AND x.effective_from <= ${day})`;
}

const isCode = (filter: Filter): filter is CodeFilter => CODES.some((code) => code === filter);

/** True if the rows of a statement cannot follow a filter. "Principal only" does not suit an amount with penalties. */
const cannotApply = (filter: Filter, { aggregates }: Statement): boolean =>
  aggregates.some(({ rows, sql }) =>
    isCode(filter) ? !rows.filters.includes(filter) : filter === 'penalty' && /\b(amount|penalty)\b/.test(sql),
  );

/**
 * Returns the filters that limit each statement. A filter that the page names as unapplied limits only the statements that can follow it,
 * and none if all can.
 * @throws {UnnamedFilterError} if a statement cannot follow a chosen filter that the page does not name
 */
export function filtersOf(
  statements: readonly Statement[],
  view: View,
  unapplied: readonly Filter[],
): (statement: Statement) => readonly CodeFilter[] {
  const chosen = listChosenFilters(view);
  const lacking = chosen.filter((filter) => statements.some((statement) => cannotApply(filter, statement)));
  const unnamed = lacking.filter((filter) => !unapplied.includes(filter));
  if (unnamed.length > 0) throw new UnnamedFilterError(`${unnamed.join(', ')} is set but not applied, and no note names it`);
  return (statement) =>
    chosen.filter(isCode).filter((filter) => !unapplied.includes(filter) || (lacking.includes(filter) && !cannotApply(filter, statement)));
}
