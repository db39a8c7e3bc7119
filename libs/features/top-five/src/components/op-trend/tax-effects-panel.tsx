import { useDrill } from '@pendapa/analysis';
import { StackedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { AnswerRows, ChangeText, ChartPanel, usePanelWords, type Reader } from '@pendapa/panels';
import { effectsOf, toPlotValue, type EffectMeasure, type Effects, type Row } from '@pendapa/query';
import { messages } from '../../messages/revenue-op-trend.ts';
import * as ask from '../../questions/revenue-op-trend.ts';

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

/** Change of each tax by number of objects and by amount per object. A tax leads to its causes. */
export function TaxEffectsPanel() {
  const t = useMessages(messages);
  const { open } = useDrill();
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
          onSelect={(code) => open([{ by: 'tax', code }])}
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
