import { useDrill } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { AnswerRows, ChangeText, ChartPanel, NextSteps, usePanelWords, type Reader } from '@pendapa/panels';
import {
  comparedRows,
  difference,
  effectsOf,
  isKnown,
  isNothing,
  percentFalls,
  toPlotValue,
  valueOf,
  type EffectMeasure,
  type Effects,
  type Figure,
  type Row,
} from '@pendapa/query';
import { messages } from '../../messages/revenue-op-trend.ts';
import * as ask from '../../questions/revenue-op-trend.ts';

interface TaxEffects extends Row<EffectMeasure, 'taxType'> {
  /** Change of revenue from objects: the sum of both effects. */
  readonly change: Figure;
  /** Null for a tax that began, ended or is not known. */
  readonly effects: Effects | null;
}

const size = ({ change }: TaxEffects): number => Math.abs(toPlotValue(change) ?? 0);

/** Sorts taxes by the size of their change, in either direction; unknown changes come last. */
const rowsWithEffects = ({ rows }: Reader<EffectMeasure, 'taxType'>): readonly TaxEffects[] =>
  rows
    .map((row) => ({
      ...row,
      change: difference(row.current.amountOnObjects, row.comparison.amountOnObjects),
      effects: effectsOf(row),
    }))
    .sort((a, b) => Number(isKnown(b.change)) - Number(isKnown(a.change)) || size(b) - size(a));

/** Part of both effects from which the larger one is the main cause. */
const MAIN_PART = 2 / 3;

/** The effect that explains most of a change; otherwise both. */
function mainCause({ count, value }: Effects): 'count' | 'value' | 'both' {
  const [byCount, byValue] = [Math.abs(Number(count)), Math.abs(Number(value))];
  if (Math.max(byCount, byValue) < (byCount + byValue) * MAIN_PART) return 'both';
  return byCount >= byValue ? 'count' : 'value';
}

/** Number of taxes shown first. */
const INITIAL_ROWS = 8;

/** Change of each tax, and whether the number of objects or the amount of each explains more of it. A tax leads to its causes. */
export function TaxEffectsPanel() {
  const t = useMessages(messages);
  const { open } = useDrill();
  const exact = ({ format, figureTextExact }: Reader<EffectMeasure, 'taxType'>, { effects, change }: TaxEffects): string =>
    effects
      ? t('effects.both', { count: format.moneyExact(effects.count), value: format.moneyExact(effects.value) })
      : figureTextExact(change, 'money');
  const changeText = ({ format, figureText }: Reader<EffectMeasure, 'taxType'>, change: Figure): string =>
    isKnown(change) ? format.moneyChange(String(valueOf(change))) : figureText(change, 'money');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'effects')}
      query={ask.taxEffects}
      measure="payingObjects"
      height="large"
      sentence={(read) => {
        const rows = rowsWithEffects(read);
        const [first] = rows;
        if (!first?.effects || isNothing(first.change) || !rows.every(({ change }) => isKnown(change))) return null;
        const amount = changeText(read, first.change);
        return t(`effects.sentence.${mainCause(first.effects)}`, { tax: read.name('taxType', first), amount });
      }}
      chart={({ read, description }) => (
        <RankedBars
          bars={rowsWithEffects(read).map((row) => ({
            ...read.bar('taxType', 'amountOnObjects', row),
            value: toPlotValue(row.change),
            tone: (toPlotValue(row.change) ?? 0) < 0 ? 'bad' : 'good',
            text: changeText(read, row.change),
            exact: exact(read, row),
            detail: (
              <>
                <ChangeText
                  now={row.current.amountOnObjects}
                  before={row.comparison.amountOnObjects}
                  spec={measureSpec('revenue', 'amountOnObjects')}
                />
                {row.effects && ` · ${t(`effects.mostly.${mainCause(row.effects)}`)}`}
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

/** Part of the largest fall from which another one is worth a step. */
const WORTH_A_STEP = 0.1;

/** Next steps: find the causes of the taxes that fell most. */
export function TaxSteps() {
  const t = useMessages(messages);
  const { open } = useDrill();
  return (
    <NextSteps
      query={ask.taxEffects}
      measure="amountOnObjects"
      steps={({ rows, name, figureText, format }) => {
        const named = rows.filter(({ codes }) => codes.taxType !== null);
        if (comparedRows(named, 'amountOnObjects').length === 0) return null;
        const falls = percentFalls(named, 'amountOnObjects');
        const smallest = (toPlotValue(falls[0]?.fall ?? null) ?? 0) * WORTH_A_STEP;
        return falls
          .filter(({ fall }) => (toPlotValue(fall) ?? 0) >= smallest)
          .map(({ row, fall, ratio }) => ({
            figure: figureText(fall, 'money'),
            text: t('steps.fell', { tax: name('taxType', row), percent: format.percent(ratio) }),
            open: () => open([{ by: 'tax', code: row.codes.taxType ?? '' }]),
          }));
      }}
    />
  );
}
