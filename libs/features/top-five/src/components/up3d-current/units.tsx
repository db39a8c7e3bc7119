import { neededPerDay, useDaysLeft, useFilteredAnswer, useFilters, useCrossFilter, useTargetName } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { AnswerRows, ChartPanel, DetailsPanel, PlanBars, usePanelWords, type ChartProps, type Reader } from '@pendapa/panels';
import { byLargest, daysOf, negate, useTogether, valueOf, type Row } from '@pendapa/query';
import { messages } from '../../messages/revenue-up3d-current.ts';
import * as ask from '../../questions/revenue-up3d-current.ts';
import { useUnitKinds } from '../shared/use-unit-kinds.ts';
import { missingByUnit, useInSpan } from './target-span.ts';
import { lastMonth } from './unit-months.ts';

/** Number of rows before "show more". */
const INITIAL_ROWS = 10;

/** Queries units with the further columns of their table; all change at the same time. `span` is null for the target of the year. */
export function useUnitsWithMonths() {
  const kinds = useUnitKinds();
  const { target } = useFilters().choices;
  const inSpan = useInSpan(ask.unitsInSpan(kinds));
  const { units, months, planned, realised } = useTogether({
    units: useFilteredAnswer(ask.units(kinds)),
    months: useFilteredAnswer(ask.unitMonths(kinds)),
    planned: target === 'year' ? null : inSpan.planned,
    realised: target === 'year' ? null : inSpan.realised,
  });
  return { units, context: { months: months.answer, span: planned && realised && { planned, realised } } };
}

type UnitMeasure = ReturnType<typeof ask.units>['measures'][number];
type UnitRow = Row<UnitMeasure, 'unit'>;

interface UnitTableProps extends Omit<ChartProps<UnitMeasure, 'unit'>, 'description'> {
  readonly context: ReturnType<typeof useUnitsWithMonths>['context'];
}

/** Table of units: target, plan, realised, current month, and amount needed per working day. */
function UnitTable({ read, context, height }: UnitTableProps) {
  const t = useMessages(messages);
  const { answer, periodLabels, format } = read;
  const days = useDaysLeft(answer.period.to)?.days ?? null;
  const { description } = usePanelWords(messages, 'table', { days: format.count(days) });
  const targetName = useTargetName();
  const month = context.months && lastMonth(context.months);
  const lacking = context.span && missingByUnit(context.span);
  const ofYear = daysOf(answer, 'realisedToDate').current.from !== answer.period.from;
  return (
    <AnswerRows
      read={read}
      description={description({ ...periodLabels, period: format.period(answer.period) })}
      height={height}
      columns={({ dimensionColumn, measureColumn, growthColumn, statusColumn, make }) => [
        dimensionColumn('unit'),
        measureColumn('target', targetName),
        measureColumn('planToDate'),
        ...(ofYear ? [measureColumn('realisedToDate')] : []),
        measureColumn('realised'),
        measureColumn('planAchievement'),
        make.money({ key: 'month', header: t('thisMonth'), value: ({ codes }) => month?.realisedBy(codes.unit) ?? null }),
        make.money({
          key: 'perDay',
          header: t('perDay'),
          value: (row) => neededPerDay(valueOf(lacking ? lacking(row) : row.current.remaining), days),
        }),
        growthColumn('realised'),
        statusColumn('planAchievement'),
      ]}
    />
  );
}

/** Units from the largest shortfall; those without a plan come last, from the largest revenue. */
const byShortfall = (a: UnitRow, b: UnitRow): number => byLargest(negate(a.current.planVariance), negate(b.current.planVariance));

/** The gap of a unit to its plan, or the word for its state. */
function gapText(read: Reader<UnitMeasure, 'unit'>, row: UnitRow): string {
  const gap = valueOf(row.current.planVariance);
  return gap === null ? read.text('planVariance', row) : read.format.moneyChange(String(gap));
}

/** Bars of units: realised against the plan to date, the largest shortfall first. */
export function UnitBars() {
  const select = useCrossFilter()('unit');
  const { units, context } = useUnitsWithMonths();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'bars')}
      query={units}
      measure="realisedToDate"
      height="large"
      chart={({ read, ...frame }) => (
        <PlanBars
          {...frame}
          read={{ ...read, rows: read.rows.toSorted(byShortfall) }}
          by="unit"
          text={(row) => gapText(read, row)}
          initialRows={INITIAL_ROWS}
          onSelect={select}
        />
      )}
      table={(drawing) => <UnitTable {...drawing} context={context} />}
    />
  );
}

/** Details table of units. */
export function UnitDetails() {
  const { units, context } = useUnitsWithMonths();
  return (
    <DetailsPanel
      // The subtitle contains the remaining working days.
      words={usePanelWords(messages, 'table', { days: '' })}
      query={units}
      measure="realised"
      table={(drawing) => <UnitTable {...drawing} context={context} />}
    />
  );
}
