import { levelsIn, useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { AnswerRows, useReader } from '@pendapa/panels';
import type { AnswerTo, RegionLevel, Row } from '@pendapa/query';
import { messages } from '../../messages/regional.ts';
import { regionFigures, regionRanks } from './region-figures.ts';
import { useRegionName } from './region-name.ts';

export interface RegionTableProps {
  readonly answer: AnswerTo<string, RegionLevel>;
  readonly description: string;
  readonly height: number;
}

/** Details table of regions with revenue, share, growth and rank; revenue without a region is a row, too. */
export function RegionTable({ answer, ...frame }: RegionTableProps) {
  const t = useMessages(messages);
  const name = useRegionName();
  const money = useMoneyMeasure();
  const read = useReader('revenue')(answer, money);
  const { rows, format } = read;
  const { level } = levelsIn(answer);
  const ranks = regionRanks(regionFigures(answer, money));
  const rankOf = (row: Row<string, RegionLevel>) => ranks[rows.indexOf(row)] ?? { rank: null, won: null };
  const has = (measure: string): boolean => answer.columns.some(({ key }) => key === measure);
  return (
    <AnswerRows
      // A new key resets order and search when the level changes.
      key={level}
      {...frame}
      read={read}
      columns={({ dimensionColumn, measureColumn, shareColumn, growthColumn, make }) => {
        const won = make.count({ key: 'won', header: t('won'), value: (row) => rankOf(row).won });
        return [
          dimensionColumn(level, ({ codes }) => name(answer, codes)),
          measureColumn(money),
          shareColumn(money),
          ...(answer.comparison ? [growthColumn(money)] : []),
          ...['transactions', 'payingObjects', 'amountPerObject'].filter(has).map((measure) => measureColumn(measure)),
          make.count({ key: 'rank', header: t('rank'), value: (row) => rankOf(row).rank }),
          ...(answer.comparison ? [{ ...won, cell: (row: (typeof rows)[number]) => format.countChange(rankOf(row).won) }] : []),
        ];
      }}
    />
  );
}
