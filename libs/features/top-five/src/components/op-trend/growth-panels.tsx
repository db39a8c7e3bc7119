import { CHART_HEIGHTS, ScatterPlot, StackedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useCrossFilter } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { AnswerRows, ChangeText, ChartPanel, usePanelWords, type Reader } from '@pendapa/panels';
import { toPlotValue, type Row } from '@pendapa/query';
import { messages } from '../../messages/revenue-op-trend.ts';
import * as ask from '../../questions/revenue-op-trend.ts';
import { effectsOf, growthOf, type EffectMeasure, type Effects } from './effects.ts';

/** Pixels: two charts. */
const UNITS_HEIGHT = CHART_HEIGHTS.medium * 2;
const LABELLED = 6;

interface TaxEffects extends Row<EffectMeasure, 'taxType'> {
  readonly effects: Effects | null;
}

const sumOf = ({ count, value }: Effects): string => String(BigInt(count) + BigInt(value));
const size = ({ effects }: TaxEffects): number => (effects ? Math.abs(Number(sumOf(effects))) : -1);

/** Sorts taxes by the size of their change, in either direction. */
const rowsWithEffects = ({ rows }: Reader<EffectMeasure, 'taxType'>): readonly TaxEffects[] =>
  rows.map((row) => ({ ...row, effects: effectsOf(row) })).sort((a, b) => size(b) - size(a));

/** Number of taxes shown first. */
const INITIAL_ROWS = 7;

/** Change of each tax by number of objects and by amount per object. */
export function TaxEffectsPanel() {
  const t = useMessages(messages);
  const select = useCrossFilter()('tax');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'effects')}
      query={ask.taxEffects}
      measure="payingObjects"
      height="large"
      sentence={(read) => {
        const [first] = rowsWithEffects(read);
        if (!first?.effects) return null;
        const { moneyChange } = read.format;
        const [count, value] = [moneyChange(first.effects.count), moneyChange(first.effects.value)];
        return t('effects.sentence', { tax: read.name('taxType', first), count, value });
      }}
      chart={({ read, description }) => (
        <StackedBars
          bars={rowsWithEffects(read).map(({ effects, ...row }) => ({
            ...read.bar('taxType', 'amountOnObjects', row),
            values: [toPlotValue(effects?.count ?? null), toPlotValue(effects?.value ?? null)],
            exact: (part: number) => read.format.moneyExact((part === 0 ? effects?.count : effects?.value) ?? null),
            text: read.format.moneyChange(effects && sumOf(effects)),
            detail: (
              <ChangeText
                now={row.current.amountOnObjects}
                before={row.comparison.amountOnObjects}
                spec={measureSpec('revenue', 'amountOnObjects')}
              />
            ),
          }))}
          parts={[t('effects.count'), t('effects.value')]}
          description={description}
          onSelect={select}
          initialRows={INITIAL_ROWS}
        />
      )}
      table={(drawing) => (
        <AnswerRows
          {...drawing}
          rows={rowsWithEffects(drawing.read)}
          columns={({ dimensionColumn, growthColumn, make }) => [
            dimensionColumn('taxType'),
            make.money({ key: 'count', header: t('effects.count'), value: ({ effects }) => effects?.count ?? null }),
            make.money({ key: 'value', header: t('effects.value'), value: ({ effects }) => effects?.value ?? null }),
            growthColumn('amountOnObjects'),
          ]}
        />
      )}
    />
  );
}

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
