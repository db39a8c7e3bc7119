import { CHART_HEIGHTS, HeatTable, sequentialScale } from '@pendapa/charts';
import { useFilters, useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, useMemberName, usePanelWords, type ChartProps } from '@pendapa/panels';
import { isSlight, sum, rowsOf } from '@pendapa/query';
import { messages } from '../../messages/revenue-channel.ts';
import * as ask from '../../questions/revenue-channel.ts';
import type { Money } from '../../questions/units.ts';
import { columnsOf, sharesWithin } from './channel-shares.ts';

/** Fixed classes of ten points, so that colours are comparable between filters. */
const SCALE = sequentialScale(0.6);
/** Smaller shares read "less than", never 0. */
const MIN_SHARE = 0.01;
/** Number of columns that fit a usual screen. */
const MAX_COLUMNS = 10;
/** Height at which every tax is visible. */
const HEIGHT = CHART_HEIGHTS.small + CHART_HEIGHTS.medium;

function Heat({ read: { answer, format }, ...frame }: ChartProps<Money, 'taxType' | 'channel'>) {
  const t = useMessages(messages);
  const name = useMemberName();
  const { change } = useFilters();
  const money = useMoneyMeasure();
  const { rows, columns: channels, at } = sharesWithin(answer, money);
  const own = rowsOf(answer);
  const whole = sum(own.map(({ current }) => current[money]));
  const paid = (tax: string | null) => sum(own.flatMap(({ codes, current }) => (codes.taxType === tax ? current[money] : [])));
  const columns = columnsOf(channels, MAX_COLUMNS);
  const ofColumn = (row: number, column: number): number | null => {
    const shares = (columns[column] ?? []).flatMap((channel) => at(row, channels.indexOf(channel)) ?? []);
    return shares.length === 0 ? null : shares.reduce((all, share) => all + share, 0);
  };
  const label = (column: readonly (string | null)[]): string =>
    column.length === 1 ? name(answer, 'channel', column[0] ?? null) : t('heat.others', { count: column.length });
  const codes = (column: readonly (string | null)[]): readonly string[] => column.filter((channel) => channel !== null);
  return (
    <HeatTable
      {...frame}
      columns={columns.map((column) => ({ key: codes(column).join(), label: label(column) }))}
      rows={rows.map((tax, row) => ({
        key: tax ?? '',
        label: name(answer, 'taxType', tax),
        values: columns.map((_, column) => ofColumn(row, column)),
        isPale: () => isSlight(paid(tax), whole),
        exact: (column) => format.percent(ofColumn(row, column), 2),
      }))}
      scale={SCALE}
      words={(value) => (value > 0 && value < MIN_SHARE ? `<${format.percent(MIN_SHARE, 0)}` : format.percent(value, 0))}
      onSelect={(tax, column) => change({ tax: [tax], channel: column === '' ? [] : column.split(',') })}
    />
  );
}

/** Heat table: shares of channels within each tax. */
export function TaxChannelHeat() {
  const t = useMessages(messages);
  const name = useMemberName();
  const money = useMoneyMeasure();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'heat')}
      query={ask.taxChannels(money)}
      measure={money}
      height={HEIGHT}
      sentence={({ answer, format }) => {
        const { rows, columns, at } = sharesWithin(answer, money);
        const [tax] = rows;
        const largestColumn = columns.reduce((best, _, column) => ((at(0, column) ?? 0) > (at(0, best) ?? 0) ? column : best), 0);
        const part = at(0, largestColumn);
        if (tax === undefined || part === null) return null;
        const channel = name(answer, 'channel', columns[largestColumn] ?? null);
        return t('heat.sentence', { tax: name(answer, 'taxType', tax), channel, share: format.percent(part) });
      }}
      chart={(drawing) => <Heat {...drawing} />}
      columns={({ dimensionColumn, measureColumn, make, read }) => {
        const { rows, columns, at } = sharesWithin(read.answer, money);
        const shareOf = ({ codes }: (typeof read.rows)[number]) => at(rows.indexOf(codes.taxType), columns.indexOf(codes.channel));
        return [
          dimensionColumn('taxType'),
          dimensionColumn('channel'),
          measureColumn(money),
          make.percent({ key: 'share', header: t('heat.share'), value: shareOf }),
        ];
      }}
    />
  );
}
