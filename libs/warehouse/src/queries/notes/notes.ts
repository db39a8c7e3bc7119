import { monthStart, type CalendarDate, type DimensionKey, type Note, type SubjectKey, type Value } from '@pendapa/contracts';
import { ageNotes } from './age-notes.ts';
import { countedNotes } from './counted-notes.ts';
import { costNotes } from './cost-notes.ts';
import { measureOf } from '../measures.ts';
import type { Context, Resolved } from '../resolve.ts';
import { neededExtracts, OF_CLASSES } from '../needed-extracts.ts';
import { gapNotes } from './gap-notes.ts';
import { recapTaxesIn } from '../paid-months.ts';
import { stockNotes } from './stock-notes.ts';
import { MAIN } from '../sources/subject-sources.ts';
import { yearNotes } from './year-notes.ts';
import { measuresOfYear, yearSpansOf } from '../year-spans.ts';

/** Facts about the rows of an answer. */
export interface Behind {
  readonly entries: number;
  readonly compared: number;
  readonly unassigned: readonly { readonly dimension: DimensionKey; readonly rows: number; readonly value: string }[];
  /** True if payments went through channels without a known class. */
  readonly unclassed: boolean;
  /** True if rows that lack a place may belong to them. */
  readonly isLacking: boolean;
}

const BY_POSTING_DATE: readonly SubjectKey[] = ['revenue', 'achievement', 'collection'];

const earlier = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? a : b);

// Nothing is missing before the first payment if it lies in the month in which the period begins: a month need not begin
// with a payment, and a recap is posted on its last day.
function beyondData(question: Resolved, context: Context): Note[] {
  const { subject, period, asked } = question;
  const { asOf, extent } = context;
  const from = measuresOfYear(question).length > 0 ? earlier(period.from, yearSpansOf(question, context).current.from) : period.from;
  const { to } = asked.period;
  const tooLate = to > asOf;
  const tooEarly = BY_POSTING_DATE.includes(subject) && extent !== null && from < monthStart(extent.from);
  return tooLate || tooEarly ? [{ code: 'period-beyond-data', params: { from, to, since: extent?.from ?? '', asOf } }] : [];
}

/** Measures of arrears that need objects. */
const OF_OBJECTS: readonly string[] = ['objects', 'averagePerObject'];

const PAYING: readonly string[] = ['payingObjects', 'payingRatio'];
const BY_DUTY: readonly string[] = ['objectsDue', 'objectsCompliant', 'nonPayers', 'compliantShare', 'objectsFiling', 'nonFilers'];

/** Measures that are unknown for recaps, by subject; null means all. */
const BEHIND_RECAPS: Readonly<Partial<Record<SubjectKey, readonly string[] | null>>> = {
  revenue: null,
  arrears: OF_OBJECTS,
  debtors: OF_OBJECTS,
  objects: PAYING,
  duties: BY_DUTY,
  objectProfiles: ['paid', 'paidShare', 'objectsInArrears', 'objectsInArrearsShare'],
};

/** Notes on measures whose total is unknown because rows are recaps. */
function unknown(question: Resolved, context: Context, totals: Readonly<Record<string, Value>>, unclassed: readonly string[]): string[] {
  const { subject, measures, period } = question;
  const concerned = BEHIND_RECAPS[subject];
  if (concerned === undefined || (subject === 'objects' && recapTaxesIn([period], context).length === 0)) return [];
  return measures.filter((key) => totals[key] === null && !unclassed.includes(key) && (concerned?.includes(key) ?? true));
}

/** Measures that depend on classes of channels, if some are unknown. */
const unclassedMeasures = ({ subject, measures }: Resolved, { unclassed }: Behind): string[] =>
  measures.filter((key) => unclassed && measureOf(subject, key).components.some((component) => OF_CLASSES.includes(component)));

/** Measures that depend on the number of expected returns. */
const EXPECTED: readonly string[] = ['expected', 'notFiled', 'filingRate', 'onTimeFilingRate', 'yearEndFilingRate'];

/** Note on taxes on events, for which missing returns are unknown. */
function eventReturns({ subject, measures, where }: Resolved, { directory: { eventTaxes, members } }: Context): Note[] {
  const concerned = measures.filter((key) => subject === 'compliance' && EXPECTED.includes(key));
  const isAsked = (tax: string) =>
    (where.tax?.includes(tax) ?? true) && (where.category?.includes(members.taxType.get(tax)?.parent ?? '') ?? true);
  const taxes = eventTaxes.filter(isAsked);
  if (concerned.length === 0 || taxes.length === 0) return [];
  return [{ code: 'event-returns', params: { measures: concerned.join(','), taxes: taxes.join(',') } }];
}

/** All notes of an answer. */
export function notesOf(
  question: Resolved,
  context: Context,
  behind: Behind,
  totals: Readonly<Record<string, Value>>,
  hidden: number,
): Note[] {
  const { subject } = question;
  const missing = neededExtracts(question).filter((extract) => !context.extracts.has(extract));
  const notes: Note[] = context.sample ? [{ code: 'sample', params: {} }] : [];
  for (const extract of missing) notes.push({ code: 'not-imported', params: { extract } });
  notes.push(...beyondData(question, context));
  notes.push(
    ...stockNotes(question, context),
    ...yearNotes(question, context),
    ...costNotes(question, context),
    ...ageNotes(question, context),
    ...countedNotes(question, context),
  );
  if (behind.entries > 0) notes.push(...gapNotes(question, context, behind.compared > 0));
  if (hidden > 0) notes.push({ code: 'suppressed', params: { below: String(context.suppressBelow), cells: String(hidden) } });
  if (behind.entries === 0) {
    const somewhere = Object.values(totals).some((value) => value !== null);
    return missing.length > 0 || somewhere || behind.isLacking ? notes : [...notes, { code: 'no-rows', params: {} }];
  }
  for (const { dimension, rows, value } of behind.unassigned) {
    if (rows > 0) notes.push({ code: 'unassigned', params: { dimension, measure: MAIN[subject].measure, value } });
  }
  notes.push(...eventReturns(question, context));
  const unclassed = unclassedMeasures(question, behind);
  if (unclassed.length > 0) notes.push({ code: 'unknown-class', params: { measures: unclassed.join(',') } });
  const recap = unknown(question, context, totals, unclassed);
  if (recap.length > 0) notes.push({ code: 'recap-only', params: { measures: recap.join(',') } });
  return notes;
}
