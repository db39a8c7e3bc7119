import { FilteredPage, PanelRow, ReconciliationStrip } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { OpTrendEffects } from '../components/op-trend/effects-panels.tsx';
import { OpTrendKpis } from '../components/op-trend/kpis.tsx';
import { OpTrendDetails, OpTrendMonths } from '../components/op-trend/months.tsx';
import { OpTrendUnits } from '../components/op-trend/units.tsx';
import { PayersBehind } from '../components/shared/payers-behind.tsx';
import { GrowthSentence, OpTrendTaxes, TrendLengthChoice } from '../components/op-trend/panels.tsx';
import { messages } from '../messages/revenue-op-trend.ts';

/** Bars and two lines below each other, as high as the list of tax types beside them. */
const MONTHS_HEIGHT = CHART_HEIGHTS.large;
const EFFECTS_HEIGHT = CHART_HEIGHTS.small + CHART_HEIGHTS.medium;
/** As high as the rows of the effects with their key. */
const UNITS_HEIGHT = CHART_HEIGHTS.medium * 2;

export default function RevenueOpTrendPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<GrowthSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'penalty']}
    >
      <OpTrendKpis />
      <TrendLengthChoice />
      <PanelRow>
        <OpTrendMonths height={MONTHS_HEIGHT} />
        <OpTrendTaxes height={MONTHS_HEIGHT} />
      </PanelRow>
      <PanelRow>
        <OpTrendEffects height={EFFECTS_HEIGHT} />
        <OpTrendUnits height={UNITS_HEIGHT} />
      </PanelRow>
      <OpTrendDetails />
      <PayersBehind />
      <ReconciliationStrip />
    </FilteredPage>
  );
}
