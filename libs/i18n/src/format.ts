import type { CalendarDate, Currency, Language, Period, Unit, Value } from '@pendapa/contracts';
import { calendar, instantInZone, periodInWords, yearLabel } from './format-date.ts';
import { money, moneyChange, moneyExact, moneyScale, tableScale, type Money, type MoneyScale } from './format-money.ts';
import {
  percentChange,
  count,
  countChange,
  countScale,
  countShort,
  type CountScale,
  percent,
  percentAxis,
  plainNumber,
  UNKNOWN,
} from './format-number.ts';

export interface FormatSettings {
  readonly currency: Currency;
  /** IANA name of the agency's zone. */
  readonly timeZone: string;
}

export const DEFAULT_FORMAT_SETTINGS: FormatSettings = {
  currency: { code: 'IDR', symbol: 'Rp', digits: 0 },
  timeZone: 'Asia/Jakarta',
};

/** Formats every figure, date and amount on screen. An unknown one is "-", never 0. */
export interface Format {
  readonly language: Language;
  /** Cards, titles and sentences: "Rp 1,25 miliar". */
  readonly money: (value: Money) => string;
  readonly moneyExact: (value: Money) => string;
  readonly moneyChange: (value: Money) => string;
  /** One scale for an axis or a column. The largest amount is in minor units, and a number because it is a position on the axis. */
  readonly moneyAxis: (largest: number) => MoneyScale;
  /** One scale for all amounts of a table, chosen so that a typical amount is short. */
  readonly moneyTable: (...columns: readonly (readonly Value[])[]) => MoneyScale;
  readonly count: (value: number | null) => string;
  /** One scale for an axis of counts whose largest value is given. */
  readonly countAxis: (largest: number) => CountScale;
  readonly countShort: (value: number | null) => string;
  readonly countChange: (difference: number | null) => string;
  readonly decimal: (value: number | null, digits?: number) => string;
  readonly percent: (ratio: number | null, digits?: number) => string;
  /** Like `percent`, for an axis, with as many decimals as needed. */
  readonly percentAxis: (ratio: number) => string;
  /** With sign: "+4,1%". */
  readonly percentChange: (ratio: number | null, digits?: number) => string;
  readonly date: (date: CalendarDate | null) => string;
  readonly dateLong: (date: CalendarDate | null) => string;
  readonly month: (date: CalendarDate | null) => string;
  readonly monthShort: (date: CalendarDate | null) => string;
  /** Short month name without its year, for axes. */
  readonly monthName: (date: CalendarDate | null) => string;
  /** Full month name without its year, for sentences. */
  readonly monthLong: (date: CalendarDate | null) => string;
  /** Name of the fiscal year that begins on the date. */
  readonly year: (first: CalendarDate | null) => string;
  readonly period: (period: Period) => string;
  readonly instant: (iso: string | null) => string;
  /** A value of an answer by the unit of its measure. */
  readonly value: (value: Value, unit: Unit) => string;
  /** The same with all digits, or with two decimals for a ratio, for tooltips. */
  readonly valueExact: (value: Value, unit: Unit) => string;
}

function asMoney(value: Value): Money {
  if (typeof value === 'number') throw new TypeError('Money travels as text of minor units, never as a number');
  return value;
}

function asNumber(value: Value): number | null {
  if (typeof value === 'string') throw new TypeError('Counts and ratios travel as numbers, never as text');
  return value;
}

const decimal = (value: number | null, language: Language, digits: number): string =>
  value === null ? UNKNOWN : plainNumber(value, language, digits, digits);

export function createFormat(language: Language, settings: FormatSettings): Format {
  const { currency, timeZone } = settings;
  const inUnit = (value: Value, unit: Unit, ofMoney: typeof money, digits: number): string => {
    if (unit === 'money') return ofMoney(asMoney(value), currency, language);
    if (unit === 'decimal') return decimal(asNumber(value), language, digits);
    return unit === 'count' ? count(asNumber(value), language) : percent(asNumber(value), language, digits);
  };
  return {
    language,
    money: (value) => money(value, currency, language),
    moneyExact: (value) => moneyExact(value, currency, language),
    moneyChange: (value) => moneyChange(value, currency, language),
    moneyAxis: (largest) => moneyScale(largest, currency, language),
    moneyTable: (...columns) => tableScale(columns, currency, language),
    count: (value) => count(value, language),
    countAxis: (largest) => countScale(largest, language),
    countShort: (value) => countShort(value, language),
    countChange: (difference) => countChange(difference, language),
    decimal: (value, digits = 2) => decimal(value, language, digits),
    percent: (ratio, digits) => percent(ratio, language, digits),
    percentAxis: (ratio) => percentAxis(ratio, language),
    percentChange: (ratio, digits) => percentChange(ratio, language, digits),
    date: (date) => calendar(date, 'date', language),
    dateLong: (date) => calendar(date, 'dateLong', language),
    month: (date) => calendar(date, 'month', language),
    monthShort: (date) => calendar(date, 'monthShort', language),
    monthName: (date) => calendar(date, 'monthName', language),
    monthLong: (date) => calendar(date, 'monthLong', language),
    year: yearLabel,
    period: (period) => periodInWords(period, language),
    instant: (iso) => instantInZone(iso, timeZone, language),
    value: (value, unit) => inUnit(value, unit, money, 1),
    valueExact: (value, unit) => inUnit(value, unit, moneyExact, 2),
  };
}
