import { SmallMultiples } from '@pendapa/charts';
import { levelsIn, useFilteredAnswer, useMapLevels, useMoneyMeasure } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { AnswerRows, ChartPanel, useMemberName, usePanelWords, type ChartProps } from '@pendapa/panels';
import type { RegionLevel } from '@pendapa/query';
import { messages } from '../../messages/detailed.ts';
import * as ask from '../../questions/detailed-regional.ts';
import type { Money } from '../../questions/regions.ts';
import { monthCourses } from './month-courses.ts';

/** Maximum number of charts; further regions are in the table only. */
const MAX_REGIONS = 12;
/** Pixels of two rows of six charts. */
const MULTIPLES_HEIGHT = 168;
/** Number of last months in the text of each chart. */
const SHOWN = 3;

function Multiples({ read: { answer, format, figureTextExact }, description }: ChartProps<Money, RegionLevel | 'month'>) {
  const name = useMemberName();
  const { level } = levelsIn(answer);
  const { months, regions } = monthCourses(answer, useMoneyMeasure());
  const items = regions.slice(0, MAX_REGIONS).map(({ code, values, index }) => {
    const label = name(answer, level, code);
    const last = index.at(-1) ?? null;
    const recent = months.slice(-SHOWN).map((month, at) => ({
      label: format.month(month),
      text: figureTextExact(values.slice(-SHOWN)[at] ?? null, 'money'),
    }));
    const text = format.decimal(last === null ? null : last * 100, 0);
    return { key: code, label, values: index, text, tip: { title: label, rows: recent } };
  });
  return <SmallMultiples items={items} description={description} level={1} />;
}

/** Small multiples of regions over two years, each relative to its own mean. */
export function MonthMultiples() {
  const t = useMessages(messages);
  const format = useFormat();
  const money = useMoneyMeasure();
  const result = useFilteredAnswer(ask.regionMonths(money, useMapLevels()));
  const months = result.answer ? monthCourses(result.answer, money).months : [];
  const words = usePanelWords(messages, 'months', {
    first: format.month(months.at(0) ?? null),
    last: format.month(months.at(-1) ?? null),
    count: format.count(MAX_REGIONS),
  });
  return (
    <ChartPanel
      words={words}
      query={result}
      measure={money}
      height={MULTIPLES_HEIGHT}
      chart={(drawing) => <Multiples {...drawing} />}
      table={(drawing) => {
        const { level } = levelsIn(drawing.read.answer);
        return (
          <AnswerRows
            key={level}
            {...drawing}
            description={t('months.caption')}
            columns={({ dimensionColumn, measureColumn }) => [dimensionColumn(level), dimensionColumn('month'), measureColumn(money)]}
          />
        );
      }}
    />
  );
}
