import type { LorenzPoint } from './concentration.ts';

/** So many things that hold so much together. */
export interface HeldGroup {
  readonly count: number;
  readonly amount: number;
}

/**
 * The groups that are told and, as one more, what they leave of the whole, so that a curve through them reaches it. 100 that hold 1,000,
 * groups of 60 with 100 and 30 with 300: the other 10 hold 600.
 */
export function withRest(told: readonly HeldGroup[], whole: HeldGroup): readonly HeldGroup[] {
  const rest = told.reduce((left, { count, amount }) => ({ count: left.count - count, amount: left.amount - amount }), whole);
  return rest.count > 0 && rest.amount > 0 ? [...told, rest] : told;
}

/**
 * Lorenz curve through the bounds of the groups, by rising mean. Within a group all are taken as equal, so the true curve lies on or
 * below this one. 3 things that hold 1 each and 1 that holds 5: (0, 0), (0.75, 0.375), (1, 1). Empty without a whole.
 */
export function lorenzOfGroups(groups: readonly HeldGroup[]): LorenzPoint[] {
  const held = groups.filter(({ count, amount }) => count > 0 && amount >= 0);
  const whole = held.reduce((sum, { count, amount }) => ({ count: sum.count + count, amount: sum.amount + amount }), {
    count: 0,
    amount: 0,
  });
  if (whole.count === 0 || whole.amount === 0) return [];
  const rising = [...held].sort((a, b) => a.amount / a.count - b.amount / b.count);
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

/** Twice the area between equality and the curve: 0 where all hold the same, towards 1 where one holds everything. Null without a curve. */
export function giniOfCurve(points: readonly LorenzPoint[]): number | null {
  if (points.length < 2) return null;
  const under = points.slice(1).reduce((area, point, index) => {
    const before = points[index] ?? point;
    return area + ((point.units - before.units) * (point.share + before.share)) / 2;
  }, 0);
  return 1 - 2 * under;
}

/** What the richest `part` of the things hold, read from the curve; null without one. */
export function heldByTop(points: readonly LorenzPoint[], part: number): number | null {
  const from = 1 - part;
  const after = points.findIndex(({ units }) => units >= from);
  const [low, high] = [points[after - 1], points[after]];
  if (!high) return null;
  if (!low) return 1 - high.share;
  const along = (from - low.units) / (high.units - low.units || 1);
  return 1 - (low.share + along * (high.share - low.share));
}
