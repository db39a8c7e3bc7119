import { drawn, share } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { herfindahl } from '@pendapa/statistics';

export interface OfBank {
  readonly bank: string | null;
  readonly amount: Value;
}

/** From these on the index speaks of some, and of high concentration: Merger Guidelines of the United States (2023). */
const MODERATE = 1_000;
const HIGH = 1_800;

export type ConcentrationClass = 'low' | 'moderate' | 'high';

export const classOf = (index: number): ConcentrationClass => (index > HIGH ? 'high' : index >= MODERATE ? 'moderate' : 'low');

export interface Concentration {
  /** The bank with the most, and its part of what came in through banks that are known. */
  readonly largest: { readonly bank: string; readonly share: number };
  /** Herfindahl-Hirschman index over the banks, 0 to 10,000. */
  readonly index: number;
  readonly class: ConcentrationClass;
}

const isKnown = (row: OfBank): row is OfBank & { readonly bank: string } => row.bank !== null;

/** How much depends on one bank; null without a bank, and where payments do not say theirs. */
export function concentrationOf(rows: readonly OfBank[]): Concentration | null {
  const known = rows.filter(isKnown);
  if (rows.some(({ bank, amount }) => amount === null || (bank === null && BigInt(amount) !== 0n))) return null;
  const index = herfindahl(known.map(({ amount }) => drawn(amount) ?? 0));
  const [first] = [...known].sort((a, b) => (drawn(b.amount) ?? 0) - (drawn(a.amount) ?? 0));
  const whole = String(known.reduce((sum, { amount }) => sum + BigInt(amount ?? 0), 0n));
  const part = first ? share(first.amount, whole) : null;
  return !first || index === null || part === null ? null : { largest: { bank: first.bank, share: part }, index, class: classOf(index) };
}
