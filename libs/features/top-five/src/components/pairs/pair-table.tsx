import { AnswerTable, rowsOf, share, totalOf, useColumns, useMemberName, useMoneyMeasure } from '@pendapa/analysis';
import { measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-bank-channel.ts';
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
  const total = totalOf(answer, money);
  return (
    <AnswerTable
      caption={t('table.caption', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => `${codes.bank} ${codes.channel}`}
      maxHeight={maxHeight}
      columns={[
        columns.name({ key: 'bank', header: t('bank'), text: ({ codes }) => name(answer, 'bank', codes.bank) }),
        columns.name({ key: 'channel', header: t('channel'), text: ({ codes }) => name(answer, 'channel', codes.channel) }),
        columns.money({ key: 'money', header: t('value'), value: ({ current }) => current[money], total }),
        columns.percent({
          key: 'share',
          header: t('share'),
          value: ({ current }) => share(current[money], total),
          total: share(total, total),
        }),
        columns.count({
          key: 'transactions',
          header: t('transactions'),
          value: ({ current }) => current.transactions,
          total: totalOf(answer, 'transactions'),
        }),
        columns.money({
          key: 'average',
          header: t('average'),
          value: ({ current }) => current.averageValue,
          total: totalOf(answer, 'averageValue'),
        }),
        columns.change({
          key: 'change',
          header: t('change'),
          value: ({ current }) => current[money],
          before: ({ comparison }) => comparison[money],
          spec: measureSpec('revenue', money),
          total,
          totalBefore: totalOf(answer, money, 'comparison'),
        }),
      ]}
    />
  );
}
