import { calendarDate, isCalendarDate, monthEnd, type CalendarDate } from '@pendapa/contracts';
import type { FieldSpec } from '../extracts.ts';
import type { Part, PostedProfile } from '../profile/schema.ts';
import { hasFiscalYear } from '../values/date.ts';
import { fiscalYearEnd, lastYearOfLabel } from '../values/fiscal-year.ts';
import { monthOfName } from '../values/month-names.ts';
import { quarterOf } from '../values/quarter.ts';
import { createEarlyDateWarning, dateField, type DateProfile, type Field, type FieldContext } from './fields.ts';
import type { Row, Source } from './row.ts';
import { periodSource, sourceOf } from './sources.ts';

/** Last day of the month, quarter or year of a total; a payment keeps its day. */
function lastDayOfGrain(date: CalendarDate, grain: PostedProfile['grain']): CalendarDate {
  if (grain === 'day') return date;
  const month = Number(date.slice(5, 7));
  const last = { month, quarter: Math.ceil(month / 3) * 3, year: 12 }[grain];
  return monthEnd(calendarDate(Number(date.slice(0, 4)), last, 1));
}

/** A number of a part of a date, of at most four digits. */
const numberOf = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null);

interface DatePart {
  readonly source: Source;
  readonly parse: (text: string) => number | null;
}

/** Reads one part of a date; undefined if it was refused. */
function readPart({ source, parse }: DatePart, row: Row, { refuse }: FieldContext): number | undefined {
  const text = source.text(row);
  const number = parse(text);
  if (number !== null) return number;
  refuse(row, source, text === '' ? 'value-missing' : 'integer-malformed', { value: text });
  return undefined;
}

function fiscalYearField(context: FieldContext, part: Part): Field<CalendarDate> {
  const source = periodSource(part, 'year', context.header);
  const { fiscalYearStart } = context.dates;
  return {
    wide: source.wide,
    read: (row) => {
      const text = source.text(row);
      const year = /^\d{4}$/.test(text) ? Number(text) : lastYearOfLabel(text);
      const isLabel = year !== null && !/^\d{4}$/.test(text);
      const date = year === null ? '' : fiscalYearEnd(year, fiscalYearStart);
      if (isLabel && fiscalYearStart === 1) context.refuse(row, source, 'date-fiscal-label', { value: text });
      else if (isCalendarDate(date)) return date;
      else context.refuse(row, source, text === '' ? 'value-missing' : 'date-fiscal-years', { value: text });
      return undefined;
    },
  };
}

function partsField(context: FieldContext, field: PostedProfile & DateProfile): Field<CalendarDate> {
  const { header } = context;
  const warnIfEarly = createEarlyDateWarning(context);
  const year: DatePart = { source: periodSource(field.year ?? {}, 'year', header), parse: numberOf };
  const month: DatePart | null =
    field.grain === 'year'
      ? null
      : field.quarter
        ? { source: periodSource(field.quarter, 'quarter', header), parse: quarterOf }
        : { source: periodSource(field.month ?? {}, 'month', header), parse: (text) => monthOfName(text) ?? numberOf(text) };
  const day: DatePart | null = field.day ? { source: sourceOf(field.day, header), parse: numberOf } : null;
  const monthsEach = field.quarter === undefined ? 1 : 3;
  return {
    wide: year.source.wide || month?.source.wide === true,
    read: (row) => {
      const ofYear = readPart(year, row, context);
      const ofMonth = ofYear === undefined || month === null ? 1 : readPart(month, row, context);
      const ofDay = ofMonth === undefined || day === null ? 1 : readPart(day, row, context);
      if (ofYear === undefined || ofMonth === undefined || ofDay === undefined) return undefined;
      const date = calendarDate(ofYear, ofMonth * monthsEach, ofDay);
      if (isCalendarDate(date)) return lastDayOfGrain(warnIfEarly(date, row, year.source.name(row)), field.grain);
      context.refuse(row, month?.source ?? year.source, 'date-impossible', { value: date });
      return undefined;
    },
  };
}

/** A date in one column or in parts; a total gets the last day of its month, quarter or year. */
export function postedField(context: FieldContext, spec: FieldSpec, field: PostedProfile & DateProfile): Field<CalendarDate> {
  if (field.fiscalYear !== undefined) return fiscalYearField(context, field.fiscalYear);
  if (field.column === undefined) return partsField(context, field);
  const wholeDate = dateField(context, spec, field);
  // The label of a fiscal year gives its last day already.
  if (hasFiscalYear(field.format ?? '')) return wholeDate;
  return {
    wide: wholeDate.wide,
    read: (row) => {
      const date = wholeDate.read(row);
      return typeof date === 'string' ? lastDayOfGrain(date, field.grain) : date;
    },
  };
}
