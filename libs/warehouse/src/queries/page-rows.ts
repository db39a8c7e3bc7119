import type { DimensionKey } from '@pendapa/contracts';
import { EMPTY_MASK, type Codes, type SuppressionMask } from '../disclosure/suppression-mask.ts';
import { textOrNull, type Row } from '../engine/duck.ts';
import type { Asked } from './one-sided.ts';
import type { Resolved } from './resolve.ts';
import type { Series } from './time-shift.ts';

/** True if a measure of a row may be shown. */
export type MayTell = (row: number, measure: string, series: Series) => boolean;

/** Codes of a row by dimension. */
const codesIn = (row: Row, by: readonly DimensionKey[]): Codes =>
  Object.fromEntries(by.map((dimension, index) => [dimension, textOrNull(row[index])]));

export const mayTellOf =
  ({ question: { by } }: Asked, mask: SuppressionMask, rows: readonly Row[]): MayTell =>
  (row, measure, series) =>
    mask.isPublished(codesIn(rows[row] ?? [], by), measure, series);

export interface Rows {
  readonly rows: readonly Row[];
  readonly rowCount: number;
  readonly mayTell: MayTell;
}

/** Adds rows for hidden groups without taxpayers, because a missing group would reveal that it has none. */
function withHidden(rows: readonly Row[], { by }: Resolved, { hiddenCells }: SuppressionMask): readonly Row[] {
  const known = new Set(rows.map((row) => JSON.stringify(row.slice(0, by.length))));
  const more = new Map(
    hiddenCells.map((codes) => by.map((dimension) => codes[dimension] ?? null)).map((row) => [JSON.stringify(row), row]),
  );
  return [...rows, ...[...more].flatMap(([key, row]) => (known.has(key) ? [] : [row]))];
}

/** Sorts rows with hidden sort figures last, by code. Needs all rows, because a page alone could reveal an order. */
function maskedRows(asked: Asked, mask: SuppressionMask, found: readonly Row[]): Rows {
  const { paging, sort, by, measures } = asked.question;
  const all = withHidden(found, asked.question, mask);
  const none = (index: number) => index >= found.length;
  const ofMask = mayTellOf(asked, mask, all);
  const mayTell: MayTell = (row, measure, series) => !none(row) && ofMask(row, measure, series);
  const places = all.map((_, index) => index);
  const keys = sort.flatMap(({ key }) => (measures.includes(key) ? [key] : []));
  const shown = (index: number) => !none(index) && keys.every((key) => mayTell(index, key, 0));
  const byCodes = (a: number, b: number) =>
    JSON.stringify(all[a]?.slice(0, by.length)) < JSON.stringify(all[b]?.slice(0, by.length)) ? -1 : 1;
  const ordered = [...places.filter(shown), ...places.filter((index) => !shown(index)).sort(byCodes)];
  const page = ordered.slice(paging.offset, paging.offset + paging.limit);
  return {
    rows: page.flatMap((index) => (all[index] ? [all[index]] : [])),
    rowCount: all.length,
    mayTell: (row, measure, series) => mayTell(page[row] ?? 0, measure, series),
  };
}

/** Cuts the requested page out of all rows. */
export function pageOf(asked: Asked, mask: SuppressionMask, all: readonly Row[]): Rows {
  if (mask !== EMPTY_MASK) return maskedRows(asked, mask, all);
  const { offset, limit } = asked.question.paging;
  return { rows: all.slice(offset, offset + limit), rowCount: all.length, mayTell: () => true };
}
