import { ChartPanel, drawn, usePanelWords, type Drawing } from '@pendapa/analysis';
import { HeatTable, sequentialScale } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/units.ts';
import { useLeadTo } from '../shared/use-lead-to.ts';
import { standingsOf, type MixMeasure } from './standings.ts';
import { useMixes } from './use-units.ts';

/** A rate of fewer says little. */
const LEAST = 20;
/** The same classes on every filter, so that colours can be compared. */
const SCALE = sequentialScale(1);

function Heat({ read, description, height }: Drawing<MixMeasure, 'unit' | 'taxType'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const leadTo = useLeadTo('/compliance', 'u');
  const taxes = [...new Set(read.rows.flatMap(({ codes: { taxType } }) => taxType ?? []))];
  const lowestFirst = [...(standingsOf(read)?.units ?? [])].sort((a, b) => a.adjusted - b.adjusted);
  return (
    <HeatTable
      description={description}
      columns={taxes.map((tax) => {
        const row = read.rows.find(({ codes }) => codes.taxType === tax);
        return { key: tax, label: row ? read.name('taxType', row) : tax };
      })}
      rows={lowestFirst.map(({ code, name }) => {
        const cells = taxes.map((tax) => read.rows.find(({ codes }) => codes.unit === code && codes.taxType === tax)?.current);
        return {
          key: code,
          label: name,
          values: cells.map((cell) => ((drawn(cell?.obligations ?? null) ?? 0) < LEAST ? null : drawn(cell?.onTimePaymentRate ?? null))),
          exact: (column) => {
            const count = drawn(cells[column]?.obligations ?? null);
            if (count === null) return format.count(count);
            return t('heat.cell', { share: format.percent(drawn(cells[column]?.onTimePaymentRate ?? null)), count });
          },
        };
      })}
      scale={SCALE}
      words={(value) => format.percent(value, 0)}
      height={height}
      onSelect={leadTo}
    />
  );
}

/** In which tax a unit is behind. */
export const UnitTaxHeat = () => (
  <ChartPanel
    words={usePanelWords(messages, 'heat')}
    asked={useMixes()}
    measure="onTimePaymentRate"
    height="large"
    chart={(drawing) => <Heat {...drawing} />}
  />
);
