import {
  TablePanel,
  AnswerTable,
  rowsOf,
  share,
  totalOf,
  useColumns,
  useMemberName,
  useMoneyMeasure,
  type AnswerTo,
} from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-channel.ts';
import { usePaymentColumns } from '../shared/payment-columns.ts';
import { useChannels, type ChannelMeasure } from './questions.ts';

const HEIGHT = CHART_HEIGHTS.large;

function ChannelTable({ answer }: { readonly answer: AnswerTo<ChannelMeasure, 'channel'> }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const rows = rowsOf(answer);
  const columns = useColumns<(typeof rows)[number]>(rows);
  const payments = usePaymentColumns(columns, answer, money);
  const [total, before] = [totalOf(answer, money), totalOf(answer, money, 'comparison')];
  return (
    <AnswerTable
      caption={t('table.caption', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => codes.channel ?? ''}
      maxHeight={HEIGHT}
      columns={[
        columns.name({ key: 'channel', header: t('channel'), text: ({ codes }) => name(answer, 'channel', codes.channel) }),
        ...payments,
        columns.change({
          key: 'points',
          header: t('points'),
          value: ({ current }) => share(current[money], total),
          before: ({ comparison }) => share(comparison[money], before),
          spec: { unit: 'ratio', good: 'neutral' },
        }),
      ]}
    />
  );
}

/** The proof: every channel with its figures. */
export function ChannelDetails() {
  const t = useMessages(messages);
  return (
    <TablePanel title={t('table.title')} asked={useChannels()} measure={useMoneyMeasure()} height={HEIGHT}>
      {(answer) => <ChannelTable answer={answer} />}
    </TablePanel>
  );
}
