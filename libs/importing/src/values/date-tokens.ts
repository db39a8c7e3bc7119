import { MONTH_NAME_PATTERN } from './month-names.ts';
import { QUARTER_FIGURES, QUARTER_WORDS } from './quarter.ts';

/** Patterns of the parts of a date or time; groups are named by what they hold. */
const TOKENS: Readonly<Record<string, string>> = {
  YYYY: '(?<year>\\d{4})',
  YY: '(?<shortYear>\\d{2})',
  FY: '(?<fiscalYear>\\d{4}\\s?[/-]\\s?(?:\\d{4}|\\d{2}))',
  MMM: `(?<monthName>${MONTH_NAME_PATTERN})\\.?`,
  MM: '(?<month>\\d{2})',
  M: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{2})',
  D: '(?<day>\\d{1,2})',
  Q: `(?:${QUARTER_WORDS})?(?<quarter>${QUARTER_FIGURES})`,
  HH: '(?<hour>[01]\\d|2[0-3])',
  H: '(?<hour>[01]?\\d|2[0-3])',
  hh: '(?<hour12>0[1-9]|1[0-2])',
  h: '(?<hour12>0?[1-9]|1[0-2])',
  mm: '(?<minute>[0-5]\\d)',
  ss: '(?<second>[0-5]\\d)',
  SSS: '(?<fraction>\\d{1,9})',
  A: '(?<half>am|pm)',
  Z: '(?<zone>Z|[+-](?:0\\d|1[0-4]):?[0-5]\\d)',
};

const TOKEN = /YYYY|YY|FY|MMM|MM|M|DD|D|Q|HH|H|hh|h|mm|ss|SSS|A|Z/g;
/** These parts hold letters, which may be written in capitals or not. */
const LETTERS = /MMM|Q|A/;

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Splits a format into its tokens and the marks between them. */
export const splitFormat = (format: string): readonly string[] => format.split(new RegExp(`(${TOKEN.source})`));

/** True if the format has letters besides its tokens and the T of ISO 8601. */
export const hasStrayLetters = (format: string): boolean => /[A-Za-z]/.test(format.replace(TOKEN, '').replace('T', ''));

export const tokensOf = (format: string): readonly string[] => format.match(TOKEN) ?? [];

/** Expression for a whole text of the format. */
export const formatPattern = (format: string): RegExp => {
  const source = splitFormat(format).map((part) => TOKENS[part] ?? escapePattern(part));
  return new RegExp(`^${source.join('')}$`, LETTERS.test(format) ? 'i' : '');
};
