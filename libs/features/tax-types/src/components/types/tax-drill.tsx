import { KpiStrip, MeasureCard, PanelRow, useFilters, useMoneyMeasure } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-types.ts';
import { RevenueRanking } from '../shared/revenue-ranking.tsx';
import { useChosenTax } from './former-names.tsx';
import { useCitiesOfTax, useObjectsOfTax, useUnitsOfTax } from './questions.ts';

/** Inside the one chosen tax type: its units, its regions and its objects. */
export function TaxDrill() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const { change } = useFilters();
  const tax = useChosenTax();
  const chosen = tax !== null;
  const [units, cities, objects] = [useUnitsOfTax(chosen), useCitiesOfTax(chosen), useObjectsOfTax(chosen)];
  if (!tax) return null;
  return (
    <>
      <KpiStrip label={t('drill.objects', { tax: tax.name })}>
        <MeasureCard asked={objects} measure="registered" />
        <MeasureCard asked={objects} measure="payingObjects" />
        <MeasureCard asked={objects} measure="payingRatio" />
      </KpiStrip>
      <PanelRow>
        <RevenueRanking
          title={t('drill.units', { tax: tax.name })}
          asked={units}
          money={money}
          by="unit"
          height={CHART_HEIGHTS.medium}
          onSelect={(unit) => change({ unit: [unit] })}
        />
        <RevenueRanking
          title={t('drill.cities', { tax: tax.name })}
          asked={cities}
          money={money}
          by="city"
          height={CHART_HEIGHTS.medium}
          onSelect={(city) => change({ region: [city] })}
        />
      </PanelRow>
    </>
  );
}
