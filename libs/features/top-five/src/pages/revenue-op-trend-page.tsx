import { lazy } from 'react';
import { FilteredPage, PageDetails } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { TaxEffectsPanel, TaxSteps } from '../components/op-trend/tax-effects-panel.tsx';
import { GrowthSentence, OpTrendKpis } from '../components/op-trend/kpis.tsx';
import { TrendLengthChoice, TrendMonths } from '../components/op-trend/months.tsx';
import { usePayersPart } from '../components/shared/use-payers-part.ts';
import { messages } from '../messages/revenue-op-trend.ts';

const Details = lazy(() => import('./revenue-op-trend-details.tsx'));

/** Revenue by month and paying objects, to explain growth. */
export default function RevenueOpTrendPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<GrowthSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'penalty']}
      explainsChange
    >
      <OpTrendKpis />
      <TrendLengthChoice />
      <PanelRow hasEqualWidths>
        <TrendMonths />
        <TaxEffectsPanel />
      </PanelRow>
      <TaxSteps />
      <PageDetails
        parts={[
          { part: 'taxes', title: t('taxes.title'), about: t('details.taxes') },
          { part: 'months', title: t('table.title'), about: t('details.months') },
          usePayersPart(),
        ]}
      >
        <Details />
      </PageDetails>
    </FilteredPage>
  );
}
