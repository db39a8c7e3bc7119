import { BumpChart, SmallMultiples } from '@pendapa/charts';
import { MIN_CASES } from '@pendapa/contracts';
import { useFilteredAnswer, useMoneyMeasure, useCrossFilter } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { ChartPanel, DetailsPanel, useMemberName, usePanelWords, type ChartProps } from '@pendapa/panels';
import { byLargest, directionOf, isKnown, rowsOf, useTogether } from '@pendapa/query';
import { messages } from '../../messages/revenue-up3d.ts';
import * as ask from '../../questions/revenue-up3d.ts';
import type { Money } from '../../questions/units.ts';
import { useUnitKinds } from '../shared/use-unit-kinds.ts';
import { UnitYearsTable } from './unit-years-table.tsx';
import { toFirstValueRatios, isWeak, unitYears } from './unit-years.ts';

const DEPTH = 10;

/** Units by year, and in the page's period; both change at the same time. */
function useYearsWithUnits() {
  const money = useMoneyMeasure();
  const kinds = useUnitKinds();
  const { years, units } = useTogether({
    years: useFilteredAnswer(ask.unitYears(money, kinds)),
    units: useFilteredAnswer(ask.units(money, kinds)),
  });
  return { result: years, ofPeriod: units.answer, known: years.answer && unitYears(years.answer, money) };
}

/** Ranks of the ten largest units by year. */
export function UnitRanks() {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const select = useCrossFilter()('unit');
  const words = usePanelWords(messages, 'ranks');
  const { result, ofPeriod, known } = useYearsWithUnits();
  const until = t('ranks.unfinished', { date: format.date(result.answer?.period.to ?? null) });
  return (
    <ChartPanel
      words={known && known.finished < known.years.length ? { ...words, subtitle: () => until } : words}
      query={result}
      measure={money}
      height="large"
      sentence={({ answer }) => {
        const first = unitYears(answer, money).units.find(({ ranks }) => ranks.at(-1) === 1);
        if (!first) return null;
        const count = first.ranks.filter((rank) => rank === 1).length;
        return t('ranks.sentence', { unit: name(answer, 'unit', first.unit), count, all: first.ranks.length });
      }}
      chart={({ read: { answer, figureTextExact }, ...frame }) => {
        const { years, units, finished } = unitYears(answer, money);
        return (
          <BumpChart
            {...frame}
            moments={years.map((key, index) => {
              const label = index < finished ? format.year(key) : `${format.year(key)}*`;
              return { key, name: label, short: label, year: label };
            })}
            lines={units.map(({ unit, ranks, values }) => ({
              key: unit ?? '',
              label: name(answer, 'unit', unit),
              ranks,
              exact: (index) => figureTextExact(values[index] ?? null, 'money'),
            }))}
            depth={DEPTH}
            onSelect={select}
          />
        );
      }}
      table={(drawing) => <UnitYearsTable {...drawing} units={ofPeriod} />}
    />
  );
}

function Multiples({ read: { answer, format, figureTextExact }, description }: ChartProps<Money, 'unit' | 'year'>) {
  const name = useMemberName();
  const { years, finished, units } = unitYears(answer, useMoneyMeasure());
  const items = units
    .map(({ unit, values }) => ({ unit, values: values.slice(0, finished) }))
    .filter(({ values }) => values.some(isKnown))
    .sort((a, b) => byLargest(a.values.at(-1) ?? null, b.values.at(-1) ?? null))
    .map(({ unit, values }) => {
      const label = name(answer, 'unit', unit);
      const index = toFirstValueRatios(values);
      const last = index.at(-1) ?? null;
      const rows = values.map((value, at) => ({ label: format.year(years[at] ?? null), text: figureTextExact(value, 'money') }));
      const text = format.decimal(last === null ? null : last * 100, 0);
      return { key: unit ?? '', label, values: index, text, tip: { title: label, rows } };
    });
  return <SmallMultiples items={items} description={description} level={1} onSelect={useCrossFilter()('unit')} />;
}

/** Small multiples of units over complete years, relative to the first year. */
export function UnitMultiples() {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const { result, ofPeriod, known } = useYearsWithUnits();
  const first = format.year(known?.years[0] ?? null);
  const last = format.year(known?.years[known.finished - 1] ?? null);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'multiples', { first, last })}
      query={result}
      measure={money}
      height="large"
      sentence={({ answer }) => {
        const { finished, units } = unitYears(answer, money);
        if (finished < 2) return null;
        // Only units with both years. The largest growth is named among those with enough payers.
        const grown = units.flatMap(({ unit, values }) => {
          const index = values[0] === null ? null : (toFirstValueRatios(values.slice(0, finished)).at(-1) ?? null);
          return index === null ? [] : [{ unit, index }];
        });
        const weak = new Set(ofPeriod && rowsOf(ofPeriod).flatMap((row) => (isWeak(row) ? [row.codes.unit] : [])));
        const [fastest] = grown.filter(({ unit }) => !weak.has(unit)).sort((a, b) => b.index - a.index);
        if (!fastest) return null;
        const count = { up: format.count(grown.filter(({ index }) => index > 1).length), all: format.count(grown.length) };
        if (directionOf(fastest.index - 1, 0) !== 'up') return t('multiples.none', { ...count, first });
        const rose = { unit: name(answer, 'unit', fastest.unit), growth: format.percentChange(fastest.index - 1, 0), payers: MIN_CASES };
        return t('multiples.sentence', { ...count, first, ...rose });
      }}
      chart={(drawing) => <Multiples {...drawing} />}
      table={(drawing) => <UnitYearsTable {...drawing} units={ofPeriod} />}
    />
  );
}

/** Details table of units by year. */
export function UnitYearsDetails() {
  const { result, ofPeriod } = useYearsWithUnits();
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      query={result}
      measure={useMoneyMeasure()}
      table={(drawing) => <UnitYearsTable {...drawing} units={ofPeriod} />}
    />
  );
}
