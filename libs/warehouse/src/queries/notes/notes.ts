import { monthStart, type CalendarDate, type DimensionKey, type Note, type SubjectKey, type ValueState } from '@pendapa/contracts';
import { ageNotes } from './age-notes.ts';
import { countedNotes } from './counted-notes.ts';
import { costNotes } from './cost-notes.ts';
import { measureOf } from '../measures.ts';
import type { Context, ResolvedQuery } from '../resolve.ts';
import { neededExtracts, CLASS_COMPONENTS } from '../needed-extracts.ts';
import { gapNotes } from './gap-notes.ts';
import { recapTaxesIn } from '../paid-months.ts';
import { stockNotes } from './stock-notes.ts';
import { MAIN_MEASURES } from '../sources/subject-sources.ts';
import { yearNotes } from './year-notes.ts';
import { measuresOfYear, yearSpansOf } from '../year-spans.ts';

/** Facts about the rows of an answer. */
export interface RowFacts {
  readonly entries: number;
  readonly compared: number;
  readonly unassigned: readonly { readonly dimension: DimensionKey; readonly rows: number; readonly value: string }[];
  /** True if payments went through channels without a known class. */
  readonly unclassed: boolean;
  /** True if rows that lack a place may belong to them. */
  readonly isLacking: boolean;
  /** States of the totals that have no value, by measure. */
  readonly totalStates: Readonly<Record<string, ValueState>>;
}

const BY_POSTING_DATE: readonly SubjectKey[] = ['revenue', 'achievement', 'collection'];

const earlierOf = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? a : b);

// If the period begins in the month of the first payment, no data are missing.
// A month may begin without a payment, and a recap is posted on its last day.
function beyondData(query: ResolvedQuery, context: Context): Note[] {
  const { subject, period, requestedPeriods } = query;
  const { asOf, extent } = context;
  const from = measuresOfYear(query).length > 0 ? earlierOf(period.from, yearSpansOf(query, context).current.from) : period.from;
  const { to } = requestedPeriods.period;
  const tooLate = to > asOf;
  const tooEarly = BY_POSTING_DATE.includes(subject) && extent !== null && from < monthStart(extent.from);
  return tooLate || tooEarly ? [{ code: 'period-beyond-data', params: { from, to, since: extent?.from ?? '', asOf } }] : [];
}

/** Measures of arrears that need objects. */
const OBJECT_MEASURES: readonly string[] = ['objects', 'averagePerObject'];

const PAYING_MEASURES: readonly string[] = ['payingObjects', 'payingRatio'];
const OBLIGATION_MEASURES: readonly string[] = [
  'objectsDue',
  'objectsCompliant',
  'nonPayers',
  'compliantShare',
  'objectsFiling',
  'nonFilers',
];

/** Measures that are unknown for recaps, by subject; null means all. */
const MEASURES_HIDDEN_BY_RECAPS: Readonly<Partial<Record<SubjectKey, readonly string[] | null>>> = {
  revenue: null,
  arrears: OBJECT_MEASURES,
  debtors: OBJECT_MEASURES,
  objects: PAYING_MEASURES,
  duties: OBLIGATION_MEASURES,
  objectProfiles: ['paid', 'paidShare', 'objectsInArrears', 'objectsInArrearsShare'],
};

/** Notes on measures whose total is unknown because rows are recaps. */
function recapMeasures(query: ResolvedQuery, context: Context, { totalStates }: RowFacts, unclassed: readonly string[]): string[] {
  const { subject, measures, period } = query;
  const concerned = MEASURES_HIDDEN_BY_RECAPS[subject];
  const isOfPayments = subject === 'objects' || subject === 'revenue';
  if (concerned === undefined || (isOfPayments && recapTaxesIn([period], context).length === 0)) return [];
  return measures.filter((key) => totalStates[key]?.state === 'unknown' && !unclassed.includes(key) && (concerned?.includes(key) ?? true));
}

/** Measures that depend on classes of channels, if some are unknown. */
const unclassedMeasures = ({ subject, measures }: ResolvedQuery, { unclassed }: RowFacts): string[] =>
  measures.filter((key) => unclassed && measureOf(subject, key).components.some((component) => CLASS_COMPONENTS.includes(component)));

/** Measures that depend on the number of expected returns. */
const EXPECTED_MEASURES: readonly string[] = ['expected', 'notFiled', 'filingRate', 'onTimeFilingRate', 'yearEndFilingRate'];

/** Note on taxes on events, for which missing returns are unknown. */
function eventReturns({ subject, measures, where }: ResolvedQuery, { directory: { eventTaxes, members } }: Context): Note[] {
  const concerned = measures.filter((key) => subject === 'compliance' && EXPECTED_MEASURES.includes(key));
  const matchesFilters = (tax: string) =>
    (where.tax?.includes(tax) ?? true) && (where.category?.includes(members.taxType.get(tax)?.parent ?? '') ?? true);
  const taxes = eventTaxes.filter(matchesFilters);
  if (concerned.length === 0 || taxes.length === 0) return [];
  return [{ code: 'event-returns', params: { measures: concerned.join(','), taxes: taxes.join(',') } }];
}

/** All notes of an answer. */
export function notesOf(query: ResolvedQuery, context: Context, facts: RowFacts, hidden: number): Note[] {
  const { subject } = query;
  const missing = neededExtracts(query).filter((extract) => !context.extracts.has(extract));
  const notes: Note[] = context.sample ? [{ code: 'sample', params: {} }] : [];
  for (const extract of missing) notes.push({ code: 'not-imported', params: { extract } });
  notes.push(...beyondData(query, context));
  notes.push(
    ...stockNotes(query, context),
    ...yearNotes(query, context),
    ...costNotes(query, context),
    ...ageNotes(query, context),
    ...countedNotes(query, context),
  );
  if (facts.entries > 0) notes.push(...gapNotes(query, context, facts.compared > 0));
  if (hidden > 0) notes.push({ code: 'suppressed', params: { below: String(context.suppressBelow), cells: String(hidden) } });
  if (facts.entries === 0) {
    const somewhere = query.measures.some((key) => facts.totalStates[key] === undefined);
    return missing.length > 0 || somewhere || facts.isLacking ? notes : [...notes, { code: 'no-rows', params: {} }];
  }
  for (const { dimension, rows, value } of facts.unassigned) {
    if (rows > 0) notes.push({ code: 'unassigned', params: { dimension, measure: MAIN_MEASURES[subject], value } });
  }
  notes.push(...eventReturns(query, context));
  const unclassed = unclassedMeasures(query, facts);
  if (unclassed.length > 0) notes.push({ code: 'unknown-class', params: { measures: unclassed.join(',') } });
  const recap = recapMeasures(query, context, facts, unclassed);
  if (recap.length > 0) notes.push({ code: 'recap-only', params: { measures: recap.join(',') } });
  return notes;
}
