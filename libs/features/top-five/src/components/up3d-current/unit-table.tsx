import { useMemo } from 'react';
import {
  AnswerRows,
  daysOf,
  difference,
  rowsOf,
  totalOf,
  useFilters,
  usePanelWords,
  useTargetName,
  type Drawing,
  type Row,
  neededPerDay,
  useDaysLeft,
} from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d-current.ts';
import { lastMonth } from './last-month.ts';
import { type BesideUnits, type UnitMeasure } from './questions.ts';

type UnitRow = Row<UnitMeasure, 'unit'>;

export interface UnitTableProps extends Omit<Drawing<UnitMeasure, 'unit'>, 'description'> {
  readonly beside: BesideUnits;
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
export function UnitTable({ read, beside, height }: UnitTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { answer, said } = read;
  const days = useDaysLeft(answer.period.to)?.days ?? 0;
  const { description } = usePanelWords(messages, 'table', { days: format.count(days) });
  const month = beside.months && lastMonth(beside.months);
  const targetName = useTargetName();
  const missing = useMissing(beside);
  const ofYear = daysOf(answer, 'realisedToDate').current.from !== answer.period.from;
  return (
    <AnswerRows
      read={read}
      description={description({ ...said, period: format.period(answer.period) })}
      height={height}
      columns={({ by, of, growth, status, make }) => [
        by('unit'),
        of('target', targetName),
        of('planToDate'),
        ...(ofYear ? [of('realisedToDate')] : []),
        of('realised'),
        of('planAchievement'),
        make.money({ key: 'month', header: t('thisMonth'), value: ({ codes }) => month?.of(codes.unit) ?? null }),
        make.money({ key: 'perDay', header: t('perDay'), value: (row) => neededPerDay(missing(row), days) }),
        growth('realised'),
        status('planAchievement'),
      ]}
    />
  );
}
