import type { AnswerColumns, TableColumn } from '@pendapa/panels';
import type { Row } from '@pendapa/query';
import type { Money } from '../../questions/units.ts';

type PaymentMeasure = Money | 'transactions' | 'averageValue';

/** Columns of payments: amount, share, transactions, average and change. */
export const paymentColumns = <D extends string>(
  { measureColumn, shareColumn, growthColumn }: AnswerColumns<PaymentMeasure, D>,
  money: Money,
): readonly TableColumn<Row<PaymentMeasure, D>>[] => [
  measureColumn(money),
  shareColumn(money),
  measureColumn('transactions'),
  measureColumn('averageValue'),
  growthColumn(money),
];
