import type { Currency, ExtractKey, Language, Texts } from '@pendapa/contracts';
import { EXTRACT_LABELS } from '@pendapa/contracts/definitions';
import { formatPlainAmount } from './values/amount.ts';
import { formatGrouped } from './values/grouped.ts';

/** Number of rows and their money as exact text in minor units. */
export interface RowsAndMoney {
  readonly rows: number;
  readonly amount: string;
}

/** Rows of one tax and month that are removed and added. */
export interface ReplacingLine {
  /** Null: rows without a tax. */
  readonly tax: string | null;
  /** YYYY-MM, or YYYY for targets of a whole year. */
  readonly month: string;
  readonly gone: RowsAndMoney;
  readonly come: RowsAndMoney;
}

/** Rows that an extract removes and adds. */
export interface Replacing {
  readonly extract: ExtractKey;
  /** Names of the sources whose rows are removed; null stands for an unknown source. */
  readonly sources: readonly (string | null)[];
  readonly gone: RowsAndMoney;
  readonly come: RowsAndMoney;
  readonly lines: readonly ReplacingLine[];
}

const LABELS = {
  head: { id: 'Baris yang dihapus dan yang menggantikannya', en: 'Rows that go, and those that take their place' },
  from: { id: 'sumber', en: 'source' },
  unknown: { id: 'tidak diketahui', en: 'unknown' },
  total: { id: 'semua', en: 'all' },
  gone: { id: 'dihapus', en: 'gone' },
  come: { id: 'baru', en: 'new' },
  rows: { id: 'baris', en: 'rows' },
  row: { id: 'baris', en: 'row' },
} as const satisfies Record<string, Texts>;

/** A terminal shows at most this many lines of an extract; the JSON form has all. */
const MAX_SHOWN_LINES = 60;

/** Prints removed and added rows by extract, tax and month, in the agency's currency. */
export function renderReplacing(replacing: readonly Replacing[], language: Language, { code, digits }: Currency): string {
  const label = (word: keyof typeof LABELS): string => LABELS[word][language];
  const formatSide = ({ rows, amount }: RowsAndMoney): string =>
    `${code} ${formatGrouped(formatPlainAmount(BigInt(amount), digits), language)} (${formatGrouped(String(rows), language)} ${label(rows === 1 ? 'row' : 'rows')})`;
  const line = (what: string, { gone, come }: Pick<Replacing, 'gone' | 'come'>): string =>
    `  ${what}: ${label('gone')} ${formatSide(gone)}, ${label('come')} ${formatSide(come)}`;
  const blocks = replacing.map((one) => {
    const sources = one.sources.map((name) => name ?? label('unknown')).join(', ');
    const left = one.lines.length - MAX_SHOWN_LINES;
    return [
      `${EXTRACT_LABELS[one.extract][language]} (${label('from')}: ${sources === '' ? '-' : sources})`,
      ...one.lines.slice(0, MAX_SHOWN_LINES).map((own) => line(`${own.tax ?? '-'} ${own.month}`, own)),
      ...(left > 0 ? [`  ... +${String(left)}`] : []),
      line(label('total'), one),
    ].join('\n');
  });
  return [`${label('head')}:`, ...blocks].join('\n');
}
