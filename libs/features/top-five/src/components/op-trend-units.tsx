import { AnswerPanel, AnswerTable, rowsOf, useColumns, useFilters, useMemberName, type AnswerTo, type Row } from '@pendapa/analysis';
import { ScatterPlot } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/revenue-op-trend.ts';
import { growthOf } from './effects.ts';
import { useUnitGrowth } from './op-trend-questions.ts';

type Measure = 'amount' | 'payingObjects';
type Answer = AnswerTo<Measure, 'unit'>;
interface UnitGrowth extends Row<Measure, 'unit'> {
  readonly growth: { readonly objects: number; readonly revenue: number };
}

const LABELLED = 6;

function grownUnits(answer: Answer): readonly UnitGrowth[] {
  return rowsOf(answer).flatMap((row) => {
    const growth = growthOf({
      amount: row.current.amount,
      amountBefore: row.comparison.amount,
      objects: row.current.payingObjects,
      objectsBefore: row.comparison.payingObjects,
    });
    return growth ? [{ ...row, growth }] : [];
  });
}

function Units({ answer, height }: { readonly answer: Answer; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { change } = useFilters();
  const points = grownUnits(answer).map(({ codes, growth }) => {
    const label = name(answer, 'unit', codes.unit);
    const rows = [
      { label: t('units.x'), text: format.change(growth.objects, 2) },
      { label: t('units.y'), text: format.change(growth.revenue, 2) },
    ];
    return { key: codes.unit ?? '', label, x: growth.objects, y: growth.revenue, tip: { title: label, rows } };
  });
  const tick = (value: number): string => format.percent(value, 0);
  return (
    <ScatterPlot
      points={points}
      x={{ title: t('units.x'), tick }}
      y={{ title: t('units.y'), tick }}
      labelled={LABELLED}
      height={height}
      description={t('units.description', { period: format.period(answer.period) })}
      onSelect={(unit) => change({ unit: [unit] })}
    />
  );
}

function UnitTable({ answer, maxHeight }: { readonly answer: Answer; readonly maxHeight: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const rows = grownUnits(answer);
  const columns = useColumns<UnitGrowth>(rows);
  return (
    <AnswerTable
      caption={t('units.description', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => codes.unit ?? ''}
      maxHeight={maxHeight}
      columns={[
        columns.name({ key: 'unit', header: t('units.unit'), text: ({ codes }) => name(answer, 'unit', codes.unit) }),
        columns.money({ key: 'amount', header: t('amount'), value: ({ current }) => current.amount }),
        columns.count({ key: 'paying', header: t('paying'), value: ({ current }) => current.payingObjects }),
        columns.percent({ key: 'x', header: t('units.x'), value: ({ growth }) => growth.objects }),
        columns.percent({ key: 'y', header: t('units.y'), value: ({ growth }) => growth.revenue }),
      ]}
    />
  );
}

/** Which units grow with their objects, and which without. */
export function OpTrendUnits({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <AnswerPanel
      title={t('units.title')}
      asked={useUnitGrowth()}
      measure="payingObjects"
      height={height}
      view={{
        subtitle: ({ period }) => t('units.subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const units = grownUnits(answer);
          const both = units.filter(({ growth }) => growth.objects > 0 && growth.revenue > 0).length;
          return units.length === 0 ? null : t('units.sentence', { both: format.count(both), all: format.count(units.length) });
        },
        chart: (answer) => <Units answer={answer} height={height} />,
        table: (answer) => <UnitTable answer={answer} maxHeight={height} />,
      }}
    />
  );
}
