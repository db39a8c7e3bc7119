export { forecast, MAX_CYCLE, type Forecast, type ForecastRequest, type PastForecast } from './forecasting/forecast.ts';
export { isPossibleEvent, type ForecastEvent } from './forecasting/events.ts';
export { type Interval } from './forecasting/intervals.ts';
export { LEVELS, type Level } from './forecasting/half-widths.ts';
export { type Accuracy } from './forecasting/accuracy.ts';
export { type ForecastNote } from './forecasting/notes.ts';
export { type MethodKey } from './forecasting/methods.ts';
export { type ScaleParameters } from './forecasting/scale.ts';
export { type Weighted } from './forecasting/combine.ts';
export { stl, type Decomposition, type StlOptions } from './forecasting/stl.ts';
export { findMovingCampaign, type Campaign } from './forecasting/campaign.ts';
export { targetOutlook, type TargetOutlook, type TargetQuestion } from './forecasting/simulate.ts';
export { simulateJointPaths, getDraws, sumDraws, type JointLine, type JointPaths, type JointRequest } from './forecasting/joint.ts';
export {
  compareDraws,
  computePathQuantiles,
  computeTargetChances,
  type AddedRange,
  type PathQuantiles,
  type TargetOfLine,
} from './forecasting/joint-answers.ts';
export { applySupposition, type Supposition } from './forecasting/scenarios.ts';
export { type CampaignCycle } from './forecasting/campaign.ts';
export { type Change } from './forecasting/prepare.ts';
export { type PathModel } from './forecasting/path.ts';
export { forecastFromPlan, type PlanForecastRequest } from './forecasting/plan-forecast.ts';
export { reconcile, type Reconciled, type Uncertain } from './forecasting/reconcile.ts';
export { seasonalNaive } from './forecasting/seasonal-naive.ts';
export { pearson, type Correlation } from './correlation/pearson.ts';
export { spearman } from './correlation/spearman.ts';
export { kendall } from './correlation/kendall.ts';
export { partialCorrelation } from './correlation/partial.ts';
export { adjustForFalseDiscovery } from './correlation/false-discovery.ts';
export { correlationMatrix, strongestFirst, type CorrelationPair, type Variable } from './correlation/matrix.ts';
export {
  significantRelations,
  orderByRelation,
  findRelation,
  relateVariables,
  strengthOf,
  findUncorrelatable,
  type Named,
  type Relation,
  type RelationOptions,
  type Uncorrelatable,
} from './correlation/relations.ts';
export { changesOf, laggedCorrelations, type LaggedCorrelation, type LagOptions } from './correlation/lags.ts';
export { gini, herfindahl, lorenz, topShare, type LorenzPoint } from './descriptive/concentration.ts';
export { giniOfCurve, shareOfTop, lorenzOfGroups, withRemainder, type ConcentrationGroup } from './descriptive/grouped-concentration.ts';
export { seasonalityIndex, type SeasonalityIndex } from './descriptive/seasonality-index.ts';
export { changePoints, type ChangePoint, type ChangePointOptions } from './descriptive/change-points.ts';
export { anomalies, type Anomaly } from './descriptive/anomalies.ts';
export { mean } from './numbers/arrays.ts';
export { median, quantile, robustSpread } from './numbers/quantiles.ts';
export { trendLine, type FittedLine } from './numbers/least-squares.ts';
export { fitBand, fitLine, curveOfFit, type Fit, type FitBand, type FitOutlier, type FitPoint } from './descriptive/fit.ts';
export { expectationIndex, type ExpectedCell } from './descriptive/expectation-index.ts';
export { binomialCumulative, binomialLimit, funnelOf, type Funnel, type Rated } from './descriptive/funnel.ts';
export { clusterOrder } from './descriptive/cluster-order.ts';
export { spreadPositions } from './descriptive/spread-positions.ts';
export { networkPositions, type NetworkEdge, type Position } from './descriptive/network-positions.ts';
export { computeVintages, summarizeVintages, type Vintage, type VintageRequest, type VintageSkill } from './forecasting/vintages.ts';
export { answerForecast, type ForecastAnswer, type ForecastRefusal } from './forecasting/answer.ts';
