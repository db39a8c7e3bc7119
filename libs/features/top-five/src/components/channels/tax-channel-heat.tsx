import { AnswerPanel, AnswerTable, useColumns, useFilters, useMemberName, useMoneyMeasure, rowsOf, type AnswerTo } from '@pendapa/analysis';
import { HeatTable, sequentialScale } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-channel.ts';
import { messages as shared } from '../../messages/shared.ts';
import type { Money } from '../shared/breakdown-table.tsx';
import { columnsOf, sharesWithin } from './channel-shares.ts';
import { useTaxChannels } from './questions.ts';

type Answer = AnswerTo<Money, 'taxType' | 'channel'>;

/** Ten points a class: the same on every filter, so that colours can be compared. */
const SCALE = sequentialScale(0.6);
/** Below this a share is said to be less, never zero. */
const LEAST = 0.01;
/** Columns that stand beside each other on a usual screen. */
const MOST_COLUMNS = 10;

function Heat({ answer, height }: { readonly answer: Answer; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { change } = useFilters();
  const { rows, columns: channels, at } = sharesWithin(answer, useMoneyMeasure());
  const columns = columnsOf(channels, MOST_COLUMNS);
  const ofColumn = (row: number, column: number): number | null => {
    const shares = (columns[column] ?? []).flatMap((channel) => at(row, channels.indexOf(channel)) ?? []);
    return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0);
  };
  const label = (column: readonly (string | null)[]): string =>
    column.length === 1 ? name(answer, 'channel', column[0] ?? null) : t('heat.others', { count: column.length });
  const codes = (column: readonly (string | null)[]): readonly string[] => column.filter((channel) => channel !== null);
  return (
    <HeatTable
      description={t('heat.description', { period: format.period(answer.period) })}
      columns={columns.map((column) => ({ key: codes(column).join(), label: label(column) }))}
      rows={rows.map((tax, row) => ({
        key: tax ?? '',
        label: name(answer, 'taxType', tax),
        values: columns.map((_, column) => ofColumn(row, column)),
        exact: (column) => format.percent(ofColumn(row, column), 2),
      }))}
      scale={SCALE}
      words={(value) => (value > 0 && value < LEAST ? `<${format.percent(LEAST, 0)}` : format.percent(value, 0))}
      height={height}
      onSelect={(tax, column) => change({ tax: [tax], channel: column === '' ? [] : column.split(',') })}
    />
  );
}

function HeatTwin({ answer, maxHeight }: { readonly answer: Answer; readonly maxHeight: number }) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const rows = rowsOf(answer);
  const columns = useColumns<(typeof rows)[number]>(rows);
  const { rows: taxes, columns: channels, at } = sharesWithin(answer, money);
  return (
    <AnswerTable
      caption={t('heat.description', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => `${codes.taxType} ${codes.channel}`}
      maxHeight={maxHeight}
      columns={[
        columns.name({ key: 'taxType', header: words('taxType'), text: ({ codes }) => name(answer, 'taxType', codes.taxType) }),
        columns.name({ key: 'channel', header: t('channel'), text: ({ codes }) => name(answer, 'channel', codes.channel) }),
        columns.money({ key: 'money', header: words('value'), value: ({ current }) => current[money] }),
        columns.percent({
          key: 'share',
          header: t('heat.share'),
          value: ({ codes }) => at(taxes.indexOf(codes.taxType), channels.indexOf(codes.channel)),
        }),
      ]}
    />
  );
}

/** How each tax is paid: the part of a tax type that came in through each channel. */
export function TaxChannelHeat({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  return (
    <AnswerPanel
      title={t('heat.title')}
      asked={useTaxChannels()}
      measure={money}
      height={height}
      view={{
        subtitle: ({ period }) => t('heat.subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const { rows, columns, at } = sharesWithin(answer, money);
          const [tax] = rows;
          const most = columns.reduce((best, _, column) => ((at(0, column) ?? 0) > (at(0, best) ?? 0) ? column : best), 0);
          const part = at(0, most);
          return tax === undefined || part === null
            ? null
            : t('heat.sentence', {
                tax: name(answer, 'taxType', tax),
                channel: name(answer, 'channel', columns[most] ?? null),
                share: format.percent(part),
              });
        },
        chart: (answer) => <Heat answer={answer} height={height} />,
        table: (answer) => <HeatTwin answer={answer} maxHeight={height} />,
      }}
    />
  );
}
