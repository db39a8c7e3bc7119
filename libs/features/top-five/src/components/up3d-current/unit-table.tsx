import { useMemo } from 'react';
import {
  AnswerTable,
  daysOf,
  difference,
  drawn,
  rowsOf,
  totalOf,
  useColumns,
  useFilters,
  useMemberName,
  useTargetName,
  type AnswerTo,
  type Row,
} from '@pendapa/analysis';
import { measureSpec, type Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d-current.ts';
import { neededPerDay } from '../units/needed-per-day.ts';
import { useDaysLeft } from '../units/use-days-left.ts';
import { lastMonth } from './last-month.ts';
import { type BesideUnits, type UnitMeasure } from './questions.ts';

type UnitRow = Row<UnitMeasure, 'unit'>;
const SPEC = measureSpec('achievement', 'realised');

export interface UnitTableProps {
  readonly answer: AnswerTo<UnitMeasure, 'unit'>;
  readonly beside: BesideUnits;
  readonly maxHeight?: number;
}

/** What each unit lacks at the end of the period of its target in the chosen span, in minor units; null where nothing is planned. */
function missingOfPlan({ planned, realised }: NonNullable<BesideUnits['spans']>): ReadonlyMap<string | null, Value> {
  // Without a row nothing came in.
  const nothing = totalOf(realised, 'realised') === null ? null : '0';
  const came = new Map(rowsOf(realised).map(({ codes, current }) => [codes.unit, current.realised]));
  return new Map(rowsOf(planned).map(({ codes, current }) => [codes.unit, difference(current.planWhole, came.get(codes.unit) ?? nothing)]));
}

/** What each unit lacks of its target in the chosen span. */
function useMissing({ spans }: BesideUnits): (row: UnitRow) => Value {
  const { target } = useFilters().choices;
  const [planned, realised] = [spans?.planned, spans?.realised];
  const known = useMemo(() => (planned && realised ? missingOfPlan({ planned, realised }) : null), [planned, realised]);
  return ({ codes, current }) => (target === 'year' ? current.remaining : (known?.get(codes.unit) ?? null));
}

/** Every unit with target, plan, realised, this month and what each remaining day has to bring. */
export function UnitTable({ answer, beside, maxHeight }: UnitTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const rows = rowsOf(answer);
  const columns = useColumns<UnitRow>(rows);
  const days = useDaysLeft(answer.period.to)?.days ?? 0;
  const month = beside.months && lastMonth(beside.months);
  const targetName = useTargetName();
  const missing = useMissing(beside);
  const perDay = (row: UnitRow): Value => neededPerDay(missing(row), days);
  const toDate = columns.money({
    key: 'toDate',
    header: t('realisedToDate'),
    value: ({ current }) => current.realisedToDate,
    total: totalOf(answer, 'realisedToDate'),
  });
  const ratio = ({ current }: UnitRow): number | null => drawn(current.planAchievement);
  return (
    <AnswerTable
      caption={t('table.caption', { period: format.period(answer.period), days: format.count(days) })}
      rows={rows}
      rowKey={({ codes }) => codes.unit ?? ''}
      maxHeight={maxHeight}
      columns={[
        columns.name({ key: 'unit', header: t('unit'), text: ({ codes }) => name(answer, 'unit', codes.unit) }),
        columns.money({ key: 'target', header: targetName, value: ({ current }) => current.target, total: totalOf(answer, 'target') }),
        columns.money({
          key: 'plan',
          header: t('planToDate'),
          value: ({ current }) => current.planToDate,
          total: totalOf(answer, 'planToDate'),
        }),
        ...(daysOf(answer, 'realisedToDate').current.from === answer.period.from ? [] : [toDate]),
        columns.money({
          key: 'realised',
          header: t('realised'),
          value: ({ current }) => current.realised,
          total: totalOf(answer, 'realised'),
        }),
        columns.percent({
          key: 'ratio',
          header: t('ofPlan'),
          value: ({ current }) => current.planAchievement,
          total: totalOf(answer, 'planAchievement'),
        }),
        columns.money({ key: 'month', header: t('thisMonth'), value: ({ codes }) => month?.of(codes.unit) ?? null }),
        columns.money({ key: 'perDay', header: t('perDay'), value: perDay }),
        columns.change({
          key: 'yoy',
          header: t('yoy'),
          value: ({ current }) => current.realised,
          before: ({ comparison }) => comparison.realised,
          spec: SPEC,
          total: totalOf(answer, 'realised'),
          totalBefore: totalOf(answer, 'realised', 'comparison'),
        }),
        columns.status({ key: 'status', header: t('status'), ratio }),
      ]}
    />
  );
}
