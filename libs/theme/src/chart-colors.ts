import type { ChartColors } from './palette.ts';

/** Three steps, so that a skeleton is as high as what replaces it and nothing jumps. Pixels. */
export const CHART_HEIGHTS = { small: 240, medium: 320, large: 420 } as const;

const variable = (name: string) => `var(--pendapa-palette-chart-${name})`;

const colors: ChartColors = {
  series: [variable('series1'), variable('series2'), variable('series3'), variable('series4')],
  comparison: variable('comparison'),
  target: variable('target'),
  good: variable('good'),
  watch: variable('watch'),
  bad: variable('bad'),
  neutral: variable('neutral'),
  grid: variable('grid'),
};

/** CSS variables, the same object at each call: a chart repaints with the theme and does not render again. */
export const useChartColors = (): ChartColors => colors;
