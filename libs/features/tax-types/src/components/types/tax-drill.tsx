import { KpiStrip, MeasureCard, PanelRow, useFilters, useMoneyMeasure } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-types.ts';
import { RevenueRanking } from '../shared/revenue-ranking.tsx';
import { useTaxName } from './former-names.tsx';
import { useCitiesOfTax, useObjectsOfTax, useTaxes, useUnitsOfTax } from './questions.ts';

/** Inside the one chosen tax type: its units, its regions and its objects. */
export function TaxDrill() {
  const t = useMessages(messages);
  const name = useTaxName();
  const money = useMoneyMeasure();
  const { choices, change } = useFilters();
  const chosen = choices.tax.length === 1;
  const { answer } = useTaxes();
  const [units, cities, objects] = [useUnitsOfTax(chosen), useCitiesOfTax(chosen), useObjectsOfTax(chosen)];
  const [code] = choices.tax;
  if (!chosen || code === undefined) return null;
  const tax = answer ? name(answer, code) : code;
  return (
    <>
      <KpiStrip label={t('drill.objects', { tax })}>
        <MeasureCard asked={objects} measure="registered" />
        <MeasureCard asked={objects} measure="payingObjects" />
        <MeasureCard asked={objects} measure="payingRatio" />
      </KpiStrip>
      <PanelRow>
        <RevenueRanking
          title={t('drill.units', { tax })}
          asked={units}
          money={money}
          by="unit"
          height={CHART_HEIGHTS.medium}
          onSelect={(unit) => change({ unit: [unit] })}
        />
        <RevenueRanking
          title={t('drill.cities', { tax })}
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
