import type { ChartColors } from '@pendapa/theme';

/** What a mark is to the reader: an actual figure, one that is judged, or the rest. */
export type Tone = 'actual' | 'good' | 'watch' | 'bad' | 'rest';

export const toneColor = (colors: ChartColors, tone: Tone): string =>
  ({ actual: colors.series[0], good: colors.good, watch: colors.watch, bad: colors.bad, rest: colors.neutral })[tone];

/** Four categories have a colour of their own, the rest share a grey. */
export const seriesColor = (colors: ChartColors, index: number): string => colors.series[index] ?? colors.neutral;
