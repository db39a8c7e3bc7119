import { totalOf, type AnswerTo, type Columns, type Row, type TableColumn } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/holders.ts';
import { useTold } from '../shared/use-told.ts';
import type { HolderMeasure } from './questions.ts';

export interface HolderRow<D extends string> extends Row<HolderMeasure, D> {
  /** Its place in the answer. */
  readonly index: number;
}

/** What a group holds, pays and owes; what too few taxpayers stand behind reads '<10'. */
export function useHolderColumns<D extends string>(
  answer: AnswerTo<HolderMeasure, D>,
): (make: Columns<HolderRow<D>>) => readonly TableColumn<HolderRow<D>>[] {
  const t = useMessages(messages);
  const [held, paid] = [useTold(answer, 'taxpayers'), useTold(answer, 'payers')];
  const hidden = (told: typeof held, column: TableColumn<HolderRow<D>>): TableColumn<HolderRow<D>> => ({
    ...column,
    cell: (row) => told(row.index, String(column.cell(row))),
  });
  return (make) => {
    const figure = (kind: 'count' | 'money' | 'percent', key: HolderMeasure) =>
      make[kind]({ key, header: t(`table.${key}`), value: ({ current }) => current[key], total: totalOf(answer, key) });
    return [
      hidden(held, figure('count', 'taxpayers')),
      hidden(held, figure('count', 'objects')),
      hidden(paid, figure('count', 'payers')),
      hidden(paid, figure('money', 'amount')),
      hidden(paid, figure('money', 'amountPerPayer')),
      hidden(held, figure('money', 'arrears')),
      hidden(held, figure('percent', 'objectsInArrearsShare')),
    ];
  };
}
