import {
  AnswerRows,
  ChartPanel,
  drawn,
  levelsIn,
  share,
  useMoneyMeasure,
  usePanelWords,
  useRegionLadder,
  type Drawing,
  type RegionLevel,
} from '@pendapa/analysis';
import { StackedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/regional.ts';
import { useRegionCategories, type Money } from '../shared/questions.ts';
import { useRegionName } from '../shared/region-name.ts';
import { pilesOf } from './region-categories.ts';

type Piles = Drawing<Money, RegionLevel | 'taxCategory'>;

const FIRST = 12;

function Bars({ read, description }: Piles) {
  const format = useFormat();
  const name = useRegionName();
  const money = useMoneyMeasure();
  const { down } = useRegionLadder();
  const { level } = levelsIn(read.answer);
  const { categories, regions } = pilesOf(read.answer, money);
  const rowOf = (dimension: typeof level | 'taxCategory', code: string | null) => read.rows.find(({ codes }) => codes[dimension] === code);
  const bars = regions.map(({ code, total, parts }) => {
    const row = rowOf(level, code);
    return {
      key: code ?? '',
      label: row ? name(read.answer, row.codes) : '',
      values: parts.map(drawn),
      exact: (part: number) => format.moneyExact(parts[part] === undefined ? null : String(parts[part] ?? 0)),
      text: format.money(total),
      detail: format.percent(share(total, read.total(money))),
    };
  });
  return (
    <StackedBars
      key={level}
      bars={bars}
      parts={categories.map((category) => {
        const row = rowOf('taxCategory', category);
        return row ? read.name('taxCategory', row) : '';
      })}
      description={description}
      onSelect={down ? (code) => code !== '' && down(code) : undefined}
      first={FIRST}
    />
  );
}

function Rows(drawing: Piles) {
  const name = useRegionName();
  const money = useMoneyMeasure();
  const { answer } = drawing.read;
  const { level } = levelsIn(answer);
  return (
    <AnswerRows
      key={level}
      {...drawing}
      columns={({ by, of, share: part }) => [by(level, ({ codes }) => name(answer, codes)), by('taxCategory'), of(money), part(money)]}
    />
  );
}

/** The level of the page by tax category; a click or Enter goes into a region. */
export function CategoryBars() {
  const t = useMessages(messages);
  const asked = useRegionCategories();
  const level = asked.answer ? t(`level.${levelsIn(asked.answer).level}`) : '';
  return (
    <ChartPanel
      words={usePanelWords(messages, 'categories', { level })}
      asked={asked}
      measure={useMoneyMeasure()}
      height="small"
      chart={(drawing) => <Bars {...drawing} />}
      table={(drawing) => <Rows {...drawing} />}
    />
  );
}
