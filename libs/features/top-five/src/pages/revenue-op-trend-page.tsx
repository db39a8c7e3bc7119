import { DataStamp, PanelRow } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { Page } from '@pendapa/ui-layout';
import { GrowthSentence } from '../components/growth-sentence.tsx';
import { OpTrendDetails } from '../components/op-trend-details.tsx';
import { OpTrendKpis } from '../components/op-trend-kpis.tsx';
import { OpTrendMonths } from '../components/op-trend-months.tsx';
import { OpTrendTaxes } from '../components/op-trend-taxes.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/revenue-op-trend.ts';

/** Bars and two lines below each other. */
const HEIGHT = CHART_HEIGHTS.small + CHART_HEIGHTS.medium;

export default function RevenueOpTrendPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <Page title={title('opTrend')} question={t('question')} meta={<DataStamp />}>
      <GrowthSentence />
      <OpTrendKpis />
      <PanelRow>
        <OpTrendMonths height={HEIGHT} />
        <OpTrendTaxes height={HEIGHT} />
      </PanelRow>
      <OpTrendDetails />
    </Page>
  );
}
