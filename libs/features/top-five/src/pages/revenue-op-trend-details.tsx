import { DetailsPart } from '@pendapa/analysis';
import { useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { KpiStrip, MeasureCard, PanelRow, RankingPanel } from '@pendapa/panels';
import { UnitGrowthPanel } from '../components/op-trend/unit-growth-panel.tsx';
import { TrendDetails } from '../components/op-trend/months.tsx';
import { PayersPart } from '../components/shared/payers-part.tsx';
import { messages } from '../messages/revenue-op-trend.ts';
import * as ask from '../questions/revenue-op-trend.ts';

/** Taxes and units, the months as a table, and who paid. */
export default function RevenueOpTrendDetails() {
  const t = useMessages(messages);
  const measure = useMoneyMeasure();
  return (
    <>
      <DetailsPart part="taxes">
        <KpiStrip label={t('details.onObjects')}>
          <MeasureCard query={ask.periodTotals(measure)} measure="amountOnObjects" />
        </KpiStrip>
        <PanelRow>
          <RankingPanel
            title={t('taxes.title')}
            query={ask.byTaxType(measure)}
            measure={measure}
            by="taxType"
            height="large"
            filterOnClick="tax"
          />
          <UnitGrowthPanel />
        </PanelRow>
      </DetailsPart>
      <DetailsPart part="months">
        <TrendDetails />
      </DetailsPart>
      <PayersPart />
    </>
  );
}
