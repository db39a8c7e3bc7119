import { byLargest, toPlotValue, negate, type Figure, type Row } from '@pendapa/query';

type OnPlan = Row<'planVariance' | 'planAchievement', 'unit'>;

/** Shortfall of a row from its plan, in minor units, positive. */
export const lackOf = ({ current }: Pick<OnPlan, 'current'>): Figure => negate(current.planVariance);

/** Units behind plan, largest amount first. */
export const behindOf = <R extends OnPlan>(rows: readonly R[]): readonly R[] =>
  rows
    .filter(({ current }) => (toPlotValue(current.planVariance) ?? 0) < 0)
    .sort((a, b) => byLargest(b.current.planVariance, a.current.planVariance));

/** Units behind plan, largest share of their own plan first. */
export const behindByPart = <R extends OnPlan>(rows: readonly R[]): readonly R[] =>
  [...behindOf(rows)].sort(
    (one, other) => (toPlotValue(one.current.planAchievement) ?? 1) - (toPlotValue(other.current.planAchievement) ?? 1),
  );
