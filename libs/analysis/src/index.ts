export { AnalysisProvider } from './page/analysis-provider.tsx';
export { askMissing, takeAnswers, writeAnswers, type Answers } from './request/answers.ts';
export { createQueryClient as createAnswers } from './request/query-client.ts';
export type { QueryResult, QueryStatus, QueryState, TypedQuery } from './request/use-answer.ts';
export { useTogether } from './request/use-together.ts';
export { countOfCases } from './cases/count-of-cases.ts';
export { useUnplacedWords } from './cases/use-unplaced-words.ts';
export { useCases, type CasesResult, type CaseFilters } from './cases/use-cases.ts';
export { useReferences } from './request/use-references.ts';
export { useTaxDueRules } from './request/use-tax-dues.ts';
export { useStatus, type KnownStatus } from './request/use-status.ts';
export { useBoundaries, type KnownBoundaries } from './request/use-boundaries.ts';
export { useWorkingDays } from './request/use-working-days.ts';
export { RequestFailed, type Failure } from './request/failure.ts';
export type { AnswerTo } from './reading/answer-to.ts';
export {
  figureOf,
  isKnown,
  isNothing,
  isSomething,
  known,
  knownPartOf,
  missing,
  NO_ROWS,
  stateOf,
  valueOf,
  type Figure,
  type Shown,
} from './reading/figure.ts';
export { joinByKey, type JoinedRow } from './reading/join-by-key.ts';
export {
  byLargest,
  difference,
  toKnownPlotValue,
  toPlotValue,
  firstMissingState,
  growth,
  isFew,
  isSlight,
  isWeakGrowth,
  largestAbsolute,
  negate,
  ranksOf,
  ratio,
  share,
  sum,
} from './reading/numbers.ts';
export { codesOf, columnOf, largestFirst, memberOf, membersIn, monthsIn, rowsOf, totalOf, type Row, type Series } from './reading/rows.ts';
export { coursesOf, type Course, type Courses } from './reading/courses.ts';
export { largestChanges, type Changed, type LargestChanges } from './reading/largest-changes.ts';
export { daysOf, type Days } from './reading/days-of.ts';
export { runningSums, yearCourse, type MonthlyCourse, type YearCourse } from './reading/year-course.ts';
export { currentYearFrom, lastDayOf, monthMoments, unfinishedMonth } from './reading/moments.ts';
export { AnswerPanel, type AnswerPanelProps, type AnswerView } from './panel/answer-panel.tsx';
export { TablePanel, type TablePanelProps } from './panel/table-panel.tsx';
export { missingDimensionsIn } from './panel/missing-dimensions.ts';
export { PageSentence, type PageSentenceProps } from './panel/page-sentence.tsx';
export { CasesPanel, type CasesPanelProps } from './cases/cases-panel.tsx';
export { useCaseWords, type CaseWords } from './cases/use-case-words.ts';
export type { CaseHeaders } from './cases/case-columns.tsx';
export { missingOf, type Missing } from './panel/missing.ts';
export { KpiCard, type KpiCardProps } from './kpi/kpi-card.tsx';
export { KpiStrip, type KpiStripProps } from './kpi/kpi-strip.tsx';
export { MeasureCard, MeasureCards, type MeasureCardProps, type MeasureCardsProps } from './kpi/measure-card.tsx';
export { TargetBar } from './kpi/target-bar.tsx';
export { MonthsTable, type MonthsTableProps } from './table/months-table.tsx';
export { AnswerTable, type AnswerTableProps } from './table/answer-table.tsx';
export type { TableColumn } from './table/table-column.ts';
export { useAnswerPages, type AnswerPages } from './table/use-answer-pages.ts';
export type { TablePages } from './table/use-table-rows.ts';
export { ChangeText, type ChangeTextProps } from './words/change-text.tsx';
export { DataStamp } from './words/data-stamp.tsx';
export { useCardWords, type CardWords } from './words/card-words.ts';
export { DefinitionWords, useMeasureDefinition } from './words/definition-words.tsx';
export { UnappliedFiltersLine, type UnappliedFiltersLineProps } from './words/unapplied-filters-line.tsx';
export { PlanStatus, planStatus, type PlanState } from './words/plan-status.tsx';
export { PLAN_TONES } from './parts/plan-bars.tsx';
export { extremesOf } from './reading/extremes.ts';
export { useLetter, type RatedFigure } from './words/use-letter.ts';
export { definitionOf, useMeasureName, useMemberName } from './words/use-names.ts';
export { PARTIAL_SIGN, useOfKnown, useStateWords, type StateWords } from './words/use-state-words.ts';
export { useColumns, type Columns } from './table/use-columns.tsx';
export { PanelRow } from './panel/panel-row.tsx';
export { useMissingText } from './panel/use-missing-text.ts';
export { useFailureText } from './words/use-failure-text.ts';
export { CODE_DIMENSIONS } from './choices/choices.ts';
export type { Choices, FilterName, PeriodChoice, RegionLevel, TargetPeriod } from './choices/choices.ts';
export { FilterBar } from './filters/bar/filter-bar.tsx';
export { FurtherLink, type FurtherLinkProps } from './filters/further-link.tsx';
export { DetailsPart, PageDetails, type DetailsName, type DetailsPartProps, type PageDetailsProps } from './page/page-details.tsx';
export { RelatedLinks } from './page/related-links.tsx';
export { FilteredPage, type FilteredPageProps } from './page/filtered-page.tsx';
export { useFilters, type Filters } from './choices/filters-context.ts';
export { useAddressChoice } from './filters/use-address-choice.ts';
export { useFilteredAnswer } from './filters/use-filtered-answer.ts';
export type { QuerySource } from './filters/with-query.tsx';
export { useChosenMember, type Chosen } from './filters/use-chosen-member.ts';
export { useLeadTo } from './filters/use-lead-to.ts';
export { useFilterValue } from './filters/use-filter-words.ts';
export { chooseMyUnit, useMyUnit, type MyUnit } from './filters/my-unit.ts';
export { useMoneyMeasure } from './choices/use-money-measure.ts';
export { levelsIn, placesIn, type LevelsIn } from './region/levels-in.ts';
export { RegionTiles, type RegionTilesProps, type TileReading } from './region/region-tiles.tsx';
export { useGoInto, useMapLevels, type MapLevels } from './region/use-map-levels.ts';
export { RegionBreadcrumb } from './region/region-breadcrumb.tsx';
export { useRegionLadder, type RegionLadder, type RegionStep } from './region/use-region-ladder.ts';
export { EVENT_KINDS_OVER_YEARS, EVENT_KINDS_WITHIN_A_YEAR, useMarks } from './time/use-marks.ts';
export { MarkedChart, type MarkedChartProps } from './parts/marked-chart.tsx';
export { MarkList } from './parts/mark-list.tsx';
export { useTargetSpan } from './time/use-span.ts';
export { neededPerDay } from './time/needed-per-day.ts';
export { useDaysLeft, type DaysLeft } from './time/use-days-left.ts';
export { useTargetName } from './filters/use-target-name.ts';
export { useComparisonName } from './filters/use-comparison-name.ts';
export type { ExportDialogProps, ExportNoticeProps, LoadExportTools, Notice } from './exported/export-tools.ts';
export type { FileColumn } from './exported/file-column.ts';
export { onlyChart, onlyTable, onNewSheet } from './exported/only.ts';
export { PageExport } from './exported/page-export.tsx';
export { useExportRegistry, type RenderedPanel, type ExportFigure, type ExportPart, type FigureSource } from './exported/registry.ts';
export { useFiltersInWords, type FiltersInWords } from './filters/use-filters-in-words.ts';
export { recordExport } from './request/record-export.ts';
export { DataMoved, MAX_LOADED_ROWS, wholeAnswer } from './request/whole-answer.ts';
export { ReconciliationStrip } from './reconciliation/reconciliation-strip.tsx';
export { RemarkLines } from './words/remark-lines.tsx';
export { useRemarks } from './words/use-remarks.ts';
export type { ChartProps } from './table/drawing.ts';
export { ChartPanel, type ChartPanelProps } from './panel/chart-panel.tsx';
export { DetailsPanel, type DetailsPanelProps } from './panel/details-panel.tsx';
export { usePanelWords, type PanelName, type PanelWords, type PeriodLabels } from './words/panel-words.ts';
export { nameOrWords } from './words/code-words.ts';
export { useReader, type ReadBar, type Read, type Reader } from './words/use-reader.ts';
export type { FormattedValues } from './reading/formatted-values.ts';
export type { BandDimension } from './reading/bands.ts';
export { monthlySums, type MonthlyParts } from './reading/monthly-parts.ts';
export { hiddenIn } from './reading/suppression.ts';
export { knownColumns, type AnswerColumns } from './table/answer-columns.tsx';
export { AnswerRows, type AnswerRowsProps } from './table/answer-rows.tsx';
export { FactCard, type Fact, type FactCardProps } from './kpi/fact-card.tsx';
export { useCrossFilter } from './filters/use-cross-filter.ts';
export { useMonthSpan } from './time/use-month-span.ts';
export { axisTitle } from './parts/axis-title.ts';
export { WithAndWithoutTotals, type WithAndWithoutTotalsProps } from './parts/with-and-without-totals.tsx';
export { CountAndMoney, PAYERS_AND_PAYMENTS, type CountAndMoneyProps } from './parts/count-and-money.tsx';
export { BandsPanel, type BandsPanelProps } from './parts/bands-panel.tsx';
export { ConcentrationPanel, type ConcentrationPanelProps } from './parts/concentration-panel.tsx';
export { concentrationOf, type BandAnswer } from './reading/concentration.ts';
export { CoursePanel, type CoursePanelProps } from './parts/course-panel.tsx';
export { GapPanel } from './parts/gap-panel.tsx';
export { YearLines, YearLinesTable, type YearLine, type YearLinesProps } from './parts/year-lines.tsx';
export { CohortHeat, CohortTable, type Cohort, type CohortHeatProps, type CohortTableProps } from './parts/cohorts.tsx';
export { CourseMultiples, useCourseWords, type CourseMultiplesProps } from './parts/course-multiples.tsx';
export { ChangesWaterfall, type ChangesWaterfallProps } from './parts/changes-waterfall.tsx';
export { Matrix, type MatrixProps } from './parts/matrix.tsx';
export { PlanBars, type PlanBarsProps } from './parts/plan-bars.tsx';
export { PlanMatrix, PlanMonthsPanel, usePlanColumns, type PlanMonthsPanelProps } from './parts/plan-months-panel.tsx';
export { PointsPanel, type PointsPanelProps } from './parts/points-panel.tsx';
export { WaterfallPanel, type TotalStep, type WaterfallPanelProps } from './parts/waterfall-panel.tsx';
export { MonthPartsPanel, type MonthPartsPanelProps } from './parts/month-parts-panel.tsx';
export { Ranking, type RankingProps } from './parts/ranking.tsx';
export { RankedPanel, type RankedPanelProps } from './parts/ranked-panel.tsx';
export { RankingPanel, useLargest, type RankingPanelProps } from './parts/ranking-panel.tsx';
export { StepTable, type Step } from './parts/step-table.tsx';
export { StepsPanel, type StepsPanelProps } from './parts/steps-panel.tsx';
export { FollowUps } from './findings/follow-ups.tsx';
export { FindingsPanel } from './findings/findings-panel.tsx';
export { findingAddress } from './findings/finding-page.ts';
export { useFindings, type KnownFindings } from './findings/use-findings.ts';
export { useFindingsState } from './findings/use-findings-state.ts';
export { useFindingWords, type FindingWords } from './findings/use-finding-words.ts';
export { pageAddress } from './filters/page-address.ts';
export { startView } from './views/views.ts';
export { useShortcuts } from './filters/bar/shortcuts.ts';
export { leadToSignInAfter, signOut } from './request/sign-in.ts';
export { useOptions, type FoundOptions, type Option } from './request/use-options.ts';
export { useFoundRegions, type FoundRegion } from './filters/fields/use-found-regions.ts';
export { useMainFindings } from './findings/use-main-findings.ts';
export { lastOrigins, pastForecasts, yearAgoOrigin, type PastYear } from './outlook/past-forecasts.ts';
export { usePastForecasts, type KnownPast } from './outlook/use-past-forecasts.ts';
export type { OutlookTask, OutlookMessage } from './outlook/outlook-worker.ts';
export { useYearOutlook, type KnownOutlook } from './outlook/use-year-outlook.ts';
export {
  endOf,
  OTHER_LINES,
  yearOutlook,
  type SimulatedYear,
  type Fan,
  type LineOutlook,
  type MonthBand,
  type Budget,
  type OutlookLine,
  type OutlookRequest,
  type YearEnd,
  type YearOutlook,
} from './outlook/year-outlook.ts';
