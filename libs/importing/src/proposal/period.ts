import { MONTH_NAME_PATTERN, monthOfName } from '../values/month-names.ts';
import { periodAnswer } from './answer-forms.ts';
import type { BuildInput } from './build-input.ts';
import { periodOfHeading } from './column-words.ts';
import { beginMonths, findDateForm, type DateGrain } from './date-forms.ts';

/** How the posting date of a row is read. */
export interface PeriodFields {
  readonly grain: DateGrain;
  readonly posted: object;
  /** Year of all rows; null if the rows tell it. */
  readonly year: number | null;
  /** Pattern of the file's name, if it tells the year or month. */
  readonly fileName?: string;
}

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;

/** A year and month by number, such as `2024-03` or `202403`; a day does not follow. */
const YEAR_MONTH = /(?<!\d)((?:19|20)\d{2})([-_. ]?)(0[1-9]|1[0-2])(?![-_. ]?\d)/g;

/** Words for figures up to a day, and for parts of a year; marks become blanks before. */
const SPAN = / (?:s d|sd|sampai|hingga|until|to|ytd|kumulatif|cumulative) /;
const PART = / (?:triwulan|tri wulan|kuartal|kwartal|quarter|semester|minggu|week)| (?:tw|q|smt) ?(?:[1-4]|iv|i{1,3}) /;
const MONTH_BY_NUMBER = /(?<!\d)(?:(?:19|20)\d{2}[-_. ]?(?:0[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])[-_./ ](?:19|20)\d{2}(?!\d))/;
/** A day with its month, such as `31 Maret`, dates a document and names no period. */
const DAY_AND_MONTH = new RegExp(`(?<!\\d)\\d{1,2}[\\s.-]+${MONTH_NAME_PATTERN}`, 'i');

const wordsOf = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** Names of months in a text, as written. */
const monthWords = (text: string): readonly string[] =>
  text.split(/[^\p{L}]+/u).filter((word) => word.length > 2 && monthOfName(word) !== null);

/** The only name of a month in a text; null if there are none or several, or the text means figures up to that month. */
function monthIn(text: string): string | null {
  const [word, ...more] = new Set(monthWords(text));
  return word === undefined || more.length > 0 || SPAN.test(wordsOf(text)) || DAY_AND_MONTH.test(text) ? null : word;
}

/** True if a title or name speaks of a month, a quarter, a half of a year or figures up to a day. */
const namesPartOfYear = (text: string): boolean =>
  monthWords(text).length > 0 || MONTH_BY_NUMBER.test(text) || SPAN.test(wordsOf(text)) || PART.test(wordsOf(text));

interface NamedPeriod {
  readonly year: number | null;
  readonly month: number | null;
  readonly pattern: string;
}

const withoutEnding = (name: string): string => name.replace(/(?:\.csv)?\.[^.]+$/i, '');

/** Year and month in the file's name, and the pattern that reads them. */
function periodOfName(name: string): NamedPeriod {
  const stem = withoutEnding(name);
  const ending = name.slice(stem.length);
  const years = [...new Set(stem.match(YEAR) ?? [])];
  const pattern = stem.replaceAll('*', '?');
  const [numbers, ...more] = stem.matchAll(YEAR_MONTH);
  if (numbers !== undefined && more.length === 0 && monthWords(stem).length === 0 && !SPAN.test(wordsOf(stem))) {
    const [written, year, mark = '', month] = numbers;
    return { year: Number(year), month: Number(month), pattern: `${pattern.replace(written, `{year}${mark}{month}`)}${ending}` };
  }
  const word = monthIn(stem);
  const [year = null] = years.length === 1 ? years : [];
  const withYear = year === null ? pattern : pattern.replace(year, '{year}');
  return {
    year: year === null ? null : Number(year),
    month: word === null ? null : monthOfName(word),
    pattern: `${word === null ? withYear : withYear.replace(word, '{month}')}${ending}`,
  };
}

/** The only year that the lines above the table name; null if there are none or several. */
function yearOfTitles(titles: readonly string[]): number | null {
  const years = new Set(titles.flatMap((title) => title.match(YEAR) ?? []).map(Number));
  return years.size === 1 ? ([...years][0] ?? null) : null;
}

interface YearSource {
  readonly part: object;
  readonly year: number | null;
  readonly fromName: boolean;
  /** Parts of the year that a person answered. */
  readonly month?: number;
  readonly quarter?: number;
}

function askPeriod({ findings }: BuildInput, isNamed: boolean): YearSource | null {
  const answer = findings.ask(
    'period',
    {
      id: `${isNamed ? 'Nama atau judul berkas menyebut bagian tahun.' : 'Berkas tidak menyebut masa.'} Masa apa? Tulis tahun (2024), bulan (Januari 2024), atau triwulan (TW 1 2024).`,
      en: `${isNamed ? 'The name or title of the file speaks of a part of a year.' : 'The file names no period.'} Which one? Write a year (2024), a month (January 2024) or a quarter (Q1 2024).`,
    },
    [],
    /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]|Q[1-4]))?$/,
    periodAnswer,
  );
  if (answer === null) return null;
  const [year, part] = answer.split('-');
  const source = { part: { constant: Number(year) }, year: Number(year), fromName: false };
  if (part === undefined) return source;
  return part.startsWith('Q') ? { ...source, quarter: Number(part.slice(1)) } : { ...source, month: Number(part) };
}

function findYear(input: BuildInput, named: NamedPeriod, lacksPart: boolean): YearSource | null {
  const { choice, shape, fileName, findings } = input;
  const periods = choice.wide?.kind === 'period' ? choice.wide.columns.map(({ name }) => periodOfHeading(name)) : [];
  if (periods.length > 0 && periods.every((period) => period?.year !== undefined))
    return { part: { wide: true }, year: null, fromName: false };
  if (lacksPart && [...shape.titles, withoutEnding(fileName)].some(namesPartOfYear)) return askPeriod(input, true);
  const column = choice.columns['year'];
  if (column !== undefined) return { part: { column: column.name }, year: null, fromName: false };
  if (named.year !== null) {
    findings.add('period', `Tahun ${named.year} dari nama berkas.`, `The year ${named.year} is taken from the file's name.`);
    return { part: { fileName: 'year' }, year: named.year, fromName: true };
  }
  const titled = yearOfTitles(shape.titles);
  if (titled !== null) {
    findings.add('period', `Tahun ${titled} dari judul tabel.`, `The year ${titled} is taken from the table's title.`);
    return { part: { constant: titled }, year: titled, fromName: false };
  }
  if (lacksPart) return askPeriod(input, false);
  const answer = findings.ask(
    'year',
    { id: 'Berkas tidak menyebut tahun. Tahun berapa? Misalnya 2024.', en: 'The file names no year. Which year is it? For example 2024.' },
    [],
    /^(?:19|20)\d{2}$/,
  );
  return answer === null ? null : { part: { constant: Number(answer) }, year: Number(answer), fromName: false };
}

function monthPart({ choice, shape }: BuildInput, named: NamedPeriod): { readonly part: object; readonly fromName: boolean } | null {
  const column = choice.columns['month'];
  if (column !== undefined) return { part: { column: column.name }, fromName: false };
  if (choice.wide?.kind === 'period' && choice.wide.columns.every(({ name }) => periodOfHeading(name)?.month !== undefined))
    return { part: { wide: true }, fromName: false };
  if (named.month !== null) return { part: { fileName: 'month' }, fromName: true };
  const months = new Set(shape.titles.map(monthIn).flatMap((word) => (word === null ? [] : [monthOfName(word)])));
  const isSpan = shape.titles.some((title) => /s\.?d\.?|sampai|hingga|-|–|until|to /i.test(title));
  return months.size === 1 && !isSpan ? { part: { constant: [...months][0] }, fromName: false } : null;
}

function quarterPart({ choice }: BuildInput): object | null {
  const column = choice.columns['quarter'];
  if (column !== undefined) return { column: column.name };
  const isWide = choice.wide?.kind === 'period' && choice.wide.columns.every(({ name }) => periodOfHeading(name)?.quarter !== undefined);
  return isWide ? { wide: true } : null;
}

/** A column of dates; dates that all begin a month may be sums of months. */
function periodOfDates(input: BuildInput): PeriodFields | null | undefined {
  const { choice, findings, settings } = input;
  const column = choice.columns['posted'];
  if (column === undefined) return undefined;
  const form = findDateForm(column.name, column.cells, findings);
  if (form === null) return null;
  if (form.format === 'FY' && settings.fiscalYearStart === 1) {
    const example = column.cells[0]?.text ?? '';
    findings.ask(
      'fiscalYearStart',
      {
        id: `"${example}": tahun anggaran mulai bulan berapa (2 sampai 12)?`,
        en: `"${example}": in which month does the fiscal year begin (2 to 12)?`,
      },
      [],
      /^(?:[2-9]|1[0-2])$/,
    );
    return null;
  }
  const texts = column.cells.filter(({ kind }) => kind !== null).map(({ text }) => text);
  const isRecap = choice.columns['id'] === undefined;
  const grain =
    form.grain === 'day' && isRecap && texts.length > 1 && beginMonths(form.format, texts)
      ? findings.ask(
          'grain',
          {
            id: `Semua tanggal adalah hari pertama bulan, misalnya ${texts[0] ?? ''}. Jumlah sebulan, atau pembayaran hari itu?`,
            en: `All dates are the first of a month, such as ${texts[0] ?? ''}. Sums of the month, or payments of that day?`,
          },
          [
            { value: 'month', texts: { id: 'jumlah sebulan', en: 'sums of the month' } },
            { value: 'day', texts: { id: 'pembayaran hari itu', en: 'payments of that day' } },
          ],
        )
      : form.grain;
  if (grain === null) return null;
  return { grain: grain as DateGrain, posted: { grain, column: column.name, format: form.format }, year: null };
}

/** Finds out when the amounts of the file were posted, or asks; null while that is open. */
export function findPeriod(input: BuildInput): PeriodFields | null {
  const { choice, fileName, findings } = input;
  const ofDates = periodOfDates(input);
  if (ofDates !== undefined) return ofDates;
  const fiscal = choice.columns['fiscalYear'];
  const named = periodOfName(fileName);
  if (fiscal !== undefined && choice.columns['month'] === undefined && choice.columns['year'] === undefined) {
    const answer = input.settings.fiscalYearStart === 1 ? 'calendar' : 'fiscal';
    findings.add(
      'period',
      `Kolom "${fiscal.name}": ${answer === 'fiscal' ? 'tahun anggaran yang berakhir pada tahun itu' : 'tahun kalender'}.`,
      `Column "${fiscal.name}": ${answer === 'fiscal' ? 'the fiscal year that ends in this year' : 'calendar years'}.`,
    );
    return { grain: 'year', posted: { grain: 'year', fiscalYear: { column: fiscal.name } }, year: null };
  }
  const ownQuarter = quarterPart(input);
  const year = findYear(input, named, ownQuarter === null && monthPart(input, named) === null);
  if (year === null) return null;
  const quarter = year.quarter === undefined ? ownQuarter : { constant: year.quarter };
  if (quarter !== null) {
    return {
      grain: 'quarter',
      posted: { grain: 'quarter', year: year.part, quarter },
      year: year.year,
      ...(year.fromName ? { fileName: named.pattern } : {}),
    };
  }
  const month = year.month === undefined ? monthPart(input, named) : { part: { constant: year.month }, fromName: false };
  const usesName = year.fromName || month?.fromName === true;
  const pattern = usesName ? { fileName: named.pattern } : {};
  if (month === null) {
    findings.add('period', 'Tidak ada bulan: jumlah setahun.', 'There is no month: sums of a year.');
    return { grain: 'year', posted: { grain: 'year', year: year.part }, year: year.year, ...pattern };
  }
  return { grain: 'month', posted: { grain: 'month', year: year.part, month: month.part }, year: year.year, ...pattern };
}
