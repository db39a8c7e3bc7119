import { AnswerPanel, drawn, useFilters, useMemberName, useMoneyMeasure, type AnswerTo } from '@pendapa/analysis';
import { SmallMultiples } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d.ts';
import { useYearsWithUnits } from './questions.ts';
import { UnitYearsTable } from './unit-years-table.tsx';
import { indexed, unitYears, type Money } from './unit-years.ts';

type Answer = AnswerTo<Money, 'unit' | 'year'>;

function Multiples({ answer }: { readonly answer: Answer }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { change } = useFilters();
  const { years, finished, units } = unitYears(answer, useMoneyMeasure());
  const items = units
    .map(({ unit, values }) => ({ unit, values: values.slice(0, finished) }))
    .filter(({ values }) => values.some((value) => value !== null))
    .sort((a, b) => (drawn(b.values.at(-1) ?? null) ?? 0) - (drawn(a.values.at(-1) ?? null) ?? 0))
    .map(({ unit, values }) => {
      const label = name(answer, 'unit', unit);
      const index = indexed(values);
      return {
        key: unit ?? '',
        label,
        values: index,
        text: format.decimal((index.at(-1) ?? null) === null ? null : (index.at(-1) ?? 0) * 100, 0),
        tip: {
          title: label,
          rows: values.map((value, at) => ({ label: format.year(years[at] ?? null), text: format.valueExact(value, 'money') })),
        },
      };
    });
  return (
    <SmallMultiples
      items={items}
      description={t('multiples.description', { first: format.year(years[0] ?? null) })}
      level={1}
      onSelect={(code) => change({ unit: [code] })}
    />
  );
}

/** How many of the units that have both years stand above the first, and who rose most. */
function useSentence(): (answer: Answer) => string | null {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  return (answer) => {
    const { years, finished, units } = unitYears(answer, money);
    if (finished < 2) return null;
    const grown = units.flatMap(({ unit, values }) => {
      const last = values[0] === null ? null : (indexed(values.slice(0, finished)).at(-1) ?? null);
      return last === null ? [] : [{ unit, last }];
    });
    const [most] = [...grown].sort((a, b) => b.last - a.last);
    return most
      ? t('multiples.sentence', {
          up: format.count(grown.filter(({ last }) => last > 1).length),
          all: format.count(grown.length),
          first: format.year(years[0] ?? null),
          unit: name(answer, 'unit', most.unit),
          index: format.decimal(most.last * 100, 0),
        })
      : null;
  };
}

/** The finished years of every unit, each against its own first year: small and large ones read alike. */
export function UnitMultiples({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const money = useMoneyMeasure();
  const { years, units } = useYearsWithUnits();
  const sentence = useSentence();
  return (
    <AnswerPanel
      title={t('multiples.title')}
      asked={years}
      measure={money}
      height={height}
      view={{
        subtitle: (answer) => {
          const { years, finished } = unitYears(answer, money);
          return t('multiples.subtitle', { first: format.year(years[0] ?? null), last: format.year(years[finished - 1] ?? null) });
        },
        sentence,
        chart: (answer) => <Multiples answer={answer} />,
        table: (answer) => <UnitYearsTable answer={answer} units={units} maxHeight={height} />,
      }}
    />
  );
}
