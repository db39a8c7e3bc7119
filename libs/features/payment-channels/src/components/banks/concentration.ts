import { byLargest, toPlotValue, isKnown, isSomething, known, share, sum, type Figure } from '@pendapa/query';
import { herfindahl } from '@pendapa/statistics';

export interface BankAmount {
  readonly bank: string | null;
  readonly amount: Figure;
}

/** Moderate concentration is an index of 1,000 to 1,800: Merger Guidelines of the United States (2023). */
const MIN_MODERATE_INDEX = 1_000;
const MAX_MODERATE_INDEX = 1_800;

export type ConcentrationClass = 'low' | 'moderate' | 'high';

export const classOf = (index: number): ConcentrationClass =>
  index > MAX_MODERATE_INDEX ? 'high' : index >= MIN_MODERATE_INDEX ? 'moderate' : 'low';

/** A bank and its share of payments through known banks; 0 to 1. */
export interface BankShare {
  readonly bank: string;
  readonly share: number;
}

export interface Concentration {
  readonly largest: BankShare;
  /** Banks that received payments, largest first. */
  readonly shares: readonly BankShare[];
  /** Herfindahl-Hirschman index over the banks, 0 to 10,000. */
  readonly index: number;
  readonly class: ConcentrationClass;
}

const hasBank = (row: BankAmount): row is BankAmount & { readonly bank: string } => row.bank !== null;

/** Computes the concentration of banks. Null without banks, and if payments lack their bank. */
export function concentrationOf(rows: readonly BankAmount[]): Concentration | null {
  const withBank = rows.filter(hasBank);
  const whole = sum(withBank.map(({ amount }) => amount));
  // A bank without payments on these days counts as 0.
  if (
    !isKnown(sum([known('0'), ...rows.map(({ amount }) => amount)])) ||
    rows.some(({ bank, amount }) => bank === null && isSomething(amount))
  )
    return null;
  const index = herfindahl(withBank.map(({ amount }) => toPlotValue(amount) ?? 0));
  const sharesOfBanks = [...withBank]
    .sort((a, b) => byLargest(a.amount, b.amount))
    .flatMap(({ bank, amount }) => {
      const part = share(amount, whole);
      return part === null || part === 0 ? [] : [{ bank, share: part }];
    });
  const [largest] = sharesOfBanks;
  return largest === undefined || index === null ? null : { largest, shares: sharesOfBanks, index, class: classOf(index) };
}
