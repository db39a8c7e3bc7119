import { RankedBars } from '@pendapa/charts';
import { useLeadTo } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, usePanelWords } from '@pendapa/panels';
import { isFew, rowsShownFirst, toPlotValue } from '@pendapa/query';
import { messages } from '../../messages/overview.ts';
import { unitMonths } from '../../questions/compliance.ts';
import { unitsIn, type UnitMonths } from './states-and-units.tsx';

/** Number of units shown first. */
const INITIAL_ROWS = 7;

function Bars({ read, description }: { readonly read: UnitMonths; readonly description: string }) {
  const t = useMessages(messages);
  const whole = read.total('onTimePaymentRate');
  const words = (rate: number | null, digits?: number) => read.formatted.percent(rate, digits) ?? t('units.unknown');
  const units = unitsIn(read);
  const texts = { value: toPlotValue(whole), exact: read.figureTextExact(whole, 'ratio') };
  return (
    <RankedBars
      bars={units.map(({ code, rate, due, missed }) => ({
        key: code,
        label: read.name('unit', { codes: { unit: code, month: null } }),
        value: rate,
        text: words(rate),
        exact: words(rate, 2),
        // A rate of few obligations says little, so these units come last and pale.
        tone: isFew(due) ? 'rest' : 'actual',
        middleTick: texts,
        detail: t('units.missed', { missed: read.formatted.count(missed), all: read.formatted.count(due) }),
      }))}
      names={{ bar: t('units.bar'), middleTick: t('units.all') }}
      description={description}
      end={1}
      onSelect={useLeadTo('/compliance-tax-type', 'unit')}
      initialRows={rowsShownFirst(units, ({ due }) => due, INITIAL_ROWS)}
    />
  );
}

/** Units with the lowest rate of on-time payment over all months; a unit leads to its taxes. */
export const LowestUnits = () => (
  <ChartPanel
    words={usePanelWords(messages, 'units')}
    query={unitMonths}
    measure="onTimePaymentRate"
    chart={(drawing) => <Bars {...drawing} />}
  />
);
