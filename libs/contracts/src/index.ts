export { UserError } from './user-error.ts';
export { LANGUAGES, type Language, type Texts } from './texts.ts';
export { forgetStored, readStored, UNSENT_MARKS_KEY, writeStored, type StoredArea } from './stored.ts';
export { isRevealReason, MAX_REASON_LENGTH } from './reveal-reason.ts';
export { safeRemark } from './safe-remark.ts';
export {
  addDays,
  addMonths,
  calendarDate,
  dateParts,
  endedMonths,
  fiscalYearOf,
  fiscalYearPeriod,
  isCalendarDate,
  isWeekday,
  isWorkingDay,
  lengthInDays,
  monthEnd,
  monthsOf,
  monthStart,
  previousPeriod,
  sameDaysLastYear,
  yearToDate,
  type CalendarDate,
  type Period,
  type WorkCalendar,
} from './calendar.ts';
export { ramadanBegunBy, sameDaysFromLebaran } from './lebaran.ts';
export {
  canFilter,
  componentsOf,
  DIMENSIONS,
  EXTRACTS,
  templateFile,
  FILTERS,
  incompatibleWith,
  isOrderedDimension,
  AREA_BANDS,
  areaBand,
  DUE_BANDS,
  MONEY_BANDS,
  measureSpec,
  NOT_APPLICABLE,
  OMISSIONS,
  QUALITIES,
  singleComponent,
  SUBJECT_KEYS,
  SUBJECTS,
  subjectSpec,
  TIME_DIMENSIONS,
  UNITS,
  UNIT_KINDS,
  type ComponentKey,
  type DimensionKey,
  type DimensionOf,
  type ExtractKey,
  type FilterKey,
  type Formula,
  type MeasureKind,
  type MeasureOf,
  type MeasureOfKind,
  type MeasureSpec,
  type Omission,
  type QuotientFormula,
  type Quality,
  type SubjectKey,
  type SubjectSpec,
  type SumFormula,
  type TimeDimension,
  type Unit,
  type UnitKind,
} from './vocabulary/index.ts';
export {
  COMPARISONS,
  isFilterCode,
  MAX_DIMENSIONS,
  MAX_ROWS,
  needsCases,
  parseQuery,
  QUERY_PARAMETERS,
  queryAddress,
  TARGET_VERSIONS,
  type Comparison,
  type Parsed,
  type Query,
  type QueryParameter,
  type QueryParameters,
  type Sorting,
  type TargetVersion,
} from './query.ts';
export { MIN_CASES } from './vocabulary/min-cases.ts';
export { MIN_PAYERS, TOP_PAYERS } from './vocabulary/top-payers.ts';
export { isBelowPlan, PLAN_LIMITS } from './vocabulary/plan-limits.ts';
export { CASE_DIMENSIONS, KIND, PROTECTED_DIMENSIONS, PROTECTED_FILTERS } from './vocabulary/protection.ts';
export { usualNotes, type NotedQuery, type UsualNote } from './usual-notes.ts';
export { protectedFilters, disclosureProblem, isConfidential, protectedSplits } from './confidential.ts';
export {
  CASE_COLUMNS,
  CASE_LISTS,
  CASES_PER_PAGE,
  DUE_RULES,
  TOP_CASES,
  LIST_CHOICE_PARAMETERS,
  LIST_PARAMETERS,
  listChoicesAddress,
  listFileAddress,
  listAddress,
  listSpec,
  MAX_SEARCH_LENGTH,
  MAX_LISTED_CASES,
  WHOLE_LIST_PARAMETERS,
  type CaseColumn,
  type CaseList,
  type ListParameter,
  type ListQuery,
} from './case-lists.ts';
export {
  AGE_BANDS,
  isUnfiltered,
  LIST_FILTERS,
  listFilterSpec,
  NOT_KNOWN,
  YEARS_OWED,
  type ListFilterKey,
  type ListFilters,
} from './list-filters.ts';
export type { ListChoices, ListedCase, ListedCases, ListFileRequest, OpenListFile, TaxDueRule, TaxDueRules } from './lists.ts';
export { NOT_COMPARABLE, type NoteCode } from './notes.ts';
export {
  ABSENT_REASONS,
  hiddenPositions,
  isPlaceField,
  LACKING_FIELDS,
  PLACE_FIELDS,
  TOTAL_GRAINS,
  VALUE_STATES,
  type ColumnStates,
  type LackingField,
  type PlaceField,
  type TotalGrain,
  type ValueState,
} from './value-state.ts';
export { NOT_FOUND_TEXTS } from './not-found.ts';
export {
  CODE_STATUSES,
  COLUMN_USES,
  LISTED_FINDINGS,
  MAPPED_FIELDS,
  MAX_UPLOAD_BYTES,
  MAX_UPLOADS,
  RUNNING_STEPS,
  UPLOAD_DAYS,
  UPLOAD_FAULTS,
  UPLOAD_STEPS,
  UPLOAD_TYPE,
  type FolderWork,
  type MappedField,
  type UploadStep,
} from './upload-words.ts';
export type { Choice, CodeProposal, Evidence, ColumnValue, FileColumn } from './proposal.ts';
export type { Preview, PreviewLine, ProfileProposal, ProposalCheck, Question } from './proposal.ts';
export type { AtWork, Check, FolderAction, ReadingDecisions, RemovalFault, TakenOut } from './uploads.ts';
export type { Upload, UploadFault, UploadProgress, UploadSummary, Uploads } from './uploads.ts';
export type { ChangedMonth, ExtractResult, ReportedFinding, UploadReceipt } from './upload-receipt.ts';
export {
  MAX_REMARK_LENGTH,
  MAX_WORK_LIST_NAME,
  MAX_WORK_LIST_ROWS,
  MAX_WORK_LISTS,
  WORK_LIST_SOURCES,
  WORK_STATES,
  type DebtState,
  type WorkState,
} from './work-list-words.ts';
export type { MarkedRow, NewWorkList, SheetNames, WorkList, WorkListChange } from './work-lists.ts';
export type { WorkListRow, WorkLists, WorkListSummary, WorkMark } from './work-lists.ts';
export type { Loads, LoadSummary } from './loads.ts';
export type { UnplacedCode, UnplacedCodes } from './unplaced-codes.ts';
export { PROBLEM_CODES, type Problem, type ProblemCode } from './problem.ts';
export type { Answer, AnswerColumn, Currency, DimensionColumn, DimensionOptions, ExtractStatus } from './wire.ts';
export type { MeasureColumn, Note, ServedData, Status, UnitsOfReader, Value } from './wire.ts';
export type { Settings } from './settings.ts';
export type { CalendarMonth, MarkedEvent, PerformanceBand, References } from './references.ts';
export { amountAtStake, byWeight, FINDING_RULES, FINDING_WEIGHTS, type FindingRule, type FindingWeight } from './finding-words.ts';
export type { Finding, Findings, FindingsNotReady } from './findings.ts';
export type { WorkingDays } from './working-days.ts';
export {
  ACCESS_MODES,
  CASE_READERS,
  RANKED_ROLES,
  RIGHTS,
  ROLES,
  UNIT_RIGHTS,
  type Access,
  type AccessMode,
  type CaseReader,
  type Disclosure,
  type RankedRole,
  type Right,
  type Role,
  type UnitRights,
} from './access.ts';
export { LOOKUP_NUMBERS, type Identity, type LookupNumber, type MaskedTaxpayer, type TaxpayerRecord } from './taxpayers.ts';
export { EXPORT_FORMATS, type ExportFormat, type ExportRecord } from './export-record.ts';
export { viewportCookie, findViewport, type RenderedPage, type Viewport } from './rendered-page.ts';
export { BOUNDARY_LEVELS, type Boundaries, type BoundaryLevel, type Topology } from './boundaries.ts';
export { reconciliationQueries, defineReconciliation, defineRevenueReconciliation, type Reconciliation } from './reconciliation.ts';
export {
  toInitialQuery,
  listInitialQueries,
  spanDates,
  defineQuery,
  DEFAULT_COMPARISON,
  type BuiltPage,
  type DataDates,
  type FeatureQueries,
  type ListedPage,
  type InitialQuery,
  type QueriesByPage,
  type Span,
  type SpanDates,
  type QuerySpec,
} from './query-spec.ts';
