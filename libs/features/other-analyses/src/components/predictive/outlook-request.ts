import {
  addDays,
  addMonths,
  fiscalYearOf,
  fiscalYearPeriod,
  monthEnd,
  monthStart,
  type CalendarDate,
  type Period,
  type References,
} from '@pendapa/contracts';
import { toPlotValue, rowsOf, totalOf, type AnswerTo } from '@pendapa/query';
import type { OutlookLine } from '../../outlook/line-paths.ts';
import type { Budget, OutlookRequest } from '../../outlook/year-outlook.ts';

import type * as ask from '../../questions/predictive.ts';
import { knownEvents } from './known-events.ts';
import { paceByTax } from './month-pace.ts';
import { scenarioGroups } from './scenario-groups.ts';

/** Months of the forecast: from the first incomplete one to the end of its fiscal year. */
export interface Ahead {
  readonly year: Period;
  /** First days of the months. */
  readonly months: readonly CalendarDate[];
  /** True if the first of them has begun. */
  readonly begun: boolean;
}

/** First days of months, from one to before another. */
function monthsBetween(from: CalendarDate, before: CalendarDate): readonly CalendarDate[] {
  const months: CalendarDate[] = [];
  for (let month = from; month < before; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** After the last day of a year the next one is ahead. */
export function aheadOf(asOf: CalendarDate, firstMonth: number): Ahead {
  const begun = monthEnd(asOf) !== asOf;
  const first = begun ? monthStart(asOf) : addDays(asOf, 1);
  const year = fiscalYearPeriod(fiscalYearOf(first, firstMonth), firstMonth);
  return { year, begun, months: monthsBetween(first, year.to) };
}

export type TargetOfTax = (typeof ask.targets.measures)[number];

export interface OutlookAnswers {
  readonly months: AnswerTo<'amount', 'taxType' | 'month'>;
  /** Null if the server refused them: the month that is not over is then forecast without its pace. */
  readonly days: AnswerTo<'amount', 'taxType' | 'day'> | null;
  readonly targets: AnswerTo<TargetOfTax, 'taxType'>;
  readonly plans: AnswerTo<'planWhole', 'taxType' | 'month'>;
}

type ByMonth = ReadonlyMap<CalendarDate, number>;

/** Amounts of each tax by month, without unknown ones. */
export function byTax<M extends 'amount' | 'planWhole'>(
  answer: AnswerTo<M, 'taxType' | 'month'>,
  measure: M,
): ReadonlyMap<string, ByMonth> {
  const taxes = new Map<string, Map<CalendarDate, number>>();
  for (const { codes, current } of rowsOf(answer)) {
    const { taxType, month } = codes;
    const value = toPlotValue(current[measure]);
    if (taxType === null || month === null || value === null) continue;
    const months = taxes.get(taxType) ?? new Map<CalendarDate, number>();
    taxes.set(taxType, months.set(month, value));
  }
  return taxes;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The months that are over, from the first of any tax. */
export function monthsOver({ months }: Pick<OutlookAnswers, 'months'>, ahead: Ahead): readonly CalendarDate[] {
  const known = rowsOf(months).flatMap(({ codes }) => codes.month ?? []);
  const [first] = known.sort();
  return first === undefined ? [] : monthsBetween(first, ahead.months[0] ?? first);
}

const NEVER_PAID: ByMonth = new Map();

/**
 * A tax has 0 in a month in which other taxes were paid. A month without any payment is unknown, and so is one before the tax's
 * first payment.
 */
function valueIn(month: CalendarDate, own: ByMonth, isKnown: (month: CalendarDate) => boolean): number | null {
  const begun = [...own.keys()].some((paid) => paid < month);
  return own.get(month) ?? (begun && isKnown(month) ? 0 : null);
}

/** The agency's events and working calendar. */
export type KnownReferences = Pick<References, 'events' | 'calendarExceptions'>;

/** How much of earlier months was in by the same working day, by tax; empty if that is not known or not needed. */
function paceOf(days: OutlookAnswers['days'], ahead: Ahead, asOf: CalendarDate, references: KnownReferences | null) {
  if (!ahead.begun || days === null || references === null) return new Map<string, OutlookLine['pace']>();
  return paceByTax(days, asOf, new Map(references.calendarExceptions.map(({ day, working }) => [day, working])));
}

/**
 * Input of the outlook on the day `asOf`; null if there are no payments.
 * @param references null if the server refused them: no event is known then, and the pace is left out
 */
export function outlookRequest(
  answers: OutlookAnswers,
  ahead: Ahead,
  asOf: CalendarDate,
  references: KnownReferences | null,
): OutlookRequest | null {
  const events = references?.events ?? [];
  const over = monthsOver(answers, ahead);
  const [paid, planned] = [byTax(answers.months, 'amount'), byTax(answers.plans, 'planWhole')];
  const known = new Set(rowsOf(answers.months).flatMap(({ codes }) => codes.month ?? []));
  const targets = new Map(rowsOf(answers.targets).map(({ codes, current }) => [codes.taxType, current.target]));
  const pace = paceOf(answers.days, ahead, asOf, references);
  const keys = new Set([...paid.keys(), ...[...targets.keys()].filter((key) => key !== null)]);
  const lines = [...keys].map((key): OutlookLine => {
    const own = paid.get(key) ?? NEVER_PAID;
    const values = over.map((month) => valueIn(month, own, (other) => paid.size === 1 || known.has(other)));
    const plan = planned.get(key);
    const target = toPlotValue(targets.get(key) ?? null);
    return {
      key,
      values,
      target,
      ...(ahead.begun && { unfinished: own.get(ahead.months[0] ?? '') ?? 0, pace: pace.get(key) ?? [] }),
      events: knownEvents(events, key, over[0] ?? asOf, over.length),
      collected: sum(over.flatMap((month, index) => (month >= ahead.year.from ? (values[index] ?? 0) : []))),
      planned: plan ? ahead.months.map((month) => plan.get(month) ?? 0) : [],
      plannedSoFar: plan ? over.filter((month) => month >= ahead.year.from).map((month) => plan.get(month) ?? 0) : [],
    };
  });
  if (paid.size === 0) return null;
  const targetOf = (measure: TargetOfTax): number | null => toPlotValue(totalOf(answers.targets, measure));
  const budgetOf = (measure: TargetOfTax): Budget => ({
    target: targetOf(measure),
    keys: rowsOf(answers.targets).flatMap(({ codes, current }) => (toPlotValue(current[measure]) === null ? [] : (codes.taxType ?? []))),
  });
  return {
    lines,
    steps: ahead.months.length,
    target: targetOf('target'),
    budgets: [budgetOf('targetApbd'), budgetOf('targetApbdp')],
    groups: scenarioGroups(answers.months, [...keys]),
  };
}
