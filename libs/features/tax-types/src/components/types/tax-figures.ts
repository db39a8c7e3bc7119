import { drawn, growth, isKnown, largestFirst, rowsOf, share, totalOf, type Figure, type Row } from '@pendapa/analysis';
import { quadrantOf, type Quadrant } from '@pendapa/charts';
import type { TaxDue } from '@pendapa/contracts';
import type { TaxAnswer, TaxMeasure } from './taxes.ts';

export type TaxRow = Row<TaxMeasure, 'taxType'>;

const atLeast = (figure: Figure, bound: number): boolean => (drawn(figure) ?? -Infinity) >= bound;

/** How many tax types have a plan and reach it, and how many reach so much of the annual target. */
export function reachedBy(rows: readonly TaxRow[], part: number) {
  const planned = rows.filter(({ current }) => isKnown(current.planAchievement));
  const targeted = rows.filter(({ current }) => isKnown(current.achievement));
  return {
    planned: planned.length,
    onPlan: planned.filter(({ current }) => atLeast(current.planAchievement, 1)).length,
    targeted: targeted.length,
    atTarget: targeted.filter(({ current }) => atLeast(current.achievement, part)).length,
  };
}

/** The tax type furthest below its plan in money; null where none is below. Not sure if the variance of a tax is not known. */
export function largestShortfall(rows: readonly TaxRow[]): { readonly worst: TaxRow | null; readonly isSure: boolean } {
  const ranked = largestFirst(rows, 'taxType', 'planVariance', false);
  const worst = ranked.rows.at(-1);
  return { worst: worst && (drawn(worst.current.planVariance) ?? 0) < 0 ? worst : null, isSure: ranked.isWhole };
}

/** Tax types whose growth is known. */
export const grownTaxes = (rows: readonly TaxRow[]) =>
  rows.flatMap((row) => {
    const grown = growth(row.current.realised, row.comparison.realised);
    return grown === null ? [] : [{ row, growth: grown }];
  });

export interface Quadrants {
  /** An equal part of the whole for each tax type: 1/n. */
  readonly averageShare: number;
  /** Of all taxes together. */
  readonly growth: number;
  readonly taxes: readonly { readonly row: TaxRow; readonly share: number; readonly growth: number; readonly quadrant: Quadrant }[];
}

/**
 * Growth against that of the whole, share against an equal part: prima (both high), potensial (share high), berkembang (growth
 * high), terbelakang (both low). Null without a comparison.
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

/** The first due date of all, and the taxes that fall due on it. */
export function nearestDue(dues: readonly TaxDue[]): { readonly on: string; readonly taxes: readonly string[] } | null {
  const days = dues.flatMap(({ next }) => next ?? []).sort();
  const [on] = days;
  return on === undefined ? null : { on, taxes: dues.filter(({ next }) => next === on).map(({ tax }) => tax) };
}
