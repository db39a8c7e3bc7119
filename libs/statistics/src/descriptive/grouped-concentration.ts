import type { LorenzPoint } from './concentration.ts';

/** A number of things, and the amount that they hold together. */
export interface ConcentrationGroup {
  readonly count: number;
  readonly amount: number;
}

/**
 * Adds one more group for the things and amounts that the given groups leave out. Example: 100 things hold 1,000; groups of 60 hold 100
 * and of 30 hold 300. Then the other 10 hold 600.
 */
export function withRemainder(groups: readonly ConcentrationGroup[], whole: ConcentrationGroup): readonly ConcentrationGroup[] {
  const remainder = groups.reduce((left, { count, amount }) => ({ count: left.count - count, amount: left.amount - amount }), whole);
  return remainder.count > 0 && remainder.amount > 0 ? [...groups, remainder] : groups;
}

/**
 * Lorenz curve through the bounds of the groups, by rising mean. It assumes equality within a group, so that the true curve lies on or
 * below it. Example: 3 things with 1 each and 1 with 5 give (0, 0), (0.75, 0.375), (1, 1). Empty if the whole is 0.
 */
export function lorenzOfGroups(groups: readonly ConcentrationGroup[]): LorenzPoint[] {
  const validGroups = groups.filter(({ count, amount }) => count > 0 && amount >= 0);
  const whole = validGroups.reduce((sum, { count, amount }) => ({ count: sum.count + count, amount: sum.amount + amount }), {
    count: 0,
    amount: 0,
  });
  if (whole.count === 0 || whole.amount === 0) return [];
  const rising = [...validGroups].sort((a, b) => a.amount / a.count - b.amount / b.count);
  const running = { count: 0, amount: 0 };
  return [
    { units: 0, share: 0 },
    ...rising.map(({ count, amount }) => {
      running.count += count;
      running.amount += amount;
      return { units: running.count / whole.count, share: running.amount / whole.amount };
    }),
  ];
}

/**
 * Gini coefficient, twice the area between equality and the curve: 0 if all are equal, towards 1 if one holds everything. Null without a
 * curve.
 */
export function giniOfCurve(points: readonly LorenzPoint[]): number | null {
  if (points.length < 2) return null;
  const under = points.slice(1).reduce((area, point, index) => {
    const before = points[index] ?? point;
    return area + ((point.units - before.units) * (point.share + before.share)) / 2;
  }, 0);
  return 1 - 2 * under;
}

/** Share that the richest `part` of the things hold, read from the curve; null without one. */
export function shareOfTop(points: readonly LorenzPoint[], part: number): number | null {
  const from = 1 - part;
  const after = points.findIndex(({ units }) => units >= from);
  const [low, high] = [points[after - 1], points[after]];
  if (!high) return null;
  if (!low) return 1 - high.share;
  const along = (from - low.units) / (high.units - low.units || 1);
  return 1 - (low.share + along * (high.share - low.share));
}
