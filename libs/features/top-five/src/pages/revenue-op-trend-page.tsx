import { FilteredPage, ReconciliationStrip } from '@pendapa/analysis';
import { useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow, RankingPanel } from '@pendapa/panels';
import { TaxEffectsPanel, UnitGrowthPanel } from '../components/op-trend/growth-panels.tsx';
import { GrowthSentence, OpTrendKpis } from '../components/op-trend/kpis.tsx';
import { TrendDetails, TrendLengthChoice, TrendMonths } from '../components/op-trend/months.tsx';
import { LargestPayersButton } from '../components/shared/largest-payers-button.tsx';
import { messages } from '../messages/revenue-op-trend.ts';
import * as ask from '../questions/revenue-op-trend.ts';

/** Part of the page that follows its filters. */
function Figures() {
  const t = useMessages(messages);
  const measure = useMoneyMeasure();
  const taxes = { query: ask.byTaxType(measure), measure };
  return (
    <>
      <OpTrendKpis />
      <TrendLengthChoice />
      <PanelRow>
        <TrendMonths />
        <RankingPanel title={t('taxes.title')} {...taxes} by="taxType" height="large" filterOnClick="tax" />
      </PanelRow>
      <PanelRow>
        <TaxEffectsPanel />
        <UnitGrowthPanel />
      </PanelRow>
      <TrendDetails />
      <LargestPayersButton />
      <ReconciliationStrip />
    </>
  );
}

/** Revenue by month and paying objects, to explain growth. */
export default function RevenueOpTrendPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<GrowthSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'penalty']}
    >
      <Figures />
    </FilteredPage>
  );
}
