import { measureSpec } from '@pendapa/contracts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useComparisonName, useMoneyMeasure } from '@pendapa/filters';
import { useMessages, useText } from '@pendapa/i18n';
import { AnswerTable, useColumns, useMemberName, usePanelWords, type ChartProps } from '@pendapa/panels';
import { joinByKey, missing, NO_ROWS, share, sum, type AnswerTo, type Figure } from '@pendapa/query';
import { messages } from '../../messages/revenue-up3d.ts';
import type { Money } from '../../questions/units.ts';
import { unitYears, yearlyGrowth, type UnitYears } from './unit-years.ts';

export interface UnitYearsTableProps extends Omit<ChartProps<Money, 'unit' | 'year'>, 'description'> {
  /** Units in the period and its comparison. A year that is not over is compared with the same days. Null while loading. */
  readonly units: AnswerTo<Money | 'payingObjects', 'unit'> | null;
}

/** Table of units over five years: compound growth, change on the same days, share and rank. */
export function UnitYearsTable({ read: { answer, periodLabels, format }, units: ofPeriod }: UnitYearsTableProps) {
  const t = useMessages(messages);
  const text = useText();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const against = useComparisonName();
  const { description } = usePanelWords(messages, 'table');
  const { years, finished, units } = unitYears(answer, money);
  const make = useColumns<UnitYears>();
  const [now, before] = [joinByKey(ofPeriod, 'unit', money), joinByKey(ofPeriod, 'unit', money, 'comparison')];
  const last = years.length - 1;
  const sumIn = (index: number): Figure => sum(units.map(({ values }) => values[index] ?? missing(NO_ROWS)));
  const whole = sumIn(last);
  const yearName = (index: number): string => {
    const year = format.year(years[index] ?? null);
    return index < finished ? year : t('table.toDate', { year, date: format.date(answer.period.to) });
  };
  return (
    <AnswerTable
      caption={description(periodLabels)}
      rows={[...units].sort((a, b) => (a.ranks[last] ?? Infinity) - (b.ranks[last] ?? Infinity))}
      rowKey={({ unit }) => unit ?? ''}
      columns={[
        make.name({ key: 'unit', header: text(DIMENSION_LABELS.unit), text: ({ unit }) => name(answer, 'unit', unit) }),
        ...years.map((year, index) =>
          make.money({ key: year, header: yearName(index), value: ({ values }) => values[index] ?? null, total: sumIn(index) }),
        ),
        make.percent({ key: 'cagr', header: t('table.cagr'), value: ({ values }) => yearlyGrowth(values, finished) }),
        make.change({
          key: 'yoy',
          header: against,
          value: ({ unit }) => now.value({ codes: { unit } }),
          before: ({ unit }) => before.value({ codes: { unit } }),
          spec: measureSpec('revenue', money),
          total: now.total,
          totalBefore: before.total,
        }),
        make.percent({
          key: 'share',
          header: t('table.share'),
          value: ({ values }) => share(values[last] ?? null, whole),
          total: share(whole, whole),
        }),
        make.count({ key: 'rank', header: t('table.rank'), value: ({ ranks }) => ranks[last] ?? null }),
      ]}
    />
  );
}
