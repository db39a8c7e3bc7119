export const LEVELS = [50, 80, 95] as const;
export type Level = (typeof LEVELS)[number];

/**
 * Half widths in units of the spread. Backtest errors have a sharper peak and longer tails than the normal distribution (0.67, 1.28,
 * 1.96). They were calibrated once by coverage on many series, see docs/statistics.md.
 */
export const HALF_WIDTHS: Readonly<Record<Level, number>> = { 50: 0.58, 80: 1.1, 95: 2.1 };
