import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink, useChosenMember, useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChangesPanel, LargestSentence, PanelRow, RankingPanel } from '@pendapa/panels';
import { ChannelKpis } from '../components/channel/channel-kpis.tsx';
import { usePayersPart } from '../components/shared/use-payers-part.ts';
import { messages } from '../messages/revenue-channel.ts';
import * as ask from '../questions/revenue-channel.ts';

const Details = lazy(() => import('./revenue-channel-details.tsx'));

/** Names the largest channel. */
function LargestChannel() {
  const money = useMoneyMeasure();
  return <LargestSentence query={ask.channels(money)} measure={money} by="channel" />;
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
      <PanelRow hasEqualWidths>
        <RankingPanel title={t('ranking.title')} {...all} by="channel" height="large" filterOnClick="channel" />
        <ChangesPanel title={t('changes.title')} {...all} by="channel" height="large" filterOnClick="channel" />
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
      <PageDetails
        parts={[
          { part: 'channels', title: t('table.title'), about: t('details.channels') },
          { part: 'months', title: t('months.title'), about: t('details.months') },
          { part: 'taxes', title: t('heat.title'), about: t('details.taxes') },
          usePayersPart(),
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/payment-channels">{t('toBehaviour')}</FurtherLink>
        <FurtherLink to="/cross-dimensional">{t('toCombinations')}</FurtherLink>
      </RelatedLinks>
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
