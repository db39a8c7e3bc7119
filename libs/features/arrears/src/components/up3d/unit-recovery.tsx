import { axisTitle, ChartPanel, drawn, largest, useNarrow, usePanelWords, type Drawing } from '@pendapa/analysis';
import { ScatterPlot } from '@pendapa/charts';
import { useFormat } from '@pendapa/i18n';
import { messages } from '../../messages/up3d.ts';
import { useFlows, type FlowMeasure } from './questions.ts';

const NAMED = 6;

function Plot({ read, description, height }: Drawing<FlowMeasure, 'unit'>) {
  const format = useFormat();
  const scale = format.moneyAxis(largest(read.rows.map(({ current }) => current.opening)));
  const points = read.rows.flatMap((row) => {
    const [x, y] = [drawn(row.current.opening), drawn(row.current.recoveryRate)];
    if (x === null || y === null) return [];
    const label = read.name('unit', row);
    const rows = (['opening', 'collected', 'recoveryRate'] as const).map((measure) => ({
      label: read.label(measure),
      text: read.text(measure, row),
    }));
    return [{ key: row.codes.unit ?? '', label, x, y, tip: { title: label, rows } }];
  });
  return (
    <ScatterPlot
      points={points}
      x={{ title: axisTitle(read.label('opening'), scale.unitLabel), tick: scale.tick }}
      y={{ title: read.label('recoveryRate'), tick: (value) => format.percent(value, 0) }}
      labelled={NAMED}
      height={height}
      description={description}
      onSelect={useNarrow()('unit')}
    />
  );
}

/** Who has much debt and collects little of it. */
export const UnitRecovery = () => (
  <ChartPanel
    words={usePanelWords(messages, 'recovery')}
    asked={useFlows()}
    measure="recoveryRate"

    chart={(drawing) => <Plot {...drawing} />}
  />
);
