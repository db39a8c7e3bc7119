import {
  AnswerRows,
  DetailsPanel,
  levelsIn,
  useMoneyMeasure,
  usePanelWords,
  useReader,
  type AnswerTo,
  type RegionLevel,
  type Row,
  type TableColumn,
} from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/regional.ts';
import { useRegions, type RegionMeasure } from './questions.ts';
import { regionRanks } from './region-figures.ts';
import { useRegionName } from './region-name.ts';

type RegionRow = Row<string, RegionLevel>;

export interface RegionTableProps<M extends RegionMeasure> {
  readonly answer: AnswerTo<M, RegionLevel>;
  readonly height: number;
}

/** Every region with what it brought, its share, growth and rank, as far as the answer holds them; what has no region is a row too. */
export function RegionTable<M extends RegionMeasure>({ answer, height }: RegionTableProps<M>) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useRegionName();
  const money = useMoneyMeasure();
  const { description } = usePanelWords(messages, 'table');
  const whole: AnswerTo<string, RegionLevel> = answer;
  const read = useReader('revenue')(whole, money);
  const { rows, said } = read;
  const { level } = levelsIn(answer);
  const ranks = regionRanks(
    rows.map(({ codes, current, comparison }) => ({ code: codes[level], now: current[money] ?? null, before: comparison[money] ?? null })),
  );
  const rankOf = (row: RegionRow) => ranks[rows.indexOf(row)] ?? { rank: null, won: null };
  const has = (measure: RegionMeasure): boolean => answer.columns.some(({ key }) => key === measure);
  const compared = answer.comparison !== null;
  const won: TableColumn<RegionRow> = {
    key: 'won',
    kind: 'number',
    header: t('won'),
    cell: (row) => format.countChange(rankOf(row).won),
    sortBy: (row) => rankOf(row).won,
    file: { label: t('won'), kind: 'count', value: (row) => rankOf(row).won },
  };
  return (
    <AnswerRows
      // Another level is another table: its names, order and search are of other regions.
      key={level}
      read={read}
      description={description(said)}
      height={height}
      columns={({ by, of, share, growth, make }) => [
        by(level, ({ codes }) => name(whole, codes)),
        of(money),
        share(money),
        ...(compared ? [growth(money)] : []),
        ...(['transactions', 'payingObjects', 'amountPerObject'] as const).filter(has).map((measure) => of(measure)),
        make.count({ key: 'rank', header: t('rank'), value: (row) => rankOf(row).rank }),
        ...(compared ? [won] : []),
      ]}
    />
  );
}

/** The proof: every region of the page's level. */
export const RegionDetails = () => (
  <DetailsPanel
    words={usePanelWords(messages, 'table')}
    asked={useRegions()}
    measure={useMoneyMeasure()}
    table={({ read, height }) => <RegionTable answer={read.answer} height={height} />}
  />
);
