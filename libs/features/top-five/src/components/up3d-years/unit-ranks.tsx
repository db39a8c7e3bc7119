import { AnswerPanel, useFilters, useMemberName, useMoneyMeasure, type AnswerTo } from '@pendapa/analysis';
import { BumpChart } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d.ts';
import { useYearsWithUnits } from './questions.ts';
import { UnitYearsTable } from './unit-years-table.tsx';
import { unitYears, type Money } from './unit-years.ts';

type Answer = AnswerTo<Money, 'unit' | 'year'>;

const DEPTH = 10;

function Ranks({ answer, height }: { readonly answer: Answer; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { change } = useFilters();
  const { years, units, finished } = unitYears(answer, useMoneyMeasure());
  return (
    <BumpChart
      moments={years.map((year, index) => {
        const label = index < finished ? format.year(year) : `${format.year(year)}*`;
        return { key: year, name: label, short: label, year: label };
      })}
      lines={units.map(({ unit, ranks, values }) => ({
        key: unit ?? '',
        label: name(answer, 'unit', unit),
        ranks,
        exact: (index) => format.valueExact(values[index] ?? null, 'money'),
      }))}
      depth={DEPTH}
      height={height}
      description={t('ranks.description', { period: format.period(answer.period) })}
      onSelect={(code) => change({ unit: [code] })}
    />
  );
}

/** Who rose and who fell among the first ten. */
export function UnitRanks({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const { years, units } = useYearsWithUnits();
  return (
    <AnswerPanel
      title={t('ranks.title')}
      asked={years}
      measure={money}
      height={height}
      view={{
        subtitle: (answer) =>
          unitYears(answer, money).finished < unitYears(answer, money).years.length
            ? t('ranks.unfinished', { date: format.date(answer.period.to) })
            : t('ranks.subtitle'),
        sentence: (answer) => {
          const first = unitYears(answer, money).units.find(({ ranks }) => ranks.at(-1) === 1);
          return first
            ? t('ranks.sentence', { unit: name(answer, 'unit', first.unit), count: first.ranks.filter((rank) => rank === 1).length })
            : null;
        },
        chart: (answer) => <Ranks answer={answer} height={height} />,
        table: (answer) => <UnitYearsTable answer={answer} units={units} maxHeight={height} />,
      }}
    />
  );
}
