import { AnswerTable, rowsOf, useColumns, useMemberName, useMoneyMeasure } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-bank-channel.ts';
import { usePaymentColumns } from '../shared/payment-columns.ts';
import type { Pairs } from './banks.ts';

export interface PairTableProps {
  readonly answer: Pairs;
  readonly maxHeight?: number;
}

/** Every pair with value, share, transactions, average and change. */
export function PairTable({ answer, maxHeight }: PairTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const rows = rowsOf(answer);
  const columns = useColumns<(typeof rows)[number]>(rows);
  const payments = usePaymentColumns(columns, answer, money);
  return (
    <AnswerTable
      caption={t('table.caption', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => `${codes.bank} ${codes.channel}`}
      maxHeight={maxHeight}
      columns={[
        columns.name({ key: 'bank', header: t('bank'), text: ({ codes }) => name(answer, 'bank', codes.bank) }),
        columns.name({ key: 'channel', header: t('channel'), text: ({ codes }) => name(answer, 'channel', codes.channel) }),
        ...payments,
      ]}
    />
  );
}
