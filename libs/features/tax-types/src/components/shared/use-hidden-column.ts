import type { AnswerTo, TableColumn } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/shared.ts';
import { suppressedRows } from './suppression.ts';

interface Placed {
  /** Its place in the answer. */
  readonly index: number;
}

/** A column of one measure that says of its hidden figures that they are hidden, on the screen and in files. */
export function useHiddenColumn<M extends string>(
  answer: AnswerTo<M>,
): <R extends Placed>(measure: NoInfer<M>, column: TableColumn<R>) => TableColumn<R> {
  const t = useMessages(messages);
  return (measure, column) => {
    const hidden = suppressedRows(answer, measure);
    const mark = t('suppressed');
    return {
      ...column,
      cell: (row) => (hidden.has(row.index) ? mark : column.cell(row)),
      file: { ...column.file, value: (row) => (hidden.has(row.index) ? mark : column.file.value(row)) },
    };
  };
}
