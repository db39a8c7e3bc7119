import { hourOf, instantOf, zonedClock } from './clock.ts';
import { escapePattern, formatPattern, hasStrayLetters, splitFormat, tokensOf } from './date-tokens.ts';
import { createDateReader, writtenDate, type DateContext } from './date.ts';

/** A time of day as HH:mm:ss. */
export type TimeOfDay = string;

/** Patterns of the parts that the engine reads, with the names of its groups. */
const ENGINE_TOKENS: Readonly<Record<string, string>> = {
  HH: '(?P<h>[01]\\d|2[0-3])',
  H: '(?P<h>[01]?\\d|2[0-3])',
  mm: '(?P<m>[0-5]\\d)',
  ss: '(?P<s>[0-5]\\d)',
};
/** Seconds at the end of a format without a day are optional. */
const LAST_SECONDS = /[:.]ss$/;
const DAY = /[YMD]/;

/** True if the format also has a day. */
const hasDay = (format: string): boolean => DAY.test(format);

/** True for formats that the engine reads: hours of 24, minutes and seconds alone. */
export const isEngineTimeFormat = (format: string): boolean => tokensOf(format).every((token) => token in ENGINE_TOKENS);

/**
 * True for formats with hours and minutes once, and seconds at most once: `HH:mm`, `hh.mm A`, `YYYY-MM-DD HH:mm:ss.SSS`. A zone needs a
 * day.
 */
export function isTimeFormat(format: string): boolean {
  if (hasStrayLetters(format)) return false;
  const tokens = tokensOf(format);
  const times = (...names: string[]) => tokens.filter((token) => names.includes(token)).length;
  const days = [times('YYYY', 'YY'), times('M', 'MM', 'MMM'), times('D', 'DD')];
  const hasWholeDay = days.every((count) => count === 1);
  if (times('FY', 'Q') > 0 || times('Z') > (hasWholeDay ? 1 : 0) || times('SSS') > times('ss')) return false;
  const [hours, hours12] = [times('H', 'HH'), times('h', 'hh')];
  const isWhole = hasWholeDay || days.every((count) => count === 0);
  return isWhole && hours + hours12 === 1 && hours12 === times('A') && times('mm') === 1 && times('ss') <= 1;
}

/** Pattern of a whole text with groups `h`, `m` and `s`, in the syntax of the engine; the seconds are optional. */
export function timePattern(format: string): string {
  const [seconds = ''] = LAST_SECONDS.exec(format) ?? [];
  const pattern = (text: string): string =>
    splitFormat(text)
      .map((part) => ENGINE_TOKENS[part] ?? escapePattern(part))
      .join('');
  return seconds === '' ? pattern(format) : `${pattern(format.slice(0, -seconds.length))}(?:${pattern(seconds)})?`;
}

/**
 * Creates a reader of times by one declared format. It returns null if the text does not fit or its day does not exist. A time with its
 * zone is moved to the agency's clocks.
 */
export function createTimeReader(format: string, context: DateContext): (text: string) => TimeOfDay | null {
  const shapes = [format, ...(hasDay(format) ? [] : [format.replace(LAST_SECONDS, '')])].map(formatPattern);
  const day = hasDay(format) ? createDateReader(format, context) : null;
  const clock = zonedClock(context.timeZone);
  return (text) => {
    const groups = shapes.map((shape) => shape.exec(text)?.groups).find((found) => found !== undefined);
    if (!groups || (day !== null && typeof day(text) === 'string')) return null;
    const time = [hourOf(groups), groups['minute'] ?? '', groups['second'] ?? '0'].map((part) => String(part).padStart(2, '0')).join(':');
    const zone = groups['zone'];
    const date = zone === undefined ? null : writtenDate(groups, context);
    return zone === undefined || date === null ? time : clock(instantOf(date, time, zone)).time;
  };
}
