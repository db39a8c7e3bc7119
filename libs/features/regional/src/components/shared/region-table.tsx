import {
  AnswerTable,
  rowsOf,
  share,
  totalOf,
  useColumns,
  useMeasureName,
  useMemberName,
  useMoneyMeasure,
  type AnswerTo,
  type RegionLevel,
  type Row,
  type TableColumn,
} from '@pendapa/analysis';
import { measureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/regional.ts';
import { levelsIn } from './levels-in.ts';
import type { RegionMeasure } from './questions.ts';
import { regionRanks } from './region-figures.ts';

export interface RegionTableProps<M extends RegionMeasure> {
  readonly answer: AnswerTo<M, RegionLevel>;
  readonly maxHeight?: number;
}

/** Every region with what it brought, its share, growth and rank, as far as the answer holds them; what has no region is a row too. */
export function RegionTable<M extends RegionMeasure>({ answer, maxHeight }: RegionTableProps<M>) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const measureName = useMeasureName();
  const money = useMoneyMeasure();
  const { group, level } = levelsIn(answer);
  const whole: AnswerTo<string, RegionLevel> = answer;
  const rows = rowsOf(whole);
  const columns = useColumns<Row<string, RegionLevel>>(rows);
  const ranks = regionRanks(
    rows.map(({ codes, current, comparison }) => ({
      code: codes[level],
      now: current[money] ?? null,
      before: comparison[money] ?? null,
    })),
  );
  const rankOf = (row: Row<string, RegionLevel>) => ranks[rows.indexOf(row)] ?? { rank: null, won: null };
  const total = totalOf(whole, money);
  const regionName = (codes: Row<string, RegionLevel>['codes']): string => {
    if (codes[level] !== null) return name(whole, level, codes[level]);
    return group === level || codes[group] === null ? t('noRegion') : t('noRegionIn', { region: name(whole, group, codes[group]) });
  };
  const has = (measure: RegionMeasure): boolean => whole.columns.some(({ key }) => key === measure);
  const compared = answer.comparison !== null;
  const change = columns.change({
    key: 'change',
    header: t('change'),
    value: ({ current }) => current[money] ?? null,
    before: ({ comparison }) => comparison[money] ?? null,
    spec: measureSpec('revenue', money),
    total,
    totalBefore: totalOf(whole, money, 'comparison'),
  });
  const won: TableColumn<Row<string, RegionLevel>> = {
    key: 'won',
    kind: 'number',
    header: t('won'),
    cell: (row) => format.countChange(rankOf(row).won),
    sortBy: (row) => rankOf(row).won,
    file: { label: t('won'), kind: 'count', value: (row) => rankOf(row).won },
  };
  const perObject = columns.money({
    key: 'perObject',
    header: measureName('revenue', 'amountPerObject'),
    value: ({ current }) => current['amountPerObject'] ?? null,
    total: totalOf(whole, 'amountPerObject'),
  });
  const counted = (['transactions', 'payingObjects'] as const).filter(has);
  return (
    <AnswerTable
      caption={t('table.caption', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => JSON.stringify(codes)}
      maxHeight={maxHeight}
      columns={[
        columns.name({
          key: level,
          header: t(`level.${level}`),
          text: ({ codes }) => regionName(codes),
        }),
        columns.money({ key: 'money', header: measureName('revenue', money), value: ({ current }) => current[money] ?? null, total }),
        columns.percent({
          key: 'share',
          header: t('share'),
          value: ({ current }) => share(current[money] ?? null, total),
          total: share(total, total),
        }),
        ...(compared ? [change] : []),
        ...counted.map((key) =>
          columns.count({
            key,
            header: measureName('revenue', key),
            value: ({ current }) => current[key] ?? null,
            total: totalOf(whole, key),
          }),
        ),
        ...(has('amountPerObject') ? [perObject] : []),
        columns.count({ key: 'rank', header: t('rank'), value: (row) => rankOf(row).rank }),
        ...(compared ? [won] : []),
      ]}
    />
  );
}
