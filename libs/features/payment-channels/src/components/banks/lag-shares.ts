import { drawn, stateOf, type Figure } from '@pendapa/analysis';
import { NOT_APPLICABLE } from '@pendapa/contracts';

/** Payments of a band of working days from payment to posting; null where the day of payment is not known. */
export interface OfLag {
  readonly lagDays: string | null;
  readonly transactions: Figure;
}

export interface LagShare {
  /** Payments of which the lag is known. */
  readonly known: number;
  /** The part of them posted after more than one working day; null where none is known. */
  readonly late: number | null;
  /** Whether some payment has no day of payment. */
  readonly undated: boolean;
}

const PROMPT = ['0', '1'];

/** Reversals are no payments on their way. */
export function lagShare(rows: readonly OfLag[]): LagShare {
  const countOf = (of: readonly OfLag[]): number => of.reduce((total, { transactions }) => total + (drawn(transactions) ?? 0), 0);
  const told = rows.filter(({ lagDays }) => lagDays !== null && lagDays !== NOT_APPLICABLE);
  const known = countOf(told);
  const late = countOf(told.filter(({ lagDays }) => !PROMPT.includes(lagDays ?? '')));
  return {
    known,
    late: known > 0 ? late / known : null,
    undated: rows.some(({ lagDays, transactions }) => lagDays === null || stateOf(transactions)?.state === 'unknown'),
  };
}
