export type { Line, Measured, Moment, Role, ValueAxis } from './model.ts';
export { BulletList, type Bullet, type BulletListProps } from './bars/bullet-list.tsx';
export { RankedBars, type RankedBar, type RankedBarsProps } from './bars/ranked-bars.tsx';
export { Sparkline, type SparklineProps } from './sparkline.tsx';
export { MonthBars, type MonthBarsProps } from './time/month-bars.tsx';
export { TrendLine, type TrendLineProps } from './time/trend-line.tsx';
export { CHART_HEIGHTS } from '@pendapa/theme';
