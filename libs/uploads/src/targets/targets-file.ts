import type { TargetDraft } from './target-draft.ts';
import type { TargetTable } from './target-table.ts';

const COLUMNS = ['year', 'version', 'effectiveFrom', 'unit', 'tax', 'month', 'amount'];
const NEEDS_QUOTES = /[",\r\n]/;

const cell = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * The rows of a table as CSV in the form of the template of targets. Month 0 is the whole year. Taxes without a target have no row:
 * a row of 0 would be a target.
 */
export function targetsCsv({ year, version, effectiveFrom, isByMonth }: TargetDraft, { rows }: TargetTable): string {
  const start = [String(year ?? ''), version ?? '', effectiveFrom, ''];
  const lines = rows.flatMap(({ tax, cells }) =>
    cells.flatMap((reading, index) => {
      if (reading.kind !== 'amount') return [];
      return [[...start, tax.code, String(isByMonth ? index + 1 : 0), String(reading.amount)]];
    }),
  );
  return [COLUMNS, ...lines].map((line) => `${line.map(cell).join(',')}\n`).join('');
}

/** Rows and sum as the person saw them, with which the server compares what it reads. */
export const targetsControl = ({ rows, total }: TargetTable): { readonly rows: number; readonly amount: string } => ({
  rows: rows.flatMap(({ cells }) => cells.filter(({ kind }) => kind === 'amount')).length,
  amount: String(total ?? 0n),
});

/** Longest part of a file name that a decree gives, in characters. */
const MAX_DECREE = 80;

/** Name of the file, by which the list of loads says what was typed. */
export function targetsFileName({ year, version, decree }: TargetDraft): string {
  const own = decree
    .normalize('NFC')
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_DECREE);
  return `${['target', String(year ?? ''), version ?? '', own].filter((part) => part !== '').join('-')}.csv`;
}
