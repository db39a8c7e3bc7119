import {
  AnswerPanel,
  AnswerTable,
  ChangeText,
  drawn,
  rowsOf,
  totalOf,
  useColumns,
  useFilters,
  useMemberName,
  type AnswerTo,
  type Row,
} from '@pendapa/analysis';
import { StackedBars } from '@pendapa/charts';
import { measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/revenue-op-trend.ts';
import { effectsOf, type Effects, type Parts } from './effects.ts';
import { useTaxEffects } from './op-trend-questions.ts';

type Measure = 'amount' | 'payingObjects';
type Answer = AnswerTo<Measure, 'taxType'>;

const SPEC = measureSpec('revenue', 'amount');

const partsOf = ({ current, comparison }: Pick<Row<Measure>, 'current' | 'comparison'>): Parts => ({
  amount: current.amount,
  amountBefore: comparison.amount,
  objects: current.payingObjects,
  objectsBefore: comparison.payingObjects,
});

interface TaxEffects extends Row<Measure, 'taxType'> {
  readonly effects: Effects | null;
}

const size = ({ effects }: TaxEffects): number => (effects ? Math.abs(Number(effects.count) + Number(effects.value)) : -1);

/** The tax type that moved revenue most, in either direction, first. */
const rowsWithEffects = (answer: Answer): readonly TaxEffects[] =>
  rowsOf(answer)
    .map((row) => ({ ...row, effects: effectsOf(partsOf(row)) }))
    .sort((a, b) => size(b) - size(a));

function EffectBars({ answer }: { readonly answer: Answer }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { change } = useFilters();
  const bars = rowsWithEffects(answer).map(({ codes, current, comparison, effects }) => ({
    key: codes.taxType ?? '',
    label: name(answer, 'taxType', codes.taxType),
    values: [drawn(effects?.count ?? null), drawn(effects?.value ?? null)],
    exact: (part: number) => format.moneyExact((part === 0 ? effects?.count : effects?.value) ?? null),
    text: format.moneyChange(effects ? String(BigInt(effects.count) + BigInt(effects.value)) : null),
    detail: <ChangeText now={current.amount} before={comparison.amount} spec={SPEC} />,
  }));
  return (
    <StackedBars
      bars={bars}
      parts={[t('effects.count'), t('effects.value')]}
      description={t('effects.description', { period: format.period(answer.period) })}
      onSelect={(code) => change({ tax: [code] })}
    />
  );
}

function EffectTable({ answer, maxHeight }: { readonly answer: Answer; readonly maxHeight: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const rows = rowsWithEffects(answer);
  const columns = useColumns<TaxEffects>(rows);
  return (
    <AnswerTable
      caption={t('effects.description', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => codes.taxType ?? ''}
      maxHeight={maxHeight}
      columns={[
        columns.name({ key: 'taxType', header: t('taxType'), text: ({ codes }) => name(answer, 'taxType', codes.taxType) }),
        columns.money({ key: 'count', header: t('effects.count'), value: ({ effects }) => effects?.count ?? null }),
        columns.money({ key: 'value', header: t('effects.value'), value: ({ effects }) => effects?.value ?? null }),
        columns.change({
          key: 'yoy',
          header: t('yoy'),
          value: ({ current }) => current.amount,
          before: ({ comparison }) => comparison.amount,
          spec: SPEC,
          total: totalOf(answer, 'amount'),
          totalBefore: totalOf(answer, 'amount', 'comparison'),
        }),
      ]}
    />
  );
}

/** Why each tax type grew: more objects, or more from each. */
export function OpTrendEffects({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  return (
    <AnswerPanel
      title={t('effects.title')}
      asked={useTaxEffects()}
      measure="payingObjects"
      height={height}
      view={{
        subtitle: ({ period, comparison }) =>
          t('effects.subtitle', { period: format.period(period), comparison: comparison ? format.period(comparison) : '-' }),
        sentence: (answer) => {
          const [first] = rowsWithEffects(answer);
          if (!first?.effects) return null;
          const { count, value } = first.effects;
          const tax = name(answer, 'taxType', first.codes.taxType);
          return t('effects.sentence', { tax, count: format.moneyChange(count), value: format.moneyChange(value) });
        },
        chart: (answer) => <EffectBars answer={answer} />,
        table: (answer) => <EffectTable answer={answer} maxHeight={height} />,
      }}
    />
  );
}
