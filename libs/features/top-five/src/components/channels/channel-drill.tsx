import { PanelRow, useFilters, useFilterValue, useMoneyMeasure } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-channel.ts';
import { messages as shared } from '../../messages/shared.ts';
import { BreakdownPanel } from '../shared/breakdown-panel.tsx';
import { useTaxesOfChannel, useUnitsOfChannel } from './questions.ts';

/** Inside the chosen channel: its tax types, and the units; a click on a tax type narrows the units to it. */
export function ChannelDrill() {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const value = useFilterValue();
  const money = useMoneyMeasure();
  const filters = useFilters();
  const { choices, change } = filters;
  const chosen = choices.channel.length === 1;
  const [taxes, units] = [useTaxesOfChannel(chosen), useUnitsOfChannel(chosen)];
  if (!chosen) return null;
  const channel = value(filters, 'channel');
  return (
    <PanelRow>
      <BreakdownPanel
        title={t('drill.taxes', { channel })}
        asked={taxes}
        money={money}
        by="taxType"
        header={words('taxType')}
        height={CHART_HEIGHTS.medium}
        onSelect={(tax) => change({ tax: [tax] })}
      />
      <BreakdownPanel
        title={t('drill.units', { channel })}
        asked={units}
        money={money}
        by="unit"
        header={words('unit')}
        height={CHART_HEIGHTS.medium}
        onSelect={(unit) => change({ unit: [unit] })}
      />
    </PanelRow>
  );
}
