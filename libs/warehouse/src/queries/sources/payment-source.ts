import { isAggregate, isOfMonths, SUMMANDS, type SummedColumn } from '../../rollups/payments/aggregates.ts';
import { paymentCoverOf, sumColumnSql, type Needs, type Segment, type SourceTable } from '../../rollups/payments/payment-cover.ts';
import { isCode } from '../../directory/member.ts';
import { codeColumn, isTime } from '../dimensions.ts';
import { filterColumns, filtersSql } from '../filters.ts';
import { withLagDays } from '../lag-days.ts';
import { selectedSql, type Source, type SourceRequest } from './source.ts';
import { movesByDays, periodsOf, timeSql, type Series } from '../time-shift.ts';
import { UNKNOWN_CLASS, UNNAMED_OBJECTS } from '../unknown-columns.ts';

const isSummed = (column: string): column is SummedColumn => Object.hasOwn(SUMMANDS, column);

/** Sums over payments through some channels only: digital ones, or those that a taxpayer can choose. */
const DIGITAL = { digital_amount: 'amount', digital_transactions: 'transactions' } as const;
const CHOSEN = { chosen_amount: 'amount', chosen_transactions: 'transactions' } as const;
const isDigital = (column: string): column is keyof typeof DIGITAL => Object.hasOwn(DIGITAL, column);
const isChosen = (column: string): column is keyof typeof CHOSEN => Object.hasOwn(CHOSEN, column);
const isOfChannels = (column: string): boolean => isDigital(column) || isChosen(column) || column === UNKNOWN_CLASS;
const AMOUNT_ON_OBJECT = 'amount_on_object';

/** Columns of reversals, which only single payments have, because sums are net of them. */
const REVERSED = {
  reversals: 'CASE WHEN transactions < 0 THEN -transactions ELSE 0 END',
  reversed_amount: 'CASE WHEN transactions < 0 THEN -amount ELSE 0 END',
  unknown_reversals: "CASE WHEN grain <> 'day' OR transactions IS NULL THEN 1 ELSE 0 END",
} as const;
const isReversed = (column: string): column is keyof typeof REVERSED => Object.hasOwn(REVERSED, column);

const NEVER = '1900-01-01';

function needsOf({ query, by, columns }: SourceRequest, series: Series): Needs {
  const codes = [...by.filter(isCode).map(codeColumn), ...filterColumns(query.where)];
  const byDay = by.includes('day') || movesByDays(query, series);
  return {
    columns: new Set([
      ...codes,
      ...(columns.some(isOfChannels) ? ['channel_code'] : []),
      // No rollup has this column.
      ...(columns.some(isReversed) ? ['reversal_of'] : []),
    ]),
    times: !by.some(isTime) ? 'none' : byDay ? 'days' : 'months',
  };
}

/** SQL of a column: contribution of a payment, or a sum; empty if only other sources have it. */
function figureSql(column: string, table: SourceTable, { context, binder }: SourceRequest): string | undefined {
  const { digitalChannels, chosenChannels, classedChannels, objectTaxes } = context.directory;
  const through = (channels: readonly string[], then: string, otherwise: string) =>
    channels.length === 0 ? otherwise : `CASE WHEN channel_code IN (${binder.list(channels)}) THEN ${then} ELSE ${otherwise} END`;
  if (isDigital(column)) return through(digitalChannels, sumColumnSql(table, DIGITAL[column]), '0');
  if (isChosen(column)) return through(chosenChannels, sumColumnSql(table, CHOSEN[column]), '0');
  if (isReversed(column)) return REVERSED[column];
  if (column === UNKNOWN_CLASS) return through(classedChannels, '0', '1');
  if (column === UNNAMED_OBJECTS && objectTaxes.length > 0)
    return `CASE WHEN tax_code IN (${binder.list(objectTaxes)}) THEN CASE WHEN ${sumColumnSql(table, AMOUNT_ON_OBJECT)} IS NULL THEN 1 ELSE 0 END END`;
  return isSummed(column) ? sumColumnSql(table, column) : undefined;
}

function paymentRows(request: SourceRequest, isWanted: (column: string) => boolean): string[] {
  const { query, context, binder } = request;
  const branch = (relation: string, { table, from, to }: Segment, series: Series) => {
    const selected = selectedSql(request, {
      series,
      time: (dimension) => timeSql(dimension, 'posted_on', series, query, context, binder, isAggregate(table) && isOfMonths(table)),
      figure: (column) => (isWanted(column) ? figureSql(column, table, request) : undefined),
    });
    const days = `posted_on BETWEEN ${binder.day(from)} AND ${binder.day(to)}`;
    const rows = request.by.includes('lagDays') ? withLagDays(relation, context, { from, to }, binder) : relation;
    return `SELECT ${selected} FROM ${rows} WHERE ${days}${filtersSql(query.where, context, binder)}`;
  };
  const branches = periodsOf(query).flatMap(([series, period]) => {
    const { segments, reason } = paymentCoverOf(period, context.extent, needsOf(request, series), context.isReady);
    return segments.flatMap((segment) =>
      context.relations(segment.table, segment, reason).map((relation) => branch(relation, segment, series)),
    );
  });
  // A union needs at least one branch, so that its columns are defined.
  return branches.length > 0
    ? branches
    : [branch(`${context.schema}.payments`, { table: 'payments', from: query.period.to, to: NEVER }, 0)];
}

const hasPaymentFigure = (column: string): boolean => isSummed(column) || isOfChannels(column) || isReversed(column);

/** Source of payments or their rollups; empty if they have no queried figure. */
export const paymentSource: Source = (request) => (request.columns.some(hasPaymentFigure) ? paymentRows(request, () => true) : []);

/** Source of payments for some figures only; empty if none of these is queried. */
export const paymentFiguresSource =
  (...figures: readonly string[]): Source =>
  (request) =>
    figures.some((figure) => request.columns.includes(figure)) ? paymentRows(request, (column) => figures.includes(column)) : [];
