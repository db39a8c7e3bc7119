import type { ChartColors, HeatColors } from '@pendapa/theme';

/** Tone of a mark: actual, rated, or neutral. */
export type Tone = 'actual' | 'good' | 'watch' | 'bad' | 'rest';

export const toneColor = (colors: ChartColors, tone: Tone): string =>
  ({ actual: colors.series[0], good: colors.good, watch: colors.watch, bad: colors.bad, rest: colors.neutral })[tone];

/** Colour of a series; from the fifth on they share a grey. */
export const seriesColor = (colors: ChartColors, index: number): string => colors.series[index] ?? colors.neutral;

/** Tone of a part of a bar: the finding, what is beside it, and the rest. */
export type PartTone = 'bad' | 'actual' | 'beside' | 'pale';

export const partColor = (colors: ChartColors, { sequential }: HeatColors, tone: PartTone): string =>
  ({ bad: colors.bad, actual: colors.series[0], beside: colors.comparison, pale: sequential[1]?.ground ?? colors.grid })[tone];
