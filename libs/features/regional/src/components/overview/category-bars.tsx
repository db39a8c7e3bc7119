import { StackedBars } from '@pendapa/charts';
import { levelsIn, useFilteredAnswer, useMoneyMeasure, useRegionLadder } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { AnswerRows, ChartPanel, useMemberName, usePanelWords, type ChartProps } from '@pendapa/panels';
import { toPlotValue, share, type RegionLevel } from '@pendapa/query';
import { messages } from '../../messages/regional.ts';
import * as ask from '../../questions/regional.ts';
import type { Money } from '../../questions/regions.ts';
import { useRegionName } from '../shared/region-name.ts';
import { pilesOf } from './categories.ts';

/** Number of rows before "show more". */
const INITIAL_ROWS = 12;

function Bars({
  read: { answer, rows, total, format, figureText, figureTextExact },
  description,
}: ChartProps<Money, RegionLevel | 'taxCategory'>) {
  const regionName = useRegionName();
  const memberName = useMemberName();
  const money = useMoneyMeasure();
  const { down } = useRegionLadder();
  const { level } = levelsIn(answer);
  const { categories, regions } = pilesOf(answer, money);
  const bars = regions.map(({ code, total: sum, parts }) => {
    const row = rows.find(({ codes }) => codes[level] === code);
    return {
      key: code ?? '',
      label: row ? regionName(answer, row.codes) : '',
      values: parts.map(toPlotValue),
      exact: (part: number) => figureTextExact(parts[part] ?? null, 'money'),
      text: figureText(sum, 'money'),
      detail: format.percent(share(sum, total(money))),
    };
  });
  const parts = categories.map((category) => memberName(answer, 'taxCategory', category));
  const select = down ? (code: string) => code !== '' && down(code) : undefined;
  return <StackedBars key={level} bars={bars} parts={parts} description={description} onSelect={select} initialRows={INITIAL_ROWS} />;
}

/** Stacked bars of regions by tax category; a click or Enter filters by a region. */
export function CategoryBars() {
  const t = useMessages(messages);
  const name = useRegionName();
  const money = useMoneyMeasure();
  const result = useFilteredAnswer(ask.regionCategories(money, useRegionLadder().level));
  const known = result.answer && levelsIn(result.answer).level;
  return (
    <ChartPanel
      words={usePanelWords(messages, 'categories', { level: known ? t(`level.${known}`) : '' })}
      query={result}
      measure={money}
      height="small"
      chart={(drawing) => <Bars {...drawing} />}
      table={(drawing) => {
        const { answer } = drawing.read;
        const { level } = levelsIn(answer);
        return (
          <AnswerRows
            key={level}
            {...drawing}
            columns={({ dimensionColumn, measureColumn, shareColumn: part }) => [
              dimensionColumn(level, ({ codes }) => name(answer, codes)),
              dimensionColumn('taxCategory'),
              measureColumn(money),
              part(money),
            ]}
          />
        );
      }}
    />
  );
}
