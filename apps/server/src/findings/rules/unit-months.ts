import { addMonths, endedMonths, monthEnd } from '@pendapa/contracts';
import { median } from '@pendapa/statistics';
import { groupBy, money, rowsOfCompleteTaxes, total, type RuleContext, type Found } from '../finding.ts';
import type { FigureRow, Reader } from '../read-rows.ts';
import { findUnusual, type Unusual } from '../unusual.ts';

export type MonthRow = FigureRow<'amount' | 'transactions', 'unit' | 'taxType' | 'month'>;

const MONTHS = 36;
/** The months that give the usual share, before the two months that are compared. */
const MONTHS_BEFORE = 24;
const MIN_PAYMENTS = 3;
/** A share is unusual from this factor on, in each of the two months. */
const MIN_FACTOR = 1.6;

/** Unit x tax x month of the last three ended years. */
export const readMonths = ({ read }: Reader, { asOf }: RuleContext): Promise<readonly MonthRow[]> =>
  read({
    subject: 'revenue',
    measures: ['amount', 'transactions'],
    by: ['unit', 'taxType', 'month'],
    ...endedMonths(asOf, MONTHS),
    compare: 'none',
  });

interface Share {
  readonly amount: number;
  readonly share: number;
  readonly whole: number;
  readonly payments: number;
}

/** Two consecutive months that are unusual in the same direction; null if one is not. */
function unusualPair(pair: readonly Share[], before: readonly Share[]): Unusual | null {
  const usual = before.map(({ share }) => share);
  if (before.length < MONTHS_BEFORE || median(before.map(({ payments }) => payments)) < MIN_PAYMENTS || usual.some((share) => share <= 0))
    return null;
  const found = pair.map(({ share }) => (share > 0 ? findUnusual(share, usual, MIN_FACTOR) : { times: 0, strength: Infinity }));
  const [one, other] = found;
  if (!one || !other || one.times > 1 !== other.times > 1) return null;
  const weaker = one.strength < other.strength ? one : other;
  return Number.isFinite(weaker.strength) ? weaker : { times: 0, strength: MONTHS };
}

/** Consecutive pairs of unusual months, as first and last index. */
interface MonthRun {
  readonly from: number;
  to: number;
  strength: number;
}

function runsOf(shares: readonly Share[]): readonly MonthRun[] {
  const runs: MonthRun[] = [];
  for (let second = Math.max(MONTHS_BEFORE + 1, shares.length - 12); second < shares.length; second += 1) {
    const found = unusualPair(shares.slice(second - 1, second + 1), shares.slice(second - 1 - MONTHS_BEFORE, second - 1));
    if (!found) continue;
    const last = runs.at(-1);
    if (last && last.to >= second - 1) {
      last.to = second;
      last.strength = Math.max(last.strength, found.strength);
    } else runs.push({ from: second - 1, to: second, strength: found.strength });
  }
  return runs;
}

/**
 * Runs of two or more of the last twelve months in which a unit's share of a tax was unusual.
 * A share has no season, and a change of a tax in all units does not change it.
 */
export function unitMonths(rows: readonly MonthRow[], { asOf }: RuleContext): readonly Found[] {
  const { from } = endedMonths(asOf, MONTHS);
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(from, index));
  const whole = new Map(
    [...groupBy(rows, ({ codes }) => `${codes.taxType ?? ''} ${codes.month ?? ''}`)].map(([key, own]) => [
      key,
      total(own, ({ current }) => current.amount),
    ]),
  );
  const cells = groupBy(rowsOfCompleteTaxes(rows, 'amount'), ({ codes }) =>
    codes.unit === null || codes.taxType === null ? null : JSON.stringify([codes.unit, codes.taxType]),
  );
  return [...cells.values()].flatMap((own): Found[] => {
    const [unit, tax] = [own[0]?.codes.unit ?? undefined, own[0]?.codes.taxType ?? undefined];
    const shares = months.map((month): Share => {
      const all = whole.get(`${tax ?? ''} ${month}`) ?? 0;
      const found = own.find(({ codes }) => codes.month === month)?.current;
      return {
        amount: found?.amount ?? 0,
        whole: all,
        share: all > 0 ? (found?.amount ?? 0) / all : 0,
        payments: found?.transactions ?? 0,
      };
    });
    return runsOf(shares).map((run) => {
      const inside = shares.slice(run.from, run.to + 1);
      const usual = median(shares.slice(run.from - MONTHS_BEFORE, run.from).map(({ share }) => share));
      return {
        rule: 'unit-months',
        where: { unit, tax },
        year: null,
        n: total(inside, ({ payments }) => payments),
        strength: run.strength,
        period: { from: months[run.from] ?? from, to: monthEnd(months[run.to] ?? from) },
        figures: { amount: money(total(inside, ({ amount }) => amount)), usual: money(usual * total(inside, (one) => one.whole)) },
      };
    });
  });
}
