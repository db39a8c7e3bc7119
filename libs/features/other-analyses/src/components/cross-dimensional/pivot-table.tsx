import { useFormat, useMessages } from '@pendapa/i18n';
import { AnswerRows } from '@pendapa/panels';
import { messages } from '../../messages/cross-dimensional.ts';
import { useMeasureChoice } from './choices.ts';
import { usePivot, type PivotDrawing, type PivotReader } from './use-pivot.ts';

/** Table with one row for each combination and the values of the grid. */
export function PivotTable({ read, ...frame }: PivotDrawing) {
  const t = useMessages(messages);
  const format = useFormat();
  const [measure] = useMeasureChoice();
  const { sides, cellAt } = usePivot()(read);
  const cellOf = (row: PivotReader['rows'][number]) => cellAt(row.codes[sides[0]], row.codes[sides[1]]);
  const indexOf = (row: PivotReader['rows'][number]): number | null => {
    const cell = cellOf(row);
    return cell?.pale ? null : (cell?.index ?? null);
  };
  return (
    <AnswerRows
      read={read}
      {...frame}
      columns={({ dimensionColumn, measureColumn, shareColumn, make }) => [
        dimensionColumn(sides[0]),
        dimensionColumn(sides[1]),
        measureColumn(measure),
        ...(measure === 'transactions' ? [] : [measureColumn('transactions')]),
        shareColumn(measure),
        make.percent({ key: 'row', header: t('table.shareOfRow'), value: (row) => cellOf(row)?.shareOfRow ?? null }),
        {
          ...make.decimal({ key: 'index', header: t('table.index'), value: indexOf }),
          cell: (row) => format.decimal(indexOf(row), 2),
        },
      ]}
    />
  );
}
