import { FilteredPage, FurtherLink, PanelRow, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { ChannelKpis } from '../components/channel/channel-kpis.tsx';
import { ChannelMonths } from '../components/channel/channel-months.tsx';
import { ChannelDetails, ChannelDrill, ChannelRanking, ChannelSentence } from '../components/channel/channel-panels.tsx';
import { TaxChannelHeat } from '../components/channel/tax-channel-heat.tsx';
import { PayersBehind } from '../components/shared/payers-behind.tsx';
import { messages } from '../messages/revenue-channel.ts';

export default function RevenueChannelPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<ChannelSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'penalty']}
    >
      <ChannelKpis />
      <PanelRow>
        <ChannelRanking />
        <ChannelMonths />
      </PanelRow>
      <ChannelDrill />
      <TaxChannelHeat />
      <ChannelDetails />
      <FurtherLink to="/payment-channels">{t('toBehaviour')}</FurtherLink>
      <FurtherLink to="/cross-dimensional">{t('toCombinations')}</FurtherLink>
      <PayersBehind />
      <ReconciliationStrip />
    </FilteredPage>
  );
}
