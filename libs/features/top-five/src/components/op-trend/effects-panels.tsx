import { AnswerRows, ChangeText, ChartPanel, drawn, rowsOf, useNarrow, usePanelWords, type AnswerTo, type Row } from '@pendapa/analysis';
import { StackedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-op-trend.ts';
import { effectsOf, partsOf, type Effects } from './effects.ts';
import { useTaxEffects } from './questions.ts';

type Measure = 'amount' | 'payingObjects';

interface TaxEffects extends Row<Measure, 'taxType'> {
  readonly effects: Effects | null;
}

const sumOf = ({ count, value }: Effects): string => String(BigInt(count) + BigInt(value));
const size = ({ effects }: TaxEffects): number => (effects ? Math.abs(Number(sumOf(effects))) : -1);

/** The tax type that moved revenue most, in either direction, first. */
const rowsWithEffects = (answer: AnswerTo<Measure, 'taxType'>): readonly TaxEffects[] =>
  rowsOf(answer)
    .map((row) => ({ ...row, effects: effectsOf(partsOf(row)) }))
    .sort((a, b) => size(b) - size(a));

/** Why each tax type grew: more objects, or more from each. */
export function OpTrendEffects({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const select = useNarrow()('tax');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'effects')}
      asked={useTaxEffects()}
      measure="payingObjects"
      height={height}
      sentence={({ answer, name }) => {
        const [first] = rowsWithEffects(answer);
        if (!first?.effects) return null;
        const [count, value] = [format.moneyChange(first.effects.count), format.moneyChange(first.effects.value)];
        return t('effects.sentence', { tax: name('taxType', first), count, value });
      }}
      chart={({ read, description }) => (
        <StackedBars
          bars={rowsWithEffects(read.answer).map(({ effects, ...row }) => ({
            ...read.bar('taxType', 'amount', row),
            values: [drawn(effects?.count ?? null), drawn(effects?.value ?? null)],
            exact: (part: number) => format.moneyExact((part === 0 ? effects?.count : effects?.value) ?? null),
            text: format.moneyChange(effects && sumOf(effects)),
            detail: <ChangeText now={row.current.amount} before={row.comparison.amount} spec={measureSpec('revenue', 'amount')} />,
          }))}
          parts={[t('effects.count'), t('effects.value')]}
          description={description}
          onSelect={select}
        />
      )}
      table={(drawing) => (
        <AnswerRows
          {...drawing}
          rows={rowsWithEffects(drawing.read.answer)}
          columns={({ by, growth, make }) => [
            by('taxType'),
            make.money({ key: 'count', header: t('effects.count'), value: ({ effects }) => effects?.count ?? null }),
            make.money({ key: 'value', header: t('effects.value'), value: ({ effects }) => effects?.value ?? null }),
            growth('amount'),
          ]}
        />
      )}
    />
  );
}
