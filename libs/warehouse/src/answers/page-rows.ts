import type { DimensionKey } from '@pendapa/contracts';
import { EMPTY_MASK, type Codes, type SuppressionMask } from '../disclosure/suppression-mask.ts';
import { textOrNull, type Row } from '../engine/duck.ts';
import type { PlannedQuery } from '../queries/one-sided.ts';
import type { ResolvedQuery } from '../queries/resolve.ts';
import type { Series } from '../queries/time-shift.ts';

/** True if a measure of a row may be shown. */
export type IsVisible = (row: number, measure: string, series: Series) => boolean;

/** Codes of a row by dimension. */
const codesIn = (row: Row, by: readonly DimensionKey[]): Codes =>
  Object.fromEntries(by.map((dimension, index) => [dimension, textOrNull(row[index])]));

export const visibilityOf =
  ({ query: { by } }: PlannedQuery, mask: SuppressionMask, rows: readonly Row[]): IsVisible =>
  (row, measure, series) =>
    mask.isPublished(codesIn(rows[row] ?? [], by), measure, series);

export interface PageRows {
  readonly rows: readonly Row[];
  readonly rowCount: number;
  readonly isVisible: IsVisible;
}

/** Adds rows for hidden groups without taxpayers, because a missing group would reveal that it has none. */
function withHiddenGroups(rows: readonly Row[], { by }: ResolvedQuery, { hiddenCells }: SuppressionMask): readonly Row[] {
  const known = new Set(rows.map((row) => JSON.stringify(row.slice(0, by.length))));
  const more = new Map(
    hiddenCells.map((codes) => by.map((dimension) => codes[dimension] ?? null)).map((row) => [JSON.stringify(row), row]),
  );
  return [...rows, ...[...more].flatMap(([key, row]) => (known.has(key) ? [] : [row]))];
}

/** Sorts rows with hidden sort figures last, by code. Needs all rows, because a page alone could reveal an order. */
function maskedRows(plan: PlannedQuery, mask: SuppressionMask, found: readonly Row[]): PageRows {
  const { paging, sort, by, measures } = plan.query;
  const all = withHiddenGroups(found, plan.query, mask);
  const isHiddenGroup = (index: number) => index >= found.length;
  const ofMask = visibilityOf(plan, mask, all);
  const isVisible: IsVisible = (row, measure, series) => !isHiddenGroup(row) && ofMask(row, measure, series);
  const indexes = all.map((_, index) => index);
  const keys = sort.flatMap(({ key }) => (measures.includes(key) ? [key] : []));
  const isSortKeyVisible = (index: number) => !isHiddenGroup(index) && keys.every((key) => isVisible(index, key, 0));
  const byCodes = (a: number, b: number) =>
    JSON.stringify(all[a]?.slice(0, by.length)) < JSON.stringify(all[b]?.slice(0, by.length)) ? -1 : 1;
  const ordered = [...indexes.filter(isSortKeyVisible), ...indexes.filter((index) => !isSortKeyVisible(index)).sort(byCodes)];
  const page = ordered.slice(paging.offset, paging.offset + paging.limit);
  return {
    rows: page.flatMap((index) => (all[index] ? [all[index]] : [])),
    rowCount: all.length,
    isVisible: (row, measure, series) => isVisible(page[row] ?? 0, measure, series),
  };
}

/** Cuts the requested page out of all rows. */
export function pageOf(plan: PlannedQuery, mask: SuppressionMask, all: readonly Row[]): PageRows {
  if (mask !== EMPTY_MASK) return maskedRows(plan, mask, all);
  const { offset, limit } = plan.query.paging;
  return { rows: all.slice(offset, offset + limit), rowCount: all.length, isVisible: () => true };
}
