import type { CalendarDate, Period, Texts } from '@pendapa/contracts';
import { TOP_SPLIT_NAMES, TOP_SPLITS, type TopSplit } from './top-payers.ts';

/** Source of the largest payers: the stored list of a calendar year, or single payments. */
export type TopCover = { readonly reason: Texts } & (
  { readonly table: 'top_payers'; readonly split: TopSplit; readonly yearStart: CalendarDate } | { readonly table: 'payments' }
);

/** First day of the calendar year whose days with data the period contains; null without such a year. */
function wholeYear(period: Period, extent: Period): CalendarDate | null {
  const [from, to] = [period.from > extent.from ? period.from : extent.from, period.to < extent.to ? period.to : extent.to];
  const year = from.slice(0, 4);
  const begins = from === `${year}-01-01` || from === extent.from;
  const ends = to === `${year}-12-31` || (to === extent.to && to.startsWith(year));
  return from <= to && begins && ends ? `${year}-01-01` : null;
}

/**
 * Stored lists exist for each calendar year to date: of all payers, and of those of one tax or one unit. They do not
 * cover several codes or months together, so anything else reads single payments.
 */
export function topCoverOf(period: Period, extent: Period | null, where: Readonly<Partial<Record<string, readonly string[]>>>): TopCover {
  const yearStart = extent && wholeYear(period, extent);
  if (yearStart === null) {
    const reason = {
      id: 'pembayar terbesar dari rentang yang bukan tahun kalender: payments',
      en: 'the largest payers of a span that is no calendar year: payments',
    };
    return { table: 'payments', reason };
  }
  const one: Readonly<Partial<Record<string, string>>> = { tax: 'tax_code', unit: 'unit_code' };
  const columns = Object.entries(where).map(([key, codes]) => (codes?.length === 1 ? one[key] : undefined));
  const split = TOP_SPLIT_NAMES.find((name) => {
    const keys: readonly string[] = TOP_SPLITS[name];
    return keys.length === columns.length && columns.every((column) => column !== undefined && keys.includes(column));
  });
  if (split !== undefined) {
    const reason = { id: `sudah didaftar: top_payers, ${split}`, en: `listed beforehand: top_payers, ${split}` };
    return { table: 'top_payers', split, yearStart, reason };
  }
  const reason = {
    id: 'pembayar terbesar menurut kode yang tidak punya daftar: payments',
    en: 'the largest payers by codes of which no list was made: payments',
  };
  return { table: 'payments', reason };
}
