import { byLargest, drawn, negated, type Figure, type Row } from '@pendapa/analysis';

type OnPlan = Row<'planVariance' | 'planAchievement', 'unit'>;

/** What a row lacks of its plan, in minor units, without a sign. */
export const lackOf = ({ current }: Pick<OnPlan, 'current'>): Figure => negated(current.planVariance);

/** The units that lack something of their plan, the largest sum first. */
export const behindOf = <R extends OnPlan>(rows: readonly R[]): readonly R[] =>
  rows
    .filter(({ current }) => (drawn(current.planVariance) ?? 0) < 0)
    .sort((one, other) => byLargest(other.current.planVariance, one.current.planVariance));

/** The same from the one that lacks the largest part of its own plan. */
export const behindByPart = <R extends OnPlan>(rows: readonly R[]): readonly R[] =>
  [...behindOf(rows)].sort((one, other) => (drawn(one.current.planAchievement) ?? 1) - (drawn(other.current.planAchievement) ?? 1));
