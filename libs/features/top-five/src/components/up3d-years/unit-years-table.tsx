import {
  AnswerTable,
  codesOf,
  columnOf,
  share,
  totalOf,
  useColumns,
  useMemberName,
  useMoneyMeasure,
  type AnswerTo,
} from '@pendapa/analysis';
import { measureSpec, type Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d.ts';
import type { YearsWithUnits } from './questions.ts';
import { unitYears, yearlyGrowth, type Money, type UnitYears } from './unit-years.ts';

export interface UnitYearsTableProps {
  readonly answer: AnswerTo<Money, 'unit' | 'year'>;
  readonly units: YearsWithUnits['units'];
  readonly maxHeight?: number;
}

const sum = (values: readonly Value[]): string => String(values.reduce<bigint>((total, value) => total + BigInt(value ?? 0), 0n));

/** A unit's value in the period and in its comparison, which for an unfinished year holds the same days. */
function inPeriod(answer: YearsWithUnits['units'], money: Money): Readonly<Record<'now' | 'before', (unit: string | null) => Value>> {
  if (!answer) return { now: () => null, before: () => null };
  const codes = codesOf(answer, 'unit');
  const at = (values: readonly Value[]) => (unit: string | null) => values[codes.indexOf(unit)] ?? null;
  return { now: at(columnOf(answer, money)), before: at(columnOf(answer, money, 'comparison')) };
}

/** Five years of every unit with compound growth, change on the same days, share and rank of the last year. */
export function UnitYearsTable({ answer, units: ofPeriod, maxHeight }: UnitYearsTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const { years, finished, units } = unitYears(answer, money);
  const columns = useColumns<UnitYears>(units);
  const { now, before } = inPeriod(ofPeriod, money);
  const last = years.length - 1;
  const whole = sum(units.map(({ values }) => values[last] ?? null));
  const yearName = (index: number): string =>
    index < finished
      ? format.year(years[index] ?? null)
      : t('table.toDate', { year: format.year(years[index] ?? null), date: format.date(answer.period.to) });
  return (
    <AnswerTable
      caption={t('table.caption', { period: format.period(answer.period) })}
      rows={[...units].sort((a, b) => (a.ranks[last] ?? Infinity) - (b.ranks[last] ?? Infinity))}
      rowKey={({ unit }) => unit ?? ''}
      maxHeight={maxHeight}
      columns={[
        columns.name({ key: 'unit', header: t('unit'), text: ({ unit }) => name(answer, 'unit', unit) }),
        ...years.map((year, index) =>
          columns.money({
            key: year,
            header: yearName(index),
            value: ({ values }) => values[index] ?? null,
            total: sum(units.map(({ values }) => values[index] ?? null)),
          }),
        ),
        columns.percent({ key: 'cagr', header: t('table.cagr'), value: ({ values }) => yearlyGrowth(values, finished) }),
        columns.change({
          key: 'yoy',
          header: t('table.yoy'),
          value: ({ unit }) => now(unit),
          before: ({ unit }) => before(unit),
          spec: measureSpec('revenue', money),
          total: ofPeriod && totalOf(ofPeriod, money),
          totalBefore: ofPeriod && totalOf(ofPeriod, money, 'comparison'),
        }),
        columns.percent({
          key: 'share',
          header: t('table.share'),
          value: ({ values }) => share(values[last] ?? null, whole),
          total: share(whole, whole),
        }),
        columns.count({ key: 'rank', header: t('table.rank'), value: ({ ranks }) => ranks[last] ?? null }),
      ]}
    />
  );
}
