import { axisTitle, ChartPanel, drawn, largest, useNarrow, usePanelWords, useTargetName, type Drawing } from '@pendapa/analysis';
import { ScatterPlot } from '@pendapa/charts';
import { useFormat } from '@pendapa/i18n';
import { messages } from '../../messages/target-units.ts';
import { useUnits, type UnitMeasure } from './questions.ts';
import { UnitTable } from './unit-table.tsx';

const NAMED = 6;

function Plot({ read, description, height }: Drawing<UnitMeasure, 'unit'>) {
  const format = useFormat();
  const target = useTargetName();
  const scale = format.moneyAxis(largest(read.rows.map(({ current }) => current.target)));
  const points = read.rows.flatMap((row) => {
    const [x, y] = [drawn(row.current.target), drawn(row.current.planAchievement)];
    if (x === null || y === null) return [];
    const label = read.name('unit', row);
    const rows = (['target', 'realisedToDate', 'planToDate', 'planAchievement'] as const).map((measure) => ({
      label: read.label(measure),
      text: read.text(measure, row),
    }));
    return [{ key: row.codes.unit ?? '', label, x, y, tip: { title: label, rows } }];
  });
  return (
    <ScatterPlot
      points={points}
      x={{ title: axisTitle(target, scale.unitLabel), tick: scale.tick }}
      y={{ title: read.label('planAchievement'), tick: (value) => format.percent(value, 0) }}
      labelled={NAMED}
      height={height}
      description={description}
      onSelect={useNarrow()('unit')}
    />
  );
}

/** Whether the large units are behind or the small ones, which swing more. */
export const UnitSizes = () => (
  <ChartPanel
    words={usePanelWords(messages, 'sizes')}
    asked={useUnits()}
    measure="planAchievement"
    height="large"
    chart={(drawing) => <Plot {...drawing} />}
    table={(drawing) => <UnitTable {...drawing} />}
  />
);
