import { HeatTable, type HeatScale } from '@pendapa/charts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useCrossFilter } from '@pendapa/filters';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { AnswerTable, ChartPanel, useColumns, usePanelWords, type ChartProps } from '@pendapa/panels';
import { isSlight, sum } from '@pendapa/query';
import { messages } from '../../messages/temporal.ts';
import * as ask from '../../questions/temporal.ts';
import { useSeasons } from './years.ts';

type TaxMonths = ChartProps<'amount', 'taxType' | 'month'>;

/** Fixed classes relative to an average month. One hue, because a low season is usual and not bad. */
const SCALE: HeatScale = { colors: 'sequential', bounds: [0.5, 0.8, 1.1, 1.5, 2] };

function Heat({ read, description }: TaxMonths) {
  const t = useMessages(messages);
  const format = useFormat();
  const seasons = useSeasons()(read);
  const whole = sum(read.rows.map(({ current }) => current.amount));
  const isSmall = (tax: string): boolean =>
    isSlight(sum(read.rows.flatMap(({ codes, current }) => (codes.taxType === tax ? current.amount : []))), whole);
  return (
    <HeatTable
      description={description}
      columns={(seasons[0]?.years[0]?.months ?? []).map(({ month }) => ({ key: month, label: format.monthName(month) }))}
      rows={seasons.map(({ tax, label, season }) => ({
        key: tax,
        label,
        values: season?.indices.map(({ index }) => index) ?? [],
        blank: () => (season ? undefined : ''),
        isPale: () => isSmall(tax),
        exact: (column) => {
          const found = season?.indices[column];
          if (!season || !found) return t('taxes.noYear');
          const [low, high] = [format.decimal(found.low), format.decimal(found.high)];
          return t('taxes.exact', { index: format.decimal(found.index), low, high, count: season.yearCount });
        },
      }))}
      scale={SCALE}
      words={(value) => format.decimal(value)}
      onSelect={useCrossFilter()('tax')}
    />
  );
}

function Table({ read, description }: TaxMonths) {
  const t = useMessages(messages);
  const text = useText();
  const format = useFormat();
  const rows = useSeasons()(read).flatMap(({ tax, label, years, season }) =>
    (season?.indices ?? []).map((found, place) => ({ tax, label, place, month: years[0]?.months[place]?.month ?? null, found })),
  );
  const make = useColumns<(typeof rows)[number]>();
  return (
    <AnswerTable
      caption={description}
      rows={rows}
      rowKey={({ tax, place }) => `${tax} ${String(place)}`}
      columns={[
        make.name({ key: 'taxType', header: text(DIMENSION_LABELS.taxType), text: ({ label }) => label }),
        make.name({
          key: 'month',
          header: text(DIMENSION_LABELS.month),
          text: ({ month }) => format.monthName(month),
          order: ({ place }) => place,
        }),
        make.decimal({ key: 'index', header: t('taxes.index'), value: ({ found }) => found.index }),
        make.decimal({ key: 'low', header: t('taxes.low'), value: ({ found }) => found.low }),
        make.decimal({ key: 'high', header: t('taxes.high'), value: ({ found }) => found.high }),
      ]}
    />
  );
}

/** Heat table of seasonal indices by tax and month. */
export const TaxSeasons = () => (
  <ChartPanel
    words={usePanelWords(messages, 'taxes')}
    query={ask.taxMonths}
    measure="amount"
    height="large"
    chart={(drawing) => <Heat {...drawing} />}
    table={(drawing) => <Table {...drawing} />}
  />
);
