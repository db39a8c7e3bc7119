import { DetailsPart } from '@pendapa/analysis';
import { useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, usePanelWords } from '@pendapa/panels';
import { share } from '@pendapa/query';
import { ChannelMonths } from '../components/channel/channel-months.tsx';
import { TaxChannelHeat } from '../components/channel/tax-channel-heat.tsx';
import { PayersPart } from '../components/shared/payers-part.tsx';
import { paymentColumns } from '../components/shared/payment-columns.ts';
import { messages } from '../messages/revenue-channel.ts';
import * as ask from '../questions/revenue-channel.ts';

/** Channels as a table and by month, how each tax is paid, and who paid. */
export default function RevenueChannelDetails() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  return (
    <>
      <DetailsPart part="channels">
        <DetailsPanel
          words={usePanelWords(messages, 'table')}
          query={ask.channels(money)}
          measure={money}
          columns={(columns) => [
            columns.dimensionColumn('channel'),
            ...paymentColumns(columns, money),
            columns.make.change({
              key: 'points',
              header: t('points'),
              value: ({ current }) => share(current[money], columns.read.total(money)),
              before: ({ comparison }) => share(comparison[money], columns.read.total(money, 'comparison')),
              spec: { unit: 'ratio', good: 'neutral' },
            }),
          ]}
        />
      </DetailsPart>
      <DetailsPart part="months">
        <ChannelMonths />
      </DetailsPart>
      <DetailsPart part="taxes">
        <TaxChannelHeat />
      </DetailsPart>
      <PayersPart />
    </>
  );
}
