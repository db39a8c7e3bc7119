import { addMonths, endedMonths, monthEnd, type Finding } from '@pendapa/contracts';
import { median } from '@pendapa/statistics';
import { grouped, money, total, type Known } from '../finding.ts';
import type { FigureRow, Reader } from '../read-rows.ts';
import { unusual, type Unusual } from '../usual.ts';

export type MonthRow = FigureRow<'amount' | 'transactions', 'unit' | 'taxType' | 'month'>;

const MONTHS = 36;
/** The months that give the usual share, before the two months that are compared. */
const BEFORE = 24;
const FEWEST_PAYMENTS = 3;
/** A share is unusual from this factor on, in each of the two months. */
const LEAST = 1.6;

/** Unit x tax x month of the last three ended years. */
export const readMonths = ({ read }: Reader, { asOf }: Known): Promise<readonly MonthRow[]> =>
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
function oddPair(pair: readonly Share[], before: readonly Share[]): Unusual | null {
  const usual = before.map(({ share }) => share);
  if (before.length < BEFORE || median(before.map(({ payments }) => payments)) < FEWEST_PAYMENTS || usual.some((share) => share <= 0))
    return null;
  const found = pair.map(({ share }) => (share > 0 ? unusual(share, usual, LEAST) : { times: 0, strength: Infinity }));
  const [one, other] = found;
  if (!one || !other || one.times > 1 !== other.times > 1) return null;
  const weaker = one.strength < other.strength ? one : other;
  return Number.isFinite(weaker.strength) ? weaker : { times: 0, strength: MONTHS };
}

/** Consecutive pairs of unusual months, as first and last index. */
interface Spell {
  readonly from: number;
  to: number;
  strength: number;
}

function spellsOf(shares: readonly Share[]): readonly Spell[] {
  const spells: Spell[] = [];
  for (let second = Math.max(BEFORE + 1, shares.length - 12); second < shares.length; second += 1) {
    const found = oddPair(shares.slice(second - 1, second + 1), shares.slice(second - 1 - BEFORE, second - 1));
    if (!found) continue;
    const last = spells.at(-1);
    if (last && last.to >= second - 1) {
      last.to = second;
      last.strength = Math.max(last.strength, found.strength);
    } else spells.push({ from: second - 1, to: second, strength: found.strength });
  }
  return spells;
}

/**
 * Runs of at least two of the last twelve months in which a unit's share of a tax differed far from the two years before.
 * A share has no season, and a change that a tax has everywhere does not change it.
 */
export function unitMonths(rows: readonly MonthRow[], { asOf }: Known): readonly Finding[] {
  const { from } = endedMonths(asOf, MONTHS);
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(from, index));
  const whole = new Map(
    [...grouped(rows, ({ codes }) => `${codes.taxType ?? ''} ${codes.month ?? ''}`)].map(([key, own]) => [
      key,
      total(own, ({ current }) => current.amount),
    ]),
  );
  const cells = grouped(rows, ({ codes }) =>
    codes.unit === null || codes.taxType === null ? null : JSON.stringify([codes.unit, codes.taxType]),
  );
  return [...cells.values()].flatMap((own): Finding[] => {
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
    return spellsOf(shares).map((spell) => {
      const inside = shares.slice(spell.from, spell.to + 1);
      const usual = median(shares.slice(spell.from - BEFORE, spell.from).map(({ share }) => share));
      return {
        rule: 'unit-months',
        where: { unit, tax },
        year: null,
        n: total(inside, ({ payments }) => payments),
        strength: spell.strength,
        period: { from: months[spell.from] ?? from, to: monthEnd(months[spell.to] ?? from) },
        figures: { amount: money(total(inside, ({ amount }) => amount)), usual: money(usual * total(inside, (one) => one.whole)) },
      };
    });
  });
}
