import { toPlotValue, type Figure } from '@pendapa/query';

const BANDS = [
  [1, 'very'],
  [0.9, 'effective'],
  [0.8, 'fairly'],
  [0.6, 'less'],
] as const;

export type Effectiveness = (typeof BANDS)[number][1] | 'not' | 'unknown';

/** Rates a complete year by its achievement; above 100 % is very effective (Kepmendagri 690.900.327/1996). */
export function effectiveness(achievement: Figure): Effectiveness {
  const ratio = toPlotValue(achievement);
  if (ratio === null) return 'unknown';
  if (ratio === 1) return 'effective';
  return BANDS.find(([from]) => ratio >= from)?.[1] ?? 'not';
}
