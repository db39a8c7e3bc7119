import { dateParts, monthEnd, monthStart, type CalendarDate, type Language, type Period } from '@pendapa/contracts';
import { LOCALES, NO_BREAK, UNKNOWN } from './format-number.ts';

type Style = 'date' | 'dateLong' | 'month' | 'monthShort' | 'monthName' | 'monthLong' | 'dayMonth';

const STYLES: Readonly<Record<Style, Intl.DateTimeFormatOptions>> = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dateLong: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthShort: { month: 'short', year: 'numeric' },
  monthName: { month: 'short' },
  monthLong: { month: 'long' },
  dayMonth: { day: 'numeric', month: 'short' },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: Language, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${name}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat(LOCALES[language], options);
  formatters.set(key, made);
  return made;
}

/** A calendar date has no time zone. It is read and written in UTC, so that no local clock moves it to another day. */
export function calendar(value: CalendarDate | null, style: Style, language: Language): string {
  if (value === null) return UNKNOWN;
  const { year, month, day } = dateParts(value);
  return formatter(language, style, { ...STYLES[style], timeZone: 'UTC' }).format(Date.UTC(year, month - 1, day));
}

/** The year that begins on `first`: "2026", or "2022/23" if the fiscal year does not begin in January. */
export function yearLabel(first: CalendarDate | null): string {
  if (first === null) return UNKNOWN;
  const { year, month } = dateParts(first);
  return month === 1 ? String(year) : `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

const dash = `${NO_BREAK}– `;

/** "2025", "Jan – Jun 2026", "1 Jan – 14 Nov 2026". Lines break only at the dash. A shared year is written once. */
export function periodInWords({ from, to }: Period, language: Language): string {
  const [start, end] = [dateParts(from), dateParts(to)];
  const write = (value: CalendarDate, style: Style) => calendar(value, style, language).replaceAll(' ', NO_BREAK);
  if (from === to) return write(from, 'date');
  if (from === monthStart(from) && to === monthEnd(to)) {
    if (monthStart(to) === from) return write(from, 'month');
    if (start.year === end.year && start.month === 1 && end.month === 12) return String(start.year);
    return `${start.year === end.year ? write(from, 'monthName') : write(from, 'monthShort')}${dash}${write(to, 'monthShort')}`;
  }
  return `${start.year === end.year ? write(from, 'dayMonth') : write(from, 'date')}${dash}${write(to, 'date')}`;
}

/** Names of the three Indonesian zones; the rest as the browser calls it. */
const ZONES: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Ujung_Pandang': 'WITA',
  'Asia/Jayapura': 'WIT',
};

/** An instant in the agency's zone: "14 Nov 2026 10.04 WIB", "14 Nov 2026 10:04 WIB". */
export function instantInZone(iso: string | null, timeZone: string, language: Language): string {
  const at = iso === null ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(at)) return UNKNOWN;
  const day = formatter(language, `day ${timeZone}`, { ...STYLES.date, timeZone }).format(at);
  const zoneName = ZONES[timeZone];
  const named = zoneName === undefined ? ({ timeZoneName: 'short' } as const) : {};
  const time = formatter(language, `time ${timeZone}`, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone, ...named }).format(
    at,
  );
  return [day, time, zoneName].filter(Boolean).join(' ');
}
