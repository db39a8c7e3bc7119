import { PanelRow, useFilters, useMoneyMeasure } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d.ts';
import { messages as shared } from '../../messages/shared.ts';
import { BreakdownPanel } from '../shared/breakdown-panel.tsx';
import { useChosenUnit } from '../units/use-chosen-unit.ts';
import { useTaxesOfUnit, useWardsOfUnit } from './questions.ts';

/** Inside the chosen unit: its tax types and its wards; a click on a tax type narrows the others to it. */
export function UnitDrill() {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const money = useMoneyMeasure();
  const { change } = useFilters();
  const chosen = useChosenUnit();
  const taxes = useTaxesOfUnit(chosen?.code ?? null);
  const wards = useWardsOfUnit(chosen?.code ?? null);
  if (!chosen) return null;
  return (
    <PanelRow>
      <BreakdownPanel
        title={t('drill.taxes', { unit: chosen.name })}
        asked={taxes}
        money={money}
        by="taxType"
        header={words('taxType')}
        height={CHART_HEIGHTS.medium}
        onSelect={(code) => change({ tax: [code] })}
      />
      <BreakdownPanel
        title={t('drill.wards', { unit: chosen.name })}
        asked={wards}
        money={money}
        by="ward"
        header={words('ward')}
        height={CHART_HEIGHTS.medium}
      />
    </PanelRow>
  );
}
