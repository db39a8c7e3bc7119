export type { AnswerTo } from './reading/answer-to.ts';
export { comparedRows, directionOf, fallsIn, percentFalls, risesIn, type ComparedRow, type Direction } from './reading/changes.ts';
export { concentrationOf, shareOfLargest } from './reading/concentration.ts';
export { coursesOf, type Course, type Courses } from './reading/courses.ts';
export { concernsMeasure, daysOf, listedValues } from './reading/days-of.ts';
export { effectsOf, growthOf, type EffectMeasure, type Effects } from './reading/effects.ts';
export { extremesOf, rowsShownFirst, withEnoughCases } from './reading/extremes.ts';
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
export { largestChanges } from './reading/largest-changes.ts';
export { currentYearFrom, lastDayOf, monthMoments, unfinishedMonth } from './reading/moments.ts';
export {
  byLargest,
  changeOf,
  difference,
  firstMissingState,
  growth,
  fewLast,
  isFew,
  isSlight,
  isWeakGrowth,
  largestAbsolute,
  negate,
  ranksOf,
  ratio,
  share,
  sum,
  toKnownPlotValue,
  toPlotValue,
} from './reading/numbers.ts';
export { codesOf, columnOf, largestFirst, memberOf, membersIn, monthsIn, rowsOf, totalOf, type Row, type Series } from './reading/rows.ts';
export { rowsByRegion } from './reading/rows-by-region.ts';
export { yearMoments } from './reading/year-moments.ts';
export { runningSums, yearCourse, type CourseToDate, type MonthlyCourse } from './reading/year-course.ts';
export { AnswersProvider } from './request/answers-provider.tsx';
export { askMissing, takeAnswers, writeAnswers, type Answers } from './request/answers.ts';
export { askJson, failureOf, fetchJson, isWithoutRight, postJson, RequestFailed, type Failure } from './request/failure.ts';
export {
  CODE_DIMENSIONS,
  FILTER_NAMES,
  isCodeFilter,
  REGION_LEVELS,
  type CodeDimension,
  type CodeFilter,
  type FilterName,
  type RegionLevel,
} from './request/filter-names.ts';
export { createQueryClient as createAnswers } from './request/query-client.ts';
export { leadToSignInAfter, signOut, signOutAtProvider } from './request/sign-in.ts';
export { isFigures, lastTurn, type Turn } from './request/turn.ts';
export { mergeUnappliedFilters, type MeasureName, type UnappliedFilter } from './request/unapplied-filter.ts';
export { queryStateOf, useAnswer, type QueryResult, type QueryStatus, type TypedQuery } from './request/use-answer.ts';
export { useBoundaries } from './request/use-boundaries.ts';
export { useCaseRight } from './request/use-case-right.ts';
export { useComputation, type Computation } from './request/use-computation.ts';
export { useFiguresStand } from './request/use-figures-stand.ts';
export { useMissingExtracts } from './request/use-missing-extracts.ts';
export { useOptionLists, useOptions, type FoundOptions, type Option, type OptionSearch } from './request/use-options.ts';
export type { Polled } from './request/use-polled.ts';
export { useReferences, useReferencesResult, type ReferencesResult } from './request/use-references.ts';
export { useStatus } from './request/use-status.ts';
export { useTaxDueRules } from './request/use-tax-dues.ts';
export { useTogether } from './request/use-together.ts';
export { useWorkingDays } from './request/use-working-days.ts';
export { createDeviceSetting } from './device/device-setting.ts';
export { sendUpload, type SendOptions } from './uploads/send-upload.ts';
export {
  cancelCodeMappings,
  cancelLoadRemoval,
  cancelUpload,
  checkUpload,
  discardUpload,
  findingsAddress,
  loadFindingsAddress,
  sendCodeMappings,
  publishUpload,
  readUpload,
  receiptAddress,
  sendLoadRemoval,
  saveReading,
  undoUpload,
  type UploadRequest,
} from './uploads/upload-requests.ts';
export {
  makeWorkList,
  revealSheetNames,
  useMarkRequests,
  useWorkList,
  useWorkLists,
  withMark,
  type StoredWorkList,
} from './work-lists/use-work-lists.ts';
export { useUploadRequest, type SentRequest } from './uploads/use-upload-request.ts';
export { isRunning, useLoads, useUnplacedCodes, useUpload, useUploads } from './uploads/use-uploads.ts';
