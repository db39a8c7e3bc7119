import type { ExportDocument, ExportTable } from '../model.ts';
import { filled } from './filled.ts';
import { exactHeader } from './header.ts';
import { reconcile } from './reconcile.ts';
import { decimalOf } from './numbers.ts';

/** What stands below a table: what is said of its figures, whether its rows add up to the totals of the screen, and whether rows are missing; that comes last. */
export function closingLines(
  { columns, rows, rowCount, totals, notes = [] }: ExportTable,
  { words, currency }: ExportDocument,
): readonly string[] {
  // Rows that are not in the file are missing from every sum: that they are missing is what has to be said.
  const sums = rows.length < rowCount ? [] : reconcile({ columns, rows, rowCount, totals });
  const differing = sums.filter(({ agrees }) => !agrees);
  const amount = (value: string, kind: string) => (kind === 'money' ? decimalOf(value, currency.digits) : value);
  const lines = [
    ...notes,
    ...differing.map(({ column, sum, total }) =>
      filled(words.rowsDiffer, { column: exactHeader(column, currency), sum: amount(sum, column.kind), total: amount(total, column.kind) }),
    ),
  ];
  if (sums.length > 0 && differing.length === 0) lines.push(words.rowsAgree);
  if (rows.length < rowCount) lines.push(filled(words.incomplete, { n: rows.length, of: rowCount }));
  return lines;
}
