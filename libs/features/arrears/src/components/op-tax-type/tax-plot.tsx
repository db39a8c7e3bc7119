import { axisTitle, ChartPanel, drawn, largest, useNarrow, usePanelWords, type Drawing } from '@pendapa/analysis';
import { ScatterPlot } from '@pendapa/charts';
import { useFormat } from '@pendapa/i18n';
import { messages } from '../../messages/op-tax-type.ts';
import { useTaxes, type StateMeasure } from './questions.ts';

const NAMED = 6;

function Plot({ read, description, height }: Drawing<StateMeasure, 'taxType'>) {
  const format = useFormat();
  const counts = format.countAxis(largest(read.rows.map(({ current }) => current.objects)));
  const money = format.moneyAxis(largest(read.rows.map(({ current }) => current.averagePerObject)));
  const points = read.rows.flatMap((row) => {
    const [x, y] = [drawn(row.current.objects), drawn(row.current.averagePerObject)];
    if (x === null || y === null) return [];
    const label = read.name('taxType', row);
    const rows = (['objects', 'averagePerObject', 'total'] as const).map((measure) => ({
      label: read.label(measure),
      text: read.text(measure, row),
    }));
    return [{ key: row.codes.taxType ?? '', label, x, y, tip: { title: label, rows } }];
  });
  return (
    <ScatterPlot
      points={points}
      x={{ title: axisTitle(read.label('objects'), counts.unitLabel), tick: counts.tick }}
      y={{ title: axisTitle(read.label('averagePerObject'), money.unitLabel), tick: money.tick }}
      labelled={NAMED}
      height={height}
      description={description}
      onSelect={useNarrow()('tax')}
    />
  );
}

/** Many small debts, or few large ones. */
export const TaxPlot = () => (
  <ChartPanel
    words={usePanelWords(messages, 'count')}
    asked={useTaxes().asked}
    measure="objects"

    chart={(drawing) => <Plot {...drawing} />}
  />
);
