import {
  addDays,
  addMonths,
  calendarDate,
  dateParts,
  isWorkingDay,
  monthEnd,
  monthStart,
  type CalendarDate,
  type TaxDueRule,
  type TaxDueRules,
} from '@pendapa/contracts';
import { textOrNull, type Row, type RunSql } from '../engine/duck.ts';
import { Binder } from '../queries/dialect.ts';
import type { Context } from '../queries/resolve.ts';

interface Rule {
  readonly tax: string;
  readonly value: string;
  readonly unit: string;
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate | null;
  readonly basis: string | null;
  /** official, self or transfer. */
  readonly system: string;
  /** month, quarter, year, event or unknown. */
  readonly period: string | null;
}

const MONTHS_OF: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };
/** Calendar days to search: the longest rule plus free days beyond the calendar. */
const MAX_SEARCHED_DAYS = 400;

/** The same day every year; 29 February becomes the 28th. */
function nextYearly(value: string, asOf: CalendarDate): CalendarDate | null {
  const match = /^(\d{2})-(\d{2})$/.exec(value);
  if (!match) return null;
  const { year } = dateParts(asOf);
  const [month, day] = [Number(match[1]), Number(match[2])];
  const dueDayIn = (inYear: number) => {
    const end = monthEnd(calendarDate(inYear, month, 1));
    const wanted = `${end.slice(0, 8)}${String(day).padStart(2, '0')}`;
    return wanted < end ? wanted : end;
  };
  return dueDayIn(year) >= asOf ? dueDayIn(year) : dueDayIn(year + 1);
}

/** Working day by the agency's calendar; beyond it, Monday to Friday. */
export type IsWorking = (day: CalendarDate) => boolean;

function addRuleDays(day: CalendarDate, length: number, isWorking: IsWorking | null): CalendarDate {
  if (isWorking === null) return addDays(day, length);
  let [at, left] = [day, length];
  for (let step = 0; left > 0 && step < MAX_SEARCHED_DAYS; step += 1) {
    at = addDays(at, 1);
    if (isWorking(at)) left -= 1;
  }
  return at;
}

/** Ends of periods from the one before the day; returns the first whose due date has not passed. */
function nextAfterPeriod(asOf: CalendarDate, months: number, length: number, isWorking: IsWorking | null): CalendarDate | null {
  const { month } = dateParts(asOf);
  const first = addMonths(monthStart(asOf), -((month - 1) % months) - months);
  for (let index = 0; index < MAX_SEARCHED_DAYS; index += 1) {
    const due = addRuleDays(addDays(addMonths(first, months * index), -1), length, isWorking);
    if (due >= asOf) return due;
  }
  return null;
}

/** Returns when a tax falls due by its rule; null if the rule's form is unknown. */
export function dueOf(rule: Rule, asOf: CalendarDate, isWorking: IsWorking): TaxDueRule | null {
  const { tax, value, unit, basis, validFrom, validTo, system, period } = rule;
  const common = { tax, basis, validFrom, validTo } as const;
  if (unit === 'month-day') return { ...common, rule: 'date', next: nextYearly(value, asOf), length: null, unit: null };
  const length = Number(value);
  if (!Number.isInteger(length) || length < 0) return null;
  const months = MONTHS_OF[period ?? ''];
  if (unit === 'working-days-after-period')
    return {
      ...common,
      rule: 'after-period',
      length,
      unit: 'working-days',
      next: months === undefined ? null : nextAfterPeriod(asOf, months, length, isWorking),
    };
  if (unit !== 'days' && unit !== 'months') return null;
  if (unit === 'days' && length === 0) return { ...common, rule: 'own-date', next: null, length: null, unit: null };
  // Self-assessed taxes fall due after their period, others after the agency's notice.
  const bySelf = unit === 'days' && system === 'self' && months !== undefined;
  return bySelf
    ? { ...common, rule: 'after-period', next: nextAfterPeriod(asOf, months, length, null), length, unit }
    : { ...common, rule: 'after-issue', next: null, length, unit };
}

const ruleOf = (row: Row): Rule => {
  const [tax, value, unit, validFrom, validTo, basis, system, period] = row;
  return {
    tax: String(tax),
    value: String(value),
    unit: String(unit),
    validFrom: String(validFrom),
    system: String(system),
    validTo: textOrNull(validTo),
    basis: textOrNull(basis),
    period: textOrNull(period),
  };
};

/** Returns the payment rule of each tax on the data date: its own, or the rule of all taxes. */
export async function readTaxDueRules({ dialect, schema, asOf, generation, directory }: Context, runSql: RunSql): Promise<TaxDueRules> {
  const binder = new Binder(dialect, true);
  const today = binder.day(asOf);
  const rows = await runSql(
    `SELECT t.tax_code, r.value, r.value_unit, r.valid_from, r.valid_to, r.legal_basis, t.assessment_system, t.tax_period
     FROM ${schema}.tax_types t CROSS JOIN ${schema}.tax_rules r
     WHERE r.rule = 'due-pay' AND r.valid_from <= ${today} AND (r.valid_to IS NULL OR r.valid_to >= ${today})
       AND (r.tax_code = t.tax_code OR r.tax_code IS NULL)
       AND (t.valid_from IS NULL OR t.valid_from <= ${today}) AND (t.valid_to IS NULL OR t.valid_to >= ${today})
     ORDER BY t.tax_code, r.tax_code IS NULL, r.valid_from DESC`,
    binder.values,
  );
  // Own rules precede those of all taxes, latest first.
  const latest = new Map<string, Rule>();
  for (const rule of rows.map(ruleOf)) if (!latest.has(rule.tax)) latest.set(rule.tax, rule);
  const isWorking: IsWorking = (day) => isWorkingDay(day, directory.calendar);
  const rules = [...latest.values()].flatMap((rule) => dueOf(rule, asOf, isWorking) ?? []);
  return { asOf, dues: rules, generation };
}
