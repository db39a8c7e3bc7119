import { totalOf, type AnswerTo, type Columns, type Row, type TableColumn } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/holders.ts';
import { useHiddenColumn } from '../shared/use-hidden-column.ts';
import type { HolderMeasure } from './questions.ts';

export interface HolderRow<D extends string> extends Row<HolderMeasure, D> {
  /** Its place in the answer. */
  readonly index: number;
}

/** What a group holds, pays and owes, or that it is hidden. */
export function useHolderColumns<D extends string>(
  answer: AnswerTo<HolderMeasure, D>,
): (make: Columns<HolderRow<D>>) => readonly TableColumn<HolderRow<D>>[] {
  const t = useMessages(messages);
  const hidden = useHiddenColumn(answer);
  return (make) => {
    const figure = (kind: 'count' | 'money' | 'percent', key: HolderMeasure) =>
      hidden(key, make[kind]({ key, header: t(`table.${key}`), value: ({ current }) => current[key], total: totalOf(answer, key) }));
    return [
      figure('count', 'taxpayers'),
      figure('count', 'objects'),
      figure('count', 'payers'),
      figure('money', 'amount'),
      figure('money', 'amountPerPayer'),
      figure('money', 'arrears'),
      figure('percent', 'objectsInArrearsShare'),
    ];
  };
}
