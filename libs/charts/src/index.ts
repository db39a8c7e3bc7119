export type { ChartLine, Measured, Moment, MarkRole, ValueAxis } from './model.ts';
export type { Tip, TipRow } from './parts/tip.tsx';
export type { TickKind, Ticks, TickValue } from './parts/ticks.tsx';
export type { PartTone, Tone } from './parts/tone.ts';
export { Treemap, type TreemapGroup, type TreemapLeaf, type TreemapProps } from './area/treemap.tsx';
export { BulletList, type Bullet, type BulletListProps } from './bars/bullet-list.tsx';
export { NamedRows } from './bars/named-rows.ts';
export { DotPlot, type DotPlotProps } from './bars/dot-plot.tsx';
export { Histogram, type HistogramBin, type HistogramProps } from './bars/histogram.tsx';
export { RankedBars, type BarNames, type RankedBar, type RankedBarsProps } from './bars/ranked-bars.tsx';
export { ShareBars, StackedBars, type StackedBar, type StackedBarsProps } from './bars/stacked-bars.tsx';
export { WaterfallBars, type WaterfallBarsProps, type WaterfallStep } from './bars/waterfall-bars.tsx';
export type { ChoroplethProps, MapRegion } from './maps/choropleth.tsx';
export { Choropleth } from './maps/lazy-choropleth.tsx';
export { WEAK_MARK } from './maps/weak-mark.ts';
export { TileMap, type MapTile, type TileMapProps, type TilePlace } from './maps/tile-map.tsx';
export { divergingScale, roundScale, sequentialScale, type HeatScale } from './matrix/heat-scale.ts';
export { HeatTable, type HeatColumn, type HeatRow, type HeatTableProps } from './matrix/heat-table.tsx';
export { OnPaper, useOnPaper } from './parts/on-paper.ts';
export { NetworkDiagram } from './network/lazy-network-diagram.tsx';
export type { NetworkDiagramProps, NetworkLink, NetworkNode } from './network/network-diagram.tsx';
export { FunnelPlot } from './points/lazy-funnel-plot.tsx';
export type { FunnelLimit, FunnelPlotProps } from './points/funnel-plot.tsx';
export {
  QuadrantPlot,
  quadrantOf,
  type DividedAxis,
  type Quadrant,
  type QuadrantNames,
  type QuadrantPlotProps,
} from './points/quadrant-plot.tsx';
export { ScatterPlot } from './points/lazy-scatter-plot.tsx';
export type { ScatterPlotProps, ScatterPoint } from './points/scatter-plot.tsx';
export { BumpChart, type BumpChartProps, type RankedLine } from './ranks/bump-chart.tsx';
export { LorenzCurve, type LorenzCurveProps } from './ranks/lorenz-curve.tsx';
export { countReaching, cumulativeShares } from './ranks/pareto.ts';
export { ParetoChart, type ParetoChartProps, type ParetoItem } from './ranks/pareto-chart.tsx';
export { SmallMultiples, type Multiple, type SmallMultiplesProps } from './small-multiples.tsx';
export { Sparkline, type SparklineProps } from './sparkline.tsx';
export { AlignedLines, type AlignedLinesProps } from './time/aligned-lines.tsx';
export type { SeriesBreak } from './axes/break-marks.tsx';
export { DivergingBars, type DivergingBarsProps } from './time/diverging-bars.tsx';
export { FanChart, type FanBand, type FanChartProps } from './time/fan-chart.tsx';
export { MonthBars, type MonthBarsProps, type MonthSpan } from './time/month-bars.tsx';
export { ShareMonths, StackedMonths, type StackedMonthsProps, type StackedPart } from './time/stacked-months.tsx';
export { TrendLine, type TrendLineProps } from './time/trend-line.tsx';
export { CHART_HEIGHTS } from '@pendapa/theme';
