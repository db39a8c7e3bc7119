import { MonthBars, type MonthBarsProps } from '@pendapa/charts';
import { useAddressChoice, useFilteredAnswer, useMoneyMeasure, useMonthFilter, useMonthSpan } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import {
  AnswerRows,
  axisTitle,
  ChartPanel,
  DetailsPanel,
  knownColumns,
  MarkedChart,
  missingOf,
  useMeasureName,
  useMissingText,
  usePanelWords,
  type ChartProps,
} from '@pendapa/panels';
import {
  joinByKey,
  toPlotValue,
  largestAbsolute,
  largestFirst,
  lastDayOf,
  monthsIn,
  share,
  unfinishedMonth,
  useTogether,
  type JoinedRow,
} from '@pendapa/query';
import { NoteText, ToggleChoice } from '@pendapa/ui-layout';
import { messages } from '../../messages/revenue-op-trend.ts';
import * as ask from '../../questions/revenue-op-trend.ts';
import type { Money } from '../../questions/units.ts';

/** Lengths of the trend in months; the first one is the default. */
const LENGTHS = ['36', '12', '24', '60'] as const;
const SHORTEST_FIRST = LENGTHS.toSorted();

const useTrendLength = () => useAddressChoice<(typeof LENGTHS)[number]>('tm', LENGTHS);
export const useTrendMonths = (): number => Number(useTrendLength()[0]);

/** Chooses the length of the trend. */
export function TrendLengthChoice() {
  const t = useMessages(messages);
  const format = useFormat();
  const [length, choose] = useTrendLength();
  return (
    <ToggleChoice
      label={t('months.length')}
      value={length}
      choices={SHORTEST_FIRST}
      name={(months) => t('months.count', { n: format.count(Number(months)) })}
      onChoose={choose}
    />
  );
}

/** Revenue and objects by month; both change at the same time. */
function useMonthsWithObjects() {
  const money = useMoneyMeasure();
  const length = useTrendMonths();
  const { months, ...objects } = useTogether({
    months: useFilteredAnswer(ask.revenueMonths(money, length)),
    paying: useFilteredAnswer(ask.payingMonths(length)),
    registered: useFilteredAnswer(ask.registeredMonths(length)),
  });
  return { months, objects };
}

interface MonthDrawing extends ChartProps<Money, 'month'> {
  readonly objects: ReturnType<typeof useMonthsWithObjects>['objects'];
}

/** Line of paying objects on its own scale; none without the extract of objects. */
function useObjectPanels({ read: { rows, format, figureText }, objects }: MonthDrawing): MonthBarsProps['below'] {
  const name = useMeasureName();
  const panel = (label: string, { key, value }: JoinedRow<'month'>) => {
    const values = rows.map(value);
    const scale = format.countAxis(largestAbsolute(values));
    return {
      key,
      label,
      values: values.map(toPlotValue),
      exact: (index: number) => figureText(values[index] ?? null, 'count'),
      axis: { title: axisTitle(label, scale.unitLabel), tick: scale.tick },
    };
  };
  return [panel(name('revenue', 'payingObjects'), joinByKey(objects.paying.answer, 'month', 'payingObjects'))].filter(({ values }) =>
    values.some((value) => value !== null),
  );
}

function MonthChart(drawing: MonthDrawing) {
  const t = useMessages(messages);
  const missingText = useMissingText();
  const select = useMonthFilter();
  const money = useMoneyMeasure();
  const spanOf = useMonthSpan();
  const below = useObjectPanels(drawing);
  const { read, objects, description, height } = drawing;
  const amounts = read.rows.map(({ current }) => current[money]);
  const months = read.rows.map(({ codes }) => codes.month);
  const axis = read.format.moneyAxis(largestAbsolute(amounts));
  const missing = objects.paying.answer && missingOf(objects.paying.answer, 'payingObjects');
  return (
    <>
      <MarkedChart moments={months} height={height}>
        {(frame) => (
          <MonthBars
            {...frame}
            span={spanOf(lastDayOf(read.answer), months)}
            onSelect={select}
            bars={{
              key: 'amount',
              label: read.label(money),
              values: amounts.map(toPlotValue),
              exact: (index) => read.figureTextExact(amounts[index] ?? null, 'money'),
              axis: { title: axisTitle(read.label(money), axis.unitLabel), tick: axis.tick },
            }}
            below={below}
            description={description}
          />
        )}
      </MarkedChart>
      {missing && <NoteText>{t('months.noObjects', { reason: missingText(missing, objects.paying.subject) })}</NoteText>}
    </>
  );
}

/** Table of months, latest first, with paying objects and those registered at the end. Columns without known values are omitted. */
function MonthTable({ read, objects, height }: MonthDrawing) {
  const t = useMessages(messages);
  const name = useMeasureName();
  const money = useMoneyMeasure();
  const rows = read.rows.toReversed();
  const last = lastDayOf(read.answer);
  const months = monthsIn(rows);
  const open = months[unfinishedMonth(months, last) ?? -1];
  const { value: paying } = joinByKey(objects.paying.answer, 'month', 'payingObjects');
  const { value: perObject } = joinByKey(objects.paying.answer, 'month', 'amountPerObject');
  const { value: registered } = joinByKey(objects.registered.answer, 'month', 'registered');
  return (
    <AnswerRows
      read={read}
      description={`${read.label(money)}, ${read.periodLabels.period}`}
      height={height}
      rows={rows}
      columns={({ dimensionColumn, measureColumn, growthColumn, make }) => [
        dimensionColumn('month', ({ codes: { month } }) =>
          month === open ? t('unfinished', { month: read.format.month(month), date: read.format.date(last) }) : null,
        ),
        measureColumn(money),
        growthColumn(money, t('yoy')),
        ...knownColumns(rows, [
          make.count({ key: 'paying', header: name('revenue', 'payingObjects'), value: paying }),
          make.count({ key: 'registered', header: name('objects', 'registered'), value: registered }),
          make.percent({ key: 'ratio', header: name('objects', 'payingRatio'), value: (row) => share(paying(row), registered(row)) }),
          make.money({ key: 'perObject', header: name('revenue', 'amountPerObject'), value: perObject }),
        ]),
      ]}
    />
  );
}

/** Bars of revenue by month, with paying objects below; registered ones hardly change and stand in the table. */
export function TrendMonths() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const { months, objects } = useMonthsWithObjects();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'months')}
      query={months}
      measure={money}
      height="large"
      sentence={({ rows, answer, formatted, format }) => {
        const known = monthsIn(rows);
        const open = known[unfinishedMonth(known, lastDayOf(answer)) ?? -1];
        // A month that is not over cannot be highest or lowest.
        const {
          rows: [best],
          isFirstSure,
        } = largestFirst(
          rows.filter(({ codes }) => codes.month !== open),
          'month',
          money,
        );
        if (!isFirstSure) return null;
        return t('months.best', { best: format.month(best?.codes.month ?? null), amount: formatted.value(money, best) });
      }}
      chart={(drawing) => <MonthChart {...drawing} objects={objects} />}
      table={(drawing) => <MonthTable {...drawing} objects={objects} />}
    />
  );
}

/** Details table of months. */
export function TrendDetails() {
  const { months, objects } = useMonthsWithObjects();
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      query={months}
      measure={useMoneyMeasure()}
      table={(drawing) => <MonthTable {...drawing} objects={objects} />}
    />
  );
}
