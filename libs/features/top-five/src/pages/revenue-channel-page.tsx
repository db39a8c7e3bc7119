import { FilteredPage, ReconciliationStrip } from '@pendapa/analysis';
import { FurtherLink, useChosenMember, useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, PageSentence, PanelRow, RankingPanel, useLargest, usePanelWords } from '@pendapa/panels';
import { share } from '@pendapa/query';
import { ChannelKpis } from '../components/channel/channel-kpis.tsx';
import { ChannelMonths } from '../components/channel/channel-months.tsx';
import { TaxChannelHeat } from '../components/channel/tax-channel-heat.tsx';
import { LargestPayersButton } from '../components/shared/largest-payers-button.tsx';
import { paymentColumns } from '../components/shared/payment-columns.ts';
import { messages } from '../messages/revenue-channel.ts';
import * as ask from '../questions/revenue-channel.ts';

/** Pixels: the height of the six channels beside it. */
const RANKING_HEIGHT = 500;

/** Names the largest channel. */
function LargestChannel() {
  const money = useMoneyMeasure();
  const largest = useLargest();
  return <PageSentence query={ask.channels(money)} measure={money} sentence={(read) => largest(read, 'channel', money)} />;
}

/** Part of the page that follows its filters. */
function Figures() {
  const t = useMessages(messages);
  const chosen = useChosenMember('channel');
  const channel = chosen?.name ?? '';
  const money = useMoneyMeasure();
  const all = { query: ask.channels(money), measure: money };
  return (
    <>
      <ChannelKpis />
      <PanelRow>
        <RankingPanel
          title={t('ranking.title')}
          {...all}
          by="channel"
          height="large"
          initialHeight={RANKING_HEIGHT}
          filterOnClick="channel"
        />
        <ChannelMonths />
      </PanelRow>
      {/* Details of the chosen channel; a click on a tax filters the units. */}
      {chosen && (
        <PanelRow>
          <RankingPanel
            title={t('drill.taxes', { channel })}
            query={ask.taxesOfChannel(money)}
            measure={money}
            by="taxType"
            filterOnClick="tax"
          />
          <RankingPanel
            title={t('drill.units', { channel })}
            query={ask.unitsOfChannel(money)}
            measure={money}
            by="unit"
            filterOnClick="unit"
          />
        </PanelRow>
      )}
      <TaxChannelHeat />
      <DetailsPanel
        words={usePanelWords(messages, 'table')}
        {...all}
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
      <FurtherLink to="/payment-channels">{t('toBehaviour')}</FurtherLink>
      <FurtherLink to="/cross-dimensional">{t('toCombinations')}</FurtherLink>
      <LargestPayersButton />
      <ReconciliationStrip />
    </>
  );
}

/** Revenue by payment channel, with taxes and units of the chosen channel. */
export default function RevenueChannelPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<LargestChannel />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'penalty']}
    >
      <Figures />
    </FilteredPage>
  );
}
