import { NOT_APPLICABLE } from '@pendapa/contracts';
import { toPlotValue, stateOf, type Figure } from '@pendapa/query';

/** Payments by band of working days from payment to posting. The band is null if the day of payment is unknown. */
export interface LagRow {
  readonly lagDays: string | null;
  readonly transactions: Figure;
}

export interface LagShare {
  /** Number of payments with a known lag. */
  readonly knownCount: number;
  /** Share of these posted after more than one working day, 0 to 1; null without known lags. */
  readonly lateShare: number | null;
  /** True if some payment has no day of payment. */
  readonly hasUndated: boolean;
}

/** Codes of bands of the lag: 0 and 1 working day. */
const PROMPT_LAG_CODES = ['0', '1'];

/** True for payments posted within one working day. */
export const isPrompt = (lagDays: string | null): boolean => lagDays !== null && PROMPT_LAG_CODES.includes(lagDays);

/** Computes the share of late payments. Reversals are not counted. */
export function lagShare(rows: readonly LagRow[]): LagShare {
  const countOf = (lagRows: readonly LagRow[]): number =>
    lagRows.reduce((total, { transactions }) => total + (toPlotValue(transactions) ?? 0), 0);
  const withLag = rows.filter(({ lagDays }) => lagDays !== null && lagDays !== NOT_APPLICABLE);
  const knownCount = countOf(withLag);
  const lateCount = countOf(withLag.filter(({ lagDays }) => !isPrompt(lagDays)));
  return {
    knownCount,
    lateShare: knownCount > 0 ? lateCount / knownCount : null,
    hasUndated: rows.some(({ lagDays, transactions }) => lagDays === null || stateOf(transactions)?.state === 'unknown'),
  };
}
