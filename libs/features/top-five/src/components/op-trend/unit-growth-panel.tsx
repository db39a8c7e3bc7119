import { CHART_HEIGHTS, ScatterPlot } from '@pendapa/charts';
import { useCrossFilter } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { AnswerRows, ChartPanel, usePanelWords, type Reader } from '@pendapa/panels';
import { growthOf, type EffectMeasure } from '@pendapa/query';
import { messages } from '../../messages/revenue-op-trend.ts';
import * as ask from '../../questions/revenue-op-trend.ts';

/** Pixels: two charts. */
const UNITS_HEIGHT = CHART_HEIGHTS.medium * 2;
const LABELLED = 6;

const grownUnits = ({ rows }: Reader<EffectMeasure, 'unit'>) =>
  rows.flatMap((row) => {
    const growth = growthOf(row);
    return growth ? [{ ...row, growth }] : [];
  });

/** Units by growth of objects and of revenue. */
export function UnitGrowthPanel() {
  const t = useMessages(messages);
  const select = useCrossFilter()('unit');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'units')}
      query={ask.unitGrowth}
      measure="payingObjects"
      height={UNITS_HEIGHT}
      sentence={(read) => {
        const units = grownUnits(read);
        const both = units.filter(({ growth }) => growth.objects > 0 && growth.revenue > 0).length;
        return units.length === 0 ? null : t('units.sentence', { both: read.format.count(both), all: read.format.count(units.length) });
      }}
      chart={({ read, ...frame }) => {
        const { format, name } = read;
        const axisOf = (title: string) => ({ title, tick: format.percentAxis });
        const points = grownUnits(read).map((row) => {
          const { objects, revenue } = row.growth;
          const label = name('unit', row);
          const rows = [
            { label: t('units.x'), text: format.percentChange(objects, 2) },
            { label: t('units.y'), text: format.percentChange(revenue, 2) },
          ];
          return { key: row.codes.unit ?? '', label, x: objects, y: revenue, tip: { title: label, rows } };
        });
        const axes = { x: axisOf(t('units.x')), y: axisOf(t('units.y')) };
        return <ScatterPlot {...frame} {...axes} points={points} labelled={LABELLED} onSelect={select} />;
      }}
      table={(drawing) => (
        <AnswerRows
          {...drawing}
          rows={grownUnits(drawing.read)}
          columns={({ allColumns, make }) => [
            ...allColumns(),
            make.percent({ key: 'x', header: t('units.x'), value: ({ growth }) => growth.objects }),
            make.percent({ key: 'y', header: t('units.y'), value: ({ growth }) => growth.revenue }),
          ]}
        />
      )}
    />
  );
}
