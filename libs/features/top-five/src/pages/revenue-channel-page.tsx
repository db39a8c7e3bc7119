import { FilteredPage, PanelRow, ReconciliationStrip, type FilterName } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { ChannelDetails } from '../components/channels/channel-details.tsx';
import { ChannelDrill } from '../components/channels/channel-drill.tsx';
import { ChannelKpis } from '../components/channels/channel-kpis.tsx';
import { ChannelMonths } from '../components/channels/channel-months.tsx';
import { ChannelRanking } from '../components/channels/channel-ranking.tsx';
import { TaxChannelHeat } from '../components/channels/tax-channel-heat.tsx';
import { PayersBehind } from '../components/shared/payers-behind.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/revenue-channel.ts';

/** Every tax type has its row in sight. */
const HEAT_HEIGHT = CHART_HEIGHTS.small + CHART_HEIGHTS.medium;

const OFFERS: readonly FilterName[] = ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'penalty'];

export default function RevenueChannelPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('channel')} question={t('question')} offers={OFFERS}>
      <ChannelKpis />
      <PanelRow>
        <ChannelRanking height={CHART_HEIGHTS.large} />
        <ChannelMonths height={CHART_HEIGHTS.large} />
      </PanelRow>
      <ChannelDrill />
      <TaxChannelHeat height={HEAT_HEIGHT} />
      <ChannelDetails />
      <PayersBehind />
      <ReconciliationStrip />
    </FilteredPage>
  );
}
