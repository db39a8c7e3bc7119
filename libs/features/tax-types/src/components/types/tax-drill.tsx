import { MeasureCards, KpiStrip, PanelRow, RankingPanel, useFilters, useMoneyMeasure, useNarrow } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-types.ts';
import { useChosenTax } from './former-names.tsx';
import { useCitiesOfTax, useObjectsOfTax, useUnitsOfTax } from './questions.ts';

/** Inside the one chosen tax type: its units, its regions and its objects. */
export function TaxDrill() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const narrow = useNarrow();
  const { change } = useFilters();
  const chosen = useChosenTax();
  const tax = chosen?.name ?? '';
  const [units, cities, objects] = [useUnitsOfTax(tax !== ''), useCitiesOfTax(tax !== ''), useObjectsOfTax(tax !== '')];
  if (!chosen) return null;
  return (
    <>
      <KpiStrip label={t('drill.objects', { tax })}>
        <MeasureCards asked={objects} measures={['registered', 'payingObjects', 'payingRatio']} />
      </KpiStrip>
      <PanelRow>
        <RankingPanel title={t('drill.units', { tax })} asked={units} measure={money} by="unit" onSelect={narrow('unit')} />
        <RankingPanel
          title={t('drill.cities', { tax })}
          asked={cities}
          measure={money}
          by="city"
          onSelect={(city) => change({ region: [city] })}
        />
      </PanelRow>
    </>
  );
}
