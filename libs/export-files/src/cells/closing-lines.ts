import type { ExportDocument, ExportTable } from '../model.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { exactHeader } from './header.ts';
import { reconcile } from './reconcile.ts';
import { decimalOf } from './numbers.ts';

/** The lines below a table: notes, the check of sums against the totals on screen, and missing rows. */
export function closingLines(
  { columns, rows, rowCount, totals, notes = [] }: ExportTable,
  { words, currency }: ExportDocument,
): readonly string[] {
  // In an incomplete table the sums cannot agree; the line about missing rows says so.
  const sums = rows.length < rowCount ? [] : reconcile({ columns, rows, rowCount, totals });
  const differing = sums.filter(({ agrees }) => !agrees);
  const amount = (value: string, kind: string) => (kind === 'money' ? decimalOf(value, currency.digits) : value);
  const lines = [
    ...notes,
    ...differing.map(({ column, sum, total }) =>
      fillPlaceholders(words.rowsDiffer, {
        column: exactHeader(column, currency),
        sum: amount(sum, column.kind),
        total: amount(total, column.kind),
      }),
    ),
  ];
  if (sums.length > 0 && differing.length === 0) lines.push(words.rowsAgree);
  if (rows.length < rowCount) lines.push(fillPlaceholders(words.incomplete, { n: rows.length, of: rowCount }));
  return lines;
}
