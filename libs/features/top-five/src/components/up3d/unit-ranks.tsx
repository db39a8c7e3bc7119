import { ChartPanel, useMemberName, useMoneyMeasure, useNarrow, usePanelWords, type Drawing } from '@pendapa/analysis';
import { BumpChart } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d.ts';
import { useYearsWithUnits } from './questions.ts';
import { UnitYearsTable } from './unit-years-table.tsx';
import { unitYears, type Money } from './unit-years.ts';

const DEPTH = 10;

function Ranks({ read: { answer }, ...frame }: Drawing<Money, 'unit' | 'year'>) {
  const format = useFormat();
  const name = useMemberName();
  const { years, units, finished } = unitYears(answer, useMoneyMeasure());
  return (
    <BumpChart
      {...frame}
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
      onSelect={useNarrow()('unit')}
    />
  );
}

/** Who rose and who fell among the first ten. */
export function UnitRanks() {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const words = usePanelWords(messages, 'ranks');
  const { years, units } = useYearsWithUnits();
  const known = years.answer && unitYears(years.answer, money);
  const unfinished = known !== null && known.finished < known.years.length;
  const until = t('ranks.unfinished', { date: format.date(years.answer?.period.to ?? null) });
  return (
    <ChartPanel
      words={unfinished ? { ...words, subtitle: () => until } : words}
      asked={years}
      measure={money}
      height="large"
      sentence={({ answer }) => {
        const first = unitYears(answer, money).units.find(({ ranks }) => ranks.at(-1) === 1);
        if (!first) return null;
        const count = first.ranks.filter((rank) => rank === 1).length;
        return t('ranks.sentence', { unit: name(answer, 'unit', first.unit), count });
      }}
      chart={(drawing) => <Ranks {...drawing} />}
      table={(drawing) => <UnitYearsTable {...drawing} units={units} />}
    />
  );
}
