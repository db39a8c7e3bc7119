import { share, totalOf, type AnswerTo, type Columns, type Row, type TableColumn } from '@pendapa/analysis';
import { measureSpec } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/shared.ts';
import type { Money } from './breakdown-table.tsx';

export type PaymentMeasure = Money | 'transactions' | 'averageValue';

/** Value, share, transactions, average and change of every way of paying: the columns beside its name. */
export function usePaymentColumns<R extends Row<PaymentMeasure>>(
  make: Columns<R>,
  answer: AnswerTo<PaymentMeasure>,
  money: Money,
): readonly TableColumn<R>[] {
  const t = useMessages(messages);
  const total = totalOf(answer, money);
  return [
    make.money({ key: 'money', header: t('value'), value: ({ current }) => current[money], total }),
    make.percent({
      key: 'share',
      header: t('share'),
      value: ({ current }) => share(current[money], total),
      total: share(total, total),
    }),
    make.count({
      key: 'transactions',
      header: t('transactions'),
      value: ({ current }) => current.transactions,
      total: totalOf(answer, 'transactions'),
    }),
    make.money({
      key: 'average',
      header: t('average'),
      value: ({ current }) => current.averageValue,
      total: totalOf(answer, 'averageValue'),
    }),
    make.change({
      key: 'change',
      header: t('amountChange'),
      value: ({ current }) => current[money],
      before: ({ comparison }) => comparison[money],
      spec: measureSpec('revenue', money),
      total,
      totalBefore: totalOf(answer, money, 'comparison'),
    }),
  ];
}
