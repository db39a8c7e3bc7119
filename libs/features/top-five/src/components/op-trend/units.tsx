import { AnswerRows, ChartPanel, useNarrow, usePanelWords, type Reader, type Row } from '@pendapa/analysis';
import { ScatterPlot } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-op-trend.ts';
import { growthOf, partsOf } from './effects.ts';
import { useUnitGrowth } from './questions.ts';

type Measure = 'amount' | 'payingObjects';
interface UnitGrowth extends Row<Measure, 'unit'> {
  readonly growth: { readonly objects: number; readonly revenue: number };
}

const LABELLED = 6;

const grownUnits = ({ rows }: Reader<Measure, 'unit'>): readonly UnitGrowth[] =>
  rows.flatMap((row) => {
    const growth = growthOf(partsOf(row));
    return growth ? [{ ...row, growth }] : [];
  });

/** Which units grow with their objects, and which without. */
export function OpTrendUnits({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const select = useNarrow()('unit');
  const tick = (value: number): string => format.percent(value, 0);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'units')}
      asked={useUnitGrowth()}
      measure="payingObjects"
      height={height}
      sentence={(read) => {
        const units = grownUnits(read);
        const both = units.filter(({ growth }) => growth.objects > 0 && growth.revenue > 0).length;
        return units.length === 0 ? null : t('units.sentence', { both: format.count(both), all: format.count(units.length) });
      }}
      chart={({ read, ...frame }) => (
        <ScatterPlot
          {...frame}
          points={grownUnits(read).map((row) => {
            const { objects, revenue } = row.growth;
            const label = read.name('unit', row);
            const rows = [
              { label: t('units.x'), text: format.change(objects, 2) },
              { label: t('units.y'), text: format.change(revenue, 2) },
            ];
            return { key: row.codes.unit ?? '', label, x: objects, y: revenue, tip: { title: label, rows } };
          })}
          x={{ title: t('units.x'), tick }}
          y={{ title: t('units.y'), tick }}
          labelled={LABELLED}
          onSelect={select}
        />
      )}
      table={(drawing) => (
        <AnswerRows
          {...drawing}
          rows={grownUnits(drawing.read)}
          columns={({ all, make }) => [
            ...all(),
            make.percent({ key: 'x', header: t('units.x'), value: ({ growth }) => growth.objects }),
            make.percent({ key: 'y', header: t('units.y'), value: ({ growth }) => growth.revenue }),
          ]}
        />
      )}
    />
  );
}
