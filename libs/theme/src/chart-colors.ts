import { heatColors, type ChartColors, type HeatColors, type HeatStep } from './palette.ts';

/** Three heights in pixels, so that a skeleton is as high as its chart and the page does not move. */
export const CHART_HEIGHTS = { low: 120, small: 240, medium: 320, large: 420 } as const;

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

const heatVariables = (name: string, steps: readonly HeatStep[]): readonly HeatStep[] =>
  steps.map((_, index) => ({
    ground: `var(--pendapa-palette-heat-${name}${index}Ground)`,
    ink: `var(--pendapa-palette-heat-${name}${index}Ink)`,
  }));

const heat: HeatColors = {
  sequential: heatVariables('sequential', heatColors.light.sequential),
  diverging: heatVariables('diverging', heatColors.light.diverging),
};

/** CSS variables, as `useChartColors`. */
export const useHeatColors = (): HeatColors => heat;
