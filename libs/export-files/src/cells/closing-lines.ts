import type { ExportDocument, ExportTable } from '../model.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { exactHeader } from './header.ts';
import { reconcile } from './reconcile.ts';
import { decimalOf } from './numbers.ts';

/** The lines below a table: notes, the check of sums against the totals on screen, and missing rows. `written` counts the rows in the file. */
export function closingLines(
  { columns, rows, rowCount, totals, notes = [] }: ExportTable,
  { words, currency }: ExportDocument,
  written = rows.length,
): readonly string[] {
  // In an incomplete table the sums cannot agree; the line about missing rows says so. Of rows read meanwhile no sum is kept.
  const sums = written < rowCount || written > rows.length ? [] : reconcile({ columns, rows, rowCount, totals });
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
  if (written < rowCount) lines.push(fillPlaceholders(words.incomplete, { n: written, of: rowCount }));
  return lines;
}
