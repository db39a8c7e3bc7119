import { createDateReader } from './date.ts';

/** A time of day as HH:mm:ss. */
export type TimeOfDay = string;

const TOKENS: Readonly<Record<string, string>> = {
  YYYY: '\\d{4}',
  MM: '\\d{2}',
  M: '\\d{1,2}',
  DD: '\\d{2}',
  D: '\\d{1,2}',
  HH: '(?P<h>[01]\\d|2[0-3])',
  H: '(?P<h>[01]?\\d|2[0-3])',
  mm: '(?P<m>[0-5]\\d)',
  ss: '(?P<s>[0-5]\\d)',
};
const TOKEN = /YYYY|MM|M|DD|D|HH|H|mm|ss/g;
/** Seconds at the end of a format without a day are optional. */
const LAST_SECONDS = /[:.]ss$/;
const DAY = /[YMD]/;

/** True if the format also has a day. */
export const hasDay = (format: string): boolean => DAY.test(format);

/** True for formats with hours and minutes once, and seconds at most once: `HH:mm`, `H.mm.ss`, `YYYY-MM-DD HH:mm:ss`. */
export function isTimeFormat(format: string): boolean {
  if (/[A-Za-z]/.test(format.replace(TOKEN, '').replace('T', ''))) return false;
  const tokens = format.match(TOKEN) ?? [];
  const times = (...names: string[]) => tokens.filter((token) => names.includes(token)).length;
  const days = [times('YYYY'), times('M', 'MM'), times('D', 'DD')];
  const whole = days.every((count) => count === 0) || days.every((count) => count === 1);
  return whole && times('H', 'HH') === 1 && times('mm') === 1 && times('ss') <= 1;
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function patternOf(format: string): string {
  let source = '';
  let at = 0;
  for (const match of format.matchAll(TOKEN)) {
    source += escapePattern(format.slice(at, match.index)) + (TOKENS[match[0]] ?? '');
    at = match.index + match[0].length;
  }
  return source + escapePattern(format.slice(at));
}

/** Pattern of a whole text with groups `h`, `m` and `s`, in the syntax of the engine. Without a day the seconds are optional. */
export function timePattern(format: string): string {
  const [seconds = ''] = hasDay(format) ? [] : (LAST_SECONDS.exec(format) ?? []);
  return seconds === '' ? patternOf(format) : `${patternOf(format.slice(0, -seconds.length))}(?:${patternOf(seconds)})?`;
}

/** Creates a reader of times by one declared format. It returns null if the text does not fit or its day does not exist. */
export function createTimeReader(format: string): (text: string) => TimeOfDay | null {
  const shape = new RegExp(`^(?:${timePattern(format).replaceAll('?P<', '?<')})$`);
  const day = hasDay(format) ? createDateReader(format) : null;
  return (text) => {
    const groups = shape.exec(text)?.groups;
    if (!groups || (day !== null && typeof day(text) === 'string')) return null;
    return [groups['h'], groups['m'], groups['s'] ?? '00'].map((part = '') => part.padStart(2, '0')).join(':');
  };
}
