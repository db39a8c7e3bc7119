import {
  moneySum,
  AnswerTable,
  codesOf,
  columnOf,
  share,
  totalOf,
  useColumns,
  useComparisonName,
  useMemberName,
  useMoneyMeasure,
  usePanelWords,
  type Drawing,
} from '@pendapa/analysis';
import { measureSpec, type Value } from '@pendapa/contracts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d.ts';
import type { YearsWithUnits } from './questions.ts';
import { unitYears, yearlyGrowth, type Money, type UnitYears } from './unit-years.ts';

export interface UnitYearsTableProps extends Omit<Drawing<Money, 'unit' | 'year'>, 'description'> {
  readonly units: YearsWithUnits['units'];
}

/** A unit's value in the period and in its comparison, which for an unfinished year holds the same days. */
function inPeriod(answer: YearsWithUnits['units'], money: Money): Readonly<Record<'now' | 'before', (unit: string | null) => Value>> {
  if (!answer) return { now: () => null, before: () => null };
  const codes = codesOf(answer, 'unit');
  const at = (values: readonly Value[]) => (unit: string | null) => values[codes.indexOf(unit)] ?? null;
  return { now: at(columnOf(answer, money)), before: at(columnOf(answer, money, 'comparison')) };
}

/** Five years of every unit with compound growth, change on the same days, share and rank of the last year. */
export function UnitYearsTable({ read: { answer, said }, units: ofPeriod, height }: UnitYearsTableProps) {
  const t = useMessages(messages);
  const text = useText();
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const against = useComparisonName();
  const { description } = usePanelWords(messages, 'table');
  const { years, finished, units } = unitYears(answer, money);
  const make = useColumns<UnitYears>(units);
  const { now, before } = inPeriod(ofPeriod, money);
  const last = years.length - 1;
  const sumIn = (index: number): string => moneySum(units.map(({ values }) => values[index] ?? null));
  const whole = sumIn(last);
  const yearName = (index: number): string => {
    const year = format.year(years[index] ?? null);
    return index < finished ? year : t('table.toDate', { year, date: format.date(answer.period.to) });
  };
  return (
    <AnswerTable
      caption={description(said)}
      rows={[...units].sort((a, b) => (a.ranks[last] ?? Infinity) - (b.ranks[last] ?? Infinity))}
      rowKey={({ unit }) => unit ?? ''}
      maxHeight={height}
      columns={[
        make.name({ key: 'unit', header: text(DIMENSION_LABELS.unit), text: ({ unit }) => name(answer, 'unit', unit) }),
        ...years.map((year, index) =>
          make.money({ key: year, header: yearName(index), value: ({ values }) => values[index] ?? null, total: sumIn(index) }),
        ),
        make.percent({ key: 'cagr', header: t('table.cagr'), value: ({ values }) => yearlyGrowth(values, finished) }),
        make.change({
          key: 'yoy',
          header: against,
          value: ({ unit }) => now(unit),
          before: ({ unit }) => before(unit),
          spec: measureSpec('revenue', money),
          total: ofPeriod && totalOf(ofPeriod, money),
          totalBefore: ofPeriod && totalOf(ofPeriod, money, 'comparison'),
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
