import type { AnswerColumns, Row, TableColumn } from '@pendapa/analysis';
import type { Money } from '../../questions/units.ts';

type PaymentMeasure = Money | 'transactions' | 'averageValue';

/** Columns of payments: amount, share, transactions, average and change. */
export const paymentColumns = <D extends string>(
  { of, share, growth }: AnswerColumns<PaymentMeasure, D>,
  money: Money,
): readonly TableColumn<Row<PaymentMeasure, D>>[] => [of(money), share(money), of('transactions'), of('averageValue'), growth(money)];
