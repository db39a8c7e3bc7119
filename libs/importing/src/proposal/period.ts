import { monthOfName } from '../values/month-names.ts';
import type { BuildInput } from './build-input.ts';
import { periodOfHeading } from './column-words.ts';
import { findDateForm, type DateGrain } from './date-forms.ts';

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

/** Words of a title or name, with their marks. */
const monthIn = (text: string): string | null =>
  text.split(/[^\p{L}]+/u).find((word) => word.length > 2 && monthOfName(word) !== null) ?? null;

interface NamedPeriod {
  readonly year: number | null;
  readonly month: number | null;
  readonly pattern: string;
}

/** Year and month in the file's name, and the pattern that reads them. */
function periodOfName(name: string): NamedPeriod {
  const ending = /(?:\.csv)?\.[^.]+$/i.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  const years = [...new Set(stem.match(YEAR) ?? [])];
  const word = monthIn(stem);
  const [year] = years.length === 1 ? years : [];
  let pattern = stem.replaceAll('*', '?');
  if (year !== undefined) pattern = pattern.replace(year, '{year}');
  if (word !== null) pattern = pattern.replace(word, '{month}');
  return {
    year: year === undefined ? null : Number(year),
    month: word === null ? null : monthOfName(word),
    pattern: `${pattern}${ending}`,
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
  readonly month?: number;
}

function findYear({ choice, shape, findings }: BuildInput, named: NamedPeriod, lacksMonth: boolean): YearSource | null {
  const column = choice.columns['year'];
  if (column !== undefined) return { part: { column: column.name }, year: null, fromName: false };
  const periods = choice.wide?.kind === 'period' ? choice.wide.columns.map(({ name }) => periodOfHeading(name)) : [];
  if (periods.length > 0 && periods.every((period) => period?.year !== undefined))
    return { part: { wide: true }, year: null, fromName: false };
  if (named.year !== null) {
    findings.add('period', `Tahun ${named.year} dari nama berkas.`, `The year ${named.year} is taken from the file's name.`);
    return { part: { fileName: 'year' }, year: named.year, fromName: true };
  }
  const titled = yearOfTitles(shape.titles);
  if (titled !== null) {
    findings.add('period', `Tahun ${titled} dari judul tabel.`, `The year ${titled} is taken from the table's title.`);
    return { part: { constant: titled }, year: titled, fromName: false };
  }
  if (lacksMonth) {
    const period = findings.ask(
      'period',
      {
        id: 'Berkas tidak menyebut masa. Jumlah setahun (YYYY) atau sebulan (YYYY-MM)?',
        en: 'The file names no period. Sums of a year (YYYY) or of a month (YYYY-MM)?',
      },
      [],
      /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/,
    );
    if (period === null) return null;
    const [year, month] = period.split('-').map(Number);
    return { part: { constant: year }, year: year ?? null, fromName: false, ...(month === undefined ? {} : { month }) };
  }
  const answer = findings.ask(
    'year',
    { id: 'Berkas tidak menyebut tahun. Tahun berapa (YYYY)?', en: 'The file names no year. Which year is it (YYYY)?' },
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
  const firsts =
    form.grain === 'day' &&
    isRecap &&
    texts.length > 1 &&
    texts.every((text) => /(?:^|\D)0?1(?:\D|$)/.test(text)) &&
    new Set(texts.map((text) => text.slice(-2))).size === 1;
  const grain = firsts
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
  const year = findYear(input, named, monthPart(input, named) === null);
  if (year === null) return null;
  const quarterColumn = choice.columns['quarter'];
  const isWideQuarter =
    choice.wide?.kind === 'period' && choice.wide.columns.every(({ name }) => periodOfHeading(name)?.quarter !== undefined);
  if (quarterColumn !== undefined || isWideQuarter) {
    const quarter = quarterColumn === undefined ? { wide: true } : { column: quarterColumn.name };
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
