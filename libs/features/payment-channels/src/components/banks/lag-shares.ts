import { toPlotValue, stateOf, type Figure } from '@pendapa/analysis';
import { NOT_APPLICABLE } from '@pendapa/contracts';

/** Payments by band of working days from payment to posting. The band is null if the day of payment is unknown. */
export interface OfLag {
  readonly lagDays: string | null;
  readonly transactions: Figure;
}

export interface LagShare {
  /** Number of payments with a known lag. */
  readonly known: number;
  /** Share of these posted after more than one working day; null without known lags. */
  readonly late: number | null;
  /** True if some payment has no day of payment. */
  readonly undated: boolean;
}

const PROMPT = ['0', '1'];

/** Computes the share of late payments. Reversals are not counted. */
export function lagShare(rows: readonly OfLag[]): LagShare {
  const countOf = (of: readonly OfLag[]): number => of.reduce((total, { transactions }) => total + (toPlotValue(transactions) ?? 0), 0);
  const withLag = rows.filter(({ lagDays }) => lagDays !== null && lagDays !== NOT_APPLICABLE);
  const known = countOf(withLag);
  const late = countOf(withLag.filter(({ lagDays }) => !PROMPT.includes(lagDays ?? '')));
  return {
    known,
    late: known > 0 ? late / known : null,
    undated: rows.some(({ lagDays, transactions }) => lagDays === null || stateOf(transactions)?.state === 'unknown'),
  };
}
