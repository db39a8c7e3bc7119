import { createDateReader, hasShortYear } from '../values/date.ts';
import type { RawCell } from './raw-table.ts';
import type { Findings } from './proposal.ts';

/** Formats that files use, the more exact first. */
const DAYS = [
  'YYYY-MM-DD',
  'YYYY/MM/DD',
  'YYYYMMDD',
  'DD/MM/YYYY',
  'D/M/YYYY',
  'MM/DD/YYYY',
  'M/D/YYYY',
  'DD-MM-YYYY',
  'D-M-YYYY',
  'MM-DD-YYYY',
  'DD.MM.YYYY',
  'D.M.YYYY',
  'DD MMM YYYY',
  'D MMM YYYY',
  'DD-MMM-YYYY',
  'D-MMM-YYYY',
  'MMM D, YYYY',
  'DD-MMM-YY',
  'D-MMM-YY',
  'DD/MM/YY',
  'D/M/YY',
  'MM/DD/YY',
  'DD-MM-YY',
  'MM-DD-YY',
  'YY-MM-DD',
];
const TIMES = [
  '',
  ' HH:mm:ss',
  ' HH:mm',
  ' H:mm',
  'THH:mm:ss',
  'THH:mm:ss.SSS',
  ' HH:mm:ss.SSS',
  'THH:mm:ssZ',
  'THH:mm:ss.SSSZ',
  ' hh:mm:ss A',
  ' h:mm:ss A',
  ' hh:mm A',
  ' h:mm A',
  ' HH.mm.ss',
  ' hh.mm.ss A',
  ' hh.mm.ss.SSS A',
];
const DAY_FORMATS = DAYS.flatMap((day) => TIMES.map((time) => `${day}${time}`));
const MONTH_FORMATS = ['YYYY-MM', 'MM/YYYY', 'MM-YYYY', 'M/YYYY', 'YYYY/MM', 'MMM YYYY', 'MMM-YYYY', 'MMM-YY', 'MMM YY', 'YYYYMM'];
const QUARTER_FORMATS = ['Q YYYY', 'Q/YYYY', 'Q-YYYY', 'YYYY-Q', 'YYYY Q', 'YYYYQ', 'Q, YYYY'];

/** Window of years of two digits: 70 is 1970 and 69 is 2069. */
export const FIRST_YEAR = 1970;
const CONTEXT = { timeZone: 'Asia/Jakarta', fiscalYearStart: 7, firstYear: FIRST_YEAR };

export type DateGrain = 'day' | 'month' | 'quarter' | 'year';

export interface DateForm {
  readonly format: string;
  readonly grain: DateGrain;
}

const MAX_TEXTS = 5_000;

function fits(format: string, texts: readonly string[]): boolean {
  const read = createDateReader(format, CONTEXT);
  return texts.every((text) => typeof read(text) !== 'string');
}

/** Dates of texts by a format that fits them all. */
function daysOf(format: string, texts: readonly string[]): readonly string[] {
  const read = createDateReader(format, CONTEXT);
  return texts.map((text) => {
    const day = read(text);
    return typeof day === 'string' ? day : day.date;
  });
}

/** True if every date is the first of a month. */
export const beginMonths = (format: string, texts: readonly string[]): boolean => daysOf(format, texts).every((day) => day.endsWith('-01'));

const distinctTexts = (cells: readonly RawCell[]): readonly string[] =>
  [...new Set(cells.filter(({ kind }) => kind === 'text').map(({ text }) => text))].slice(0, MAX_TEXTS);

/** True if the column is made of dates in some format. */
export const looksLikeDates = (cells: readonly RawCell[]): boolean => findForms(cells).length > 0;

function findForms(cells: readonly RawCell[]): readonly DateForm[] {
  const filled = cells.filter(({ kind }) => kind !== null);
  const texts = distinctTexts(cells);
  if (filled.length === 0) return [];
  if (texts.length === 0) return filled.every(({ kind }) => kind === 'date') ? [{ format: 'YYYY-MM-DD', grain: 'day' }] : [];
  if (filled.some(({ kind }) => kind !== 'text')) return [];
  const of = (formats: readonly string[], grain: DateGrain): DateForm[] =>
    formats.filter((format) => fits(format, texts)).map((format) => ({ format, grain }));
  const days = of(DAY_FORMATS, 'day');
  if (days.length > 0) return days;
  const months = of(MONTH_FORMATS, 'month');
  if (months.length > 0) return months;
  const quarters = of(QUARTER_FORMATS, 'quarter');
  return quarters.length > 0 ? quarters : of(['FY'], 'year');
}

/** Finds the form of a column of dates, or asks where several give different days; null if there is none, or it is open. */
export function findDateForm(column: string, cells: readonly RawCell[], findings: Findings): DateForm | null {
  const forms = findForms(cells);
  const texts = cells.filter(({ kind }) => kind === 'text').map(({ text }) => text);
  const [first] = forms;
  if (first === undefined) return null;
  const readings = forms.map(({ format }) => daysOf(format, distinctTexts(cells)).join());
  const distinctForms = forms.filter((_form, index) => readings.indexOf(readings[index] ?? '') === index);
  if (distinctForms.length > 1) {
    const example = texts[0] ?? '';
    const answer = findings.ask(
      `date.${column}`,
      {
        id: `"${example}" di kolom "${column}": hari atau bulan yang lebih dulu?`,
        en: `"${example}" in column "${column}": does the day or the month come first?`,
      },
      distinctForms.map(({ format }) => {
        const [day = ''] = daysOf(format, [example]);
        return { value: format, texts: { id: `${format}: ${example} dibaca ${day}`, en: `${format}: ${example} is read as ${day}` } };
      }),
    );
    return forms.find(({ format }) => format === answer) ?? null;
  }
  findings.add(
    'dates',
    `Kolom "${column}" berbentuk ${first.format} pada semua ${texts.length} isian.`,
    `Column "${column}" has the form ${first.format} in all of its ${texts.length} values.`,
  );
  if (hasShortYear(first.format))
    findings.add(
      'dates',
      `Tahun dua digit dibaca dari ${FIRST_YEAR} sampai ${FIRST_YEAR + 99}.`,
      `Years of two digits are read as ${FIRST_YEAR} to ${FIRST_YEAR + 99}.`,
    );
  return first;
}
