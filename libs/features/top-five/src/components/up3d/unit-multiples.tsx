import {
  ChartPanel,
  drawn,
  rowsOf,
  useMemberName,
  useMoneyMeasure,
  useNarrow,
  usePanelWords,
  type AnswerTo,
  type Drawing,
} from '@pendapa/analysis';
import { SmallMultiples } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d.ts';
import { useYearsWithUnits, type YearsWithUnits } from './questions.ts';
import { UnitYearsTable } from './unit-years-table.tsx';
import { indexed, isWeak, unitYears, type Money } from './unit-years.ts';

function Multiples({ read: { answer }, description }: Drawing<Money, 'unit' | 'year'>) {
  const format = useFormat();
  const name = useMemberName();
  const { years, finished, units } = unitYears(answer, useMoneyMeasure());
  const items = units
    .map(({ unit, values }) => ({ unit, values: values.slice(0, finished) }))
    .filter(({ values }) => values.some((value) => value !== null))
    .sort((a, b) => (drawn(b.values.at(-1) ?? null) ?? 0) - (drawn(a.values.at(-1) ?? null) ?? 0))
    .map(({ unit, values }) => {
      const label = name(answer, 'unit', unit);
      const index = indexed(values);
      const last = index.at(-1) ?? null;
      const rows = values.map((value, at) => ({ label: format.year(years[at] ?? null), text: format.valueExact(value, 'money') }));
      const text = format.decimal(last === null ? null : last * 100, 0);
      return { key: unit ?? '', label, values: index, text, tip: { title: label, rows } };
    });
  return <SmallMultiples items={items} description={description} level={1} onSelect={useNarrow()('unit')} />;
}

/** How many of the units that have both years stand above the first, and who rose most of those with enough payers. */
function useSentence(ofPeriod: YearsWithUnits['units']): (answer: AnswerTo<Money, 'unit' | 'year'>) => string | null {
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
    const weak = new Set(ofPeriod ? rowsOf(ofPeriod).flatMap((row) => (isWeak(row) ? [row.codes.unit] : [])) : []);
    const [most] = grown.filter(({ unit }) => !weak.has(unit)).sort((a, b) => b.last - a.last);
    if (!most) return null;
    return t('multiples.sentence', {
      up: format.count(grown.filter(({ last }) => last > 1).length),
      all: format.count(grown.length),
      first: format.year(years[0] ?? null),
      unit: name(answer, 'unit', most.unit),
      index: format.decimal(most.last * 100, 0),
    });
  };
}

/** The finished years of every unit, each against its own first year: small and large ones read alike. */
export function UnitMultiples() {
  const format = useFormat();
  const money = useMoneyMeasure();
  const { years: asked, units } = useYearsWithUnits();
  const sentence = useSentence(units);
  const known = asked.answer && unitYears(asked.answer, money);
  const [first, last] = [known?.years[0] ?? null, known?.years[known.finished - 1] ?? null];
  return (
    <ChartPanel
      words={usePanelWords(messages, 'multiples', { first: format.year(first), last: format.year(last) })}
      asked={asked}
      measure={money}
      height="large"
      sentence={({ answer }) => sentence(answer)}
      chart={(drawing) => <Multiples {...drawing} />}
      table={(drawing) => <UnitYearsTable {...drawing} units={units} />}
    />
  );
}
