import { useDrill } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { AnswerRows, ChangeText, ChartPanel, usePanelWords, type Reader } from '@pendapa/panels';
import { effectsOf, type EffectMeasure, type Effects, type Row } from '@pendapa/query';
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

/** The larger effect, whose direction is that of the change. */
const mainCause = ({ count, value }: Effects): 'count' | 'value' =>
  Math.abs(Number(count)) >= Math.abs(Number(value)) ? 'count' : 'value';

/** Number of taxes shown first. */
const INITIAL_ROWS = 8;

/** Change of each tax, and whether the number of objects or the amount of each explains more of it. A tax leads to its causes. */
export function TaxEffectsPanel() {
  const t = useMessages(messages);
  const { open } = useDrill();
  const bothEffects = ({ format }: Reader<EffectMeasure, 'taxType'>, effects: Effects | null): string =>
    t('effects.both', { count: format.moneyExact(effects?.count ?? null), value: format.moneyExact(effects?.value ?? null) });
  return (
    <ChartPanel
      words={usePanelWords(messages, 'effects')}
      query={ask.taxEffects}
      measure="payingObjects"
      height="large"
      sentence={(read) => {
        const [first] = rowsWithEffects(read);
        if (!first?.effects) return null;
        const amount = read.format.moneyChange(sumOf(first.effects));
        return t(`effects.sentence.${mainCause(first.effects)}`, { tax: read.name('taxType', first), amount });
      }}
      chart={({ read, description }) => (
        <RankedBars
          bars={rowsWithEffects(read).map(({ effects, ...row }) => ({
            ...read.bar('taxType', 'amountOnObjects', row),
            value: effects && Number(sumOf(effects)),
            tone: effects && Number(sumOf(effects)) < 0 ? 'bad' : 'good',
            text: read.format.moneyChange(effects && sumOf(effects)),
            exact: bothEffects(read, effects),
            detail: (
              <>
                <ChangeText
                  now={row.current.amountOnObjects}
                  before={row.comparison.amountOnObjects}
                  spec={measureSpec('revenue', 'amountOnObjects')}
                />
                {effects && ` · ${t(`effects.mostly.${mainCause(effects)}`)}`}
              </>
            ),
          }))}
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
