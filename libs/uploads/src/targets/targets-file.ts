import type { TargetDraft } from './target-draft.ts';
import type { TargetTable } from './target-table.ts';

const COLUMNS = ['year', 'version', 'effectiveFrom', 'unit', 'tax', 'month', 'amount'];
const NEEDS_QUOTES = /[",\r\n]/;

const cell = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * The rows of the tables of all levels as CSV in the form of the template of targets. Month 0 is the whole year. Taxes without a target
 * have no row: a row of 0 would be a target.
 */
export function targetsCsv({ year, version, effectiveFrom, isByMonth }: TargetDraft, tables: readonly TargetTable[]): string {
  const lines = tables.flatMap(({ serviceUnit, rows }) =>
    rows.flatMap(({ tax, cells }) =>
      cells.flatMap((reading, index) => {
        if (reading.kind !== 'amount') return [];
        const month = String(isByMonth ? index + 1 : 0);
        return [[String(year ?? ''), version ?? '', effectiveFrom, serviceUnit ?? '', tax.code, month, String(reading.amount)]];
      }),
    ),
  );
  return [COLUMNS, ...lines].map((line) => `${line.map(cell).join(',')}\n`).join('');
}

/** Rows and sum of all levels as the person saw them, with which the server compares what it reads. */
export const targetsControl = (tables: readonly TargetTable[]): { readonly rows: number; readonly amount: string } => ({
  rows: tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.filter(({ kind }) => kind === 'amount'))).length,
  amount: String(tables.reduce((sum, { total }) => sum + (total ?? 0n), 0n)),
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
