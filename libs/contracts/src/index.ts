export { SpokenError } from './spoken-error.ts';
export { LANGUAGES, type Language, type Texts } from './texts.ts';
export { forgetStored, readStored, writeStored, type StoredArea } from './stored.ts';
export {
  addDays,
  addMonths,
  calendarDate,
  dateParts,
  endedMonths,
  fiscalYearOf,
  fiscalYearPeriod,
  isCalendarDate,
  lengthInDays,
  monthEnd,
  monthsOf,
  monthStart,
  previousPeriod,
  sameDaysLastYear,
  yearToDate,
  type CalendarDate,
  type Period,
} from './calendar.ts';
export { ramadanBegunBy, sameDaysFromLebaran } from './lebaran.ts';
export {
  canNarrow,
  DIMENSIONS,
  EXTRACTS,
  FILTERS,
  isOrderedDimension,
  AREA_BANDS,
  areaBand,
  DUE_BANDS,
  MONEY_BANDS,
  measureSpec,
  NOT_APPLICABLE,
  OMISSIONS,
  QUALITIES,
  SUBJECT_KEYS,
  SUBJECTS,
  subjectSpec,
  TIME_DIMENSIONS,
  UNITS,
  UNIT_KINDS,
  type DimensionKey,
  type DimensionOf,
  type ExtractKey,
  type FilterKey,
  type MeasureKind,
  type MeasureOf,
  type MeasureOfKind,
  type MeasureSpec,
  type Omission,
  type Quality,
  type SubjectKey,
  type SubjectSpec,
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
  parseQuestion,
  QUESTION_PARAMETERS,
  questionAddress,
  TARGET_VERSIONS,
  type Comparison,
  type Parsed,
  type Question,
  type QuestionParameter,
  type QuestionParameters,
  type Sorting,
  type TargetVersion,
} from './question.ts';
export { FEWEST_CASES } from './vocabulary/fewest-cases.ts';
export { isBelowPlan, PLAN_LIMITS } from './vocabulary/plan-limits.ts';
export { LARGEST_PAYERS, LEAST_PAYERS } from './vocabulary/register-subjects.ts';
export { CASE_DIMENSIONS, KIND, PROTECTED_DIMENSIONS, PROTECTED_FILTERS } from './vocabulary/protection.ts';
export { guardedFilters, guardedProblem, isGuarded, protectedSplits } from './guarded.ts';
export {
  CASE_COLUMNS,
  CASE_LISTS,
  CASES_OF_A_PAGE,
  DUE_RULES,
  LARGEST_CASES,
  LIST_PARAMETERS,
  listAddress,
  listSpec,
  LONGEST_SEARCH,
  MOST_CASES,
  type CaseColumn,
  type CaseList,
  type ListParameter,
  type ListQuestion,
} from './case-lists.ts';
export type { ListedCase, ListedCases, TaxDue, TaxDues } from './lists.ts';
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
export { PROBLEM_CODES, type Problem, type ProblemCode } from './problem.ts';
export type {
  Answer,
  AnswerColumn,
  Currency,
  DimensionColumn,
  DimensionOptions,
  ExtractStatus,
  MeasureColumn,
  Note,
  ServedData,
  Status,
  Value,
} from './wire.ts';
export type { Settings } from './settings.ts';
export type { CalendarMonth, MarkedEvent, PerformanceBand, References } from './references.ts';
export { FINDING_RULES, type Finding, type FindingRule, type Findings, type FindingsNotReady } from './findings.ts';
export type { WorkingDays } from './working-days.ts';
export {
  ACCESS_MODES,
  CASE_READERS,
  RIGHTS,
  ROLES,
  type Access,
  type AccessMode,
  type CaseReader,
  type Disclosure,
  type Right,
  type Role,
} from './access.ts';
export { LOOKUP_NUMBERS, type Identity, type LookupNumber, type MaskedTaxpayer, type TaxpayerRecord } from './taxpayers.ts';
export { EXPORT_FORMATS, type ExportFormat, type ExportRecord } from './export-record.ts';
export { windowCookie, windowIn, type DrawnPage, type ReadersWindow } from './drawn-page.ts';
export { BOUNDARY_LEVELS, type Boundaries, type BoundaryLevel, type Topology } from './boundaries.ts';
export { questionsOf, reconciled, reconciledRevenue, type Reconciled } from './reconciled.ts';
export {
  openedQuestion,
  openedViews,
  spanDates,
  stated,
  USUAL_COMPARISON,
  type BuiltPage,
  type DataDates,
  type FeatureQuestions,
  type ListedPage,
  type OpenedView,
  type QuestionsOfPages,
  type Span,
  type SpanDates,
  type StatedQuestion,
} from './stated-question.ts';
