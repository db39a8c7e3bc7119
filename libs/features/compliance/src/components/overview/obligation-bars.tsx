import { ShareBars } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { AnswerTable, ChartPanel, useColumns, usePanelWords, type ChartProps } from '@pendapa/panels';
import { toPlotValue } from '@pendapa/query';
import { messages } from '../../messages/overview.ts';
import { shared } from '../../messages/shared.ts';
import { totals } from '../../questions/compliance.ts';
import { FILING, PARTS, PAYING } from '../shared/obligations.tsx';

type ObligationChartProps = ChartProps<(typeof totals.measures)[number], never>;

const OBLIGATION_KINDS = [
  { key: 'filing', ...FILING },
  { key: 'paying', ...PAYING },
] as const;

function Bars({ read, description }: ObligationChartProps) {
  const t = useMessages(messages);
  const part = useMessages(shared);
  const bars = OBLIGATION_KINDS.map(({ key, all, ...kind }) => {
    const figures = PARTS.map((name) => read.total(kind[name]));
    return {
      key,
      label: t(key),
      values: figures.map(toPlotValue),
      text: read.figureText(read.total(all), 'count'),
      exact: (index: number) => read.figureText(figures[index] ?? null, 'count'),
    };
  });
  return <ShareBars isSequence bars={bars} parts={PARTS.map((name) => part(name))} description={description} />;
}

function ObligationTable({ read, description }: ObligationChartProps) {
  const t = useMessages(messages);
  const part = useMessages(shared);
  const make = useColumns<(typeof OBLIGATION_KINDS)[number]>();
  return (
    <AnswerTable
      caption={description}
      rows={OBLIGATION_KINDS}
      rowKey={({ key }) => key}
      columns={[
        make.name({ key: 'duty', header: t('duty'), text: ({ key }) => t(key) }),
        make.count({ key: 'all', header: t('all'), value: ({ all }) => read.total(all) }),
        ...PARTS.map((name) => make.count({ key: name, header: part(name), value: (kind) => read.total(kind[name]) })),
      ]}
    />
  );
}

/** Filing and payment as two bars: on time, late, and not yet. */
export const ObligationBars = () => (
  <ChartPanel
    words={usePanelWords(messages, 'bars')}
    query={totals}
    measure="obligations"
    height={80}
    chart={(drawing) => <Bars {...drawing} />}
    table={(drawing) => <ObligationTable {...drawing} />}
  />
);
