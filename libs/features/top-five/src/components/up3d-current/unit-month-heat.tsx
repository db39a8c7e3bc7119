import {
  AnswerPanel,
  AnswerTable,
  lastDayOf,
  rowsOf,
  unfinishedMonth,
  useColumns,
  useFilters,
  useMemberName,
  type AnswerTo,
} from '@pendapa/analysis';
import { divergingScale, HeatTable } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d-current.ts';
import { ofPlan, unitMonths } from './unit-months.ts';
import { useUnitMonths, type MonthMeasure } from './questions.ts';

type Months = AnswerTo<MonthMeasure, 'unit' | 'month'>;

/** The plan of the month is the middle; each class is ten points wide, on every filter. */
const SCALE = divergingScale(1, 0.1);

function Heat({ answer, height }: { readonly answer: Months; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { change } = useFilters();
  const { months, units } = unitMonths(answer);
  const open = unfinishedMonth(months, lastDayOf(answer));
  return (
    <HeatTable
      description={t('heat.description', { period: format.period(answer.period) })}
      columns={months.map((month, index) => ({ key: month, label: format.monthName(month), unfinished: index === open }))}
      rows={units.map(({ unit, cells }) => ({
        key: unit ?? '',
        label: name(answer, 'unit', unit),
        values: cells.map(ofPlan),
        exact: (column) =>
          t('heat.exact', {
            realised: format.valueExact(cells[column]?.realised ?? null, 'money'),
            plan: format.valueExact(cells[column]?.plan ?? null, 'money'),
            percent: format.percent(ofPlan(cells[column] ?? null), 2),
          }),
      }))}
      scale={SCALE}
      words={(value) => format.percent(value, 0)}
      height={height}
      onSelect={(unit) => change({ unit: [unit] })}
    />
  );
}

function MonthTable({ answer, maxHeight }: { readonly answer: Months; readonly maxHeight: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const rows = rowsOf(answer);
  const columns = useColumns<(typeof rows)[number]>(rows);
  return (
    <AnswerTable
      caption={t('heat.description', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => `${codes.unit} ${codes.month}`}
      maxHeight={maxHeight}
      columns={[
        columns.name({ key: 'unit', header: t('unit'), text: ({ codes }) => name(answer, 'unit', codes.unit) }),
        columns.name({
          key: 'month',
          header: t('month'),
          text: ({ codes }) => format.month(codes.month),
          order: ({ codes }) => monthOrder(codes.month),
        }),
        columns.money({ key: 'plan', header: t('plan'), value: ({ current }) => current.plan }),
        columns.money({ key: 'realised', header: t('realised'), value: ({ current }) => current.realised }),
        columns.percent({ key: 'ratio', header: t('ofPlan'), value: ({ current }) => ofPlan(current) }),
      ]}
    />
  );
}

const monthOrder = (month: string | null): number | null => (month === null ? null : Number(month.slice(0, 7).replace('-', '')));

/** Where and when the plan was missed. */
export function UnitMonthHeat({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <AnswerPanel
      title={t('heat.title')}
      asked={useUnitMonths()}
      measure="realised"
      height={height}
      view={{
        subtitle: ({ period }) => t('heat.subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const worst = unitMonths(answer).weakestMonth;
          return (
            worst && t('heat.sentence', { month: format.month(worst.month), count: format.count(worst.below), all: format.count(worst.of) })
          );
        },
        chart: (answer) => <Heat answer={answer} height={height} />,
        table: (answer) => <MonthTable answer={answer} maxHeight={height} />,
      }}
    />
  );
}
