import { quadrantOf, type Quadrant } from '@pendapa/charts';
import type { TaxDueRule } from '@pendapa/contracts';
import {
  growth,
  isKnown,
  isWeakGrowth,
  joinByKey,
  largestFirst,
  rowsOf,
  share,
  toPlotValue,
  totalOf,
  type AnswerTo,
  type Figure,
  type Row,
} from '@pendapa/query';
import type { TaxAnswer, TaxMeasure } from './taxes.ts';

export type TaxRow = Row<TaxMeasure, 'taxType'>;

const atLeast = (figure: Figure, bound: number): boolean => (toPlotValue(figure) ?? -Infinity) >= bound;

/** Counts taxes with a plan, those that reach it, and those that reach the target of the whole year. */
export function reachedBy(rows: readonly TaxRow[]) {
  const planned = rows.filter(({ current }) => isKnown(current.planAchievement));
  return {
    planned: planned.length,
    onPlan: planned.filter(({ current }) => atLeast(current.planAchievement, 1)).length,
    atTarget: rows.filter(({ current }) => atLeast(current.achievement, 1)).length,
  };
}

/** Finds the largest shortfall in money; null if no tax is below plan. `isSure` is false if a variance is unknown. */
export function largestShortfall(rows: readonly TaxRow[]): { readonly worst: TaxRow | null; readonly isSure: boolean } {
  const ranked = largestFirst(rows, 'taxType', 'planVariance', false);
  const worst = ranked.rows.at(-1);
  return { worst: worst && (toPlotValue(worst.current.planVariance) ?? 0) < 0 ? worst : null, isSure: ranked.isWhole };
}

/** Taxes with a known growth. */
const grownTaxes = (rows: readonly TaxRow[]) =>
  rows.flatMap((row) => {
    const grown = growth(row.current.realised, row.comparison.realised);
    return grown === null ? [] : [{ row, growth: grown }];
  });

export interface HighestGrowth {
  /** Null if no tax with a known growth has enough payers. */
  readonly best: { readonly row: TaxRow; readonly growth: number } | null;
  /** Number of taxes with too few payers to be named for their growth. */
  readonly weak: number;
  /** Count of the best tax's payers that is unknown: it may have too few. Null if both counts are known. */
  readonly open: Figure | null;
}

/** Finds the tax with the highest growth among those with enough payers in both periods. */
export function highestGrowth(rows: readonly TaxRow[], payers: AnswerTo<'payingObjects', 'taxType'>): HighestGrowth {
  const now = joinByKey(payers, 'taxType', 'payingObjects');
  const before = joinByKey(payers, 'taxType', 'payingObjects', 'comparison');
  const grown = grownTaxes(rows).map((one) => ({ ...one, counts: [now.value(one.row), before.value(one.row)] as const }));
  const strong = grown.filter(({ counts }) => !isWeakGrowth(...counts));
  const [best] = strong.toSorted((a, b) => b.growth - a.growth);
  return { best: best ?? null, weak: grown.length - strong.length, open: best?.counts.find((count) => !isKnown(count)) ?? null };
}

export interface Quadrants {
  /** Equal share of n taxes: 1/n. */
  readonly averageShare: number;
  /** Growth of all taxes together. */
  readonly growth: number;
  readonly taxes: readonly { readonly row: TaxRow; readonly share: number; readonly growth: number; readonly quadrant: Quadrant }[];
}

/**
 * Classifies taxes by growth (against the total) and share (against 1/n). Prima: both high; potensial: share high; berkembang:
 * growth high; terbelakang: both low. Null without a comparison.
 */
export function quadrantsOf(answer: TaxAnswer): Quadrants | null {
  const whole = totalOf(answer, 'realised');
  const overall = growth(whole, totalOf(answer, 'realised', 'comparison'));
  const rows = rowsOf(answer);
  if (overall === null || rows.length === 0) return null;
  const averageShare = 1 / rows.length;
  const taxes = grownTaxes(rows).flatMap(({ row, growth: grown }) => {
    const part = share(row.current.realised, whole);
    return part === null ? [] : [{ row, growth: grown, share: part, quadrant: quadrantOf({ x: part, y: grown }, averageShare, overall) }];
  });
  return { averageShare, growth: overall, taxes };
}

/** Finds the next due date, and the taxes due on it. */
export function nearestDue(dueRules: readonly TaxDueRule[]): { readonly on: string; readonly taxes: readonly string[] } | null {
  const days = dueRules.flatMap(({ next }) => next ?? []).sort();
  const [on] = days;
  return on === undefined ? null : { on, taxes: dueRules.filter(({ next }) => next === on).map(({ tax }) => tax) };
}
