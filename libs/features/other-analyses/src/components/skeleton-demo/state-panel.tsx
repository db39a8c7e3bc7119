import { CHART_HEIGHTS, RankedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { AnswerPanel, AnswerTable, useColumns } from '@pendapa/panels';
import { codesOf, columnOf, toPlotValue, rowsOf, totalOf, type AnswerTo, type QueryResult } from '@pendapa/query';

import { demo } from '../../messages/skeleton-demo.ts';

type Sample = AnswerTo<'transactions', 'taxType'>;

function SampleBars({ answer }: { readonly answer: Sample }) {
  const t = useMessages(demo);
  const { count } = useFormat();
  const values = columnOf(answer, 'transactions').map(toPlotValue);
  const bars = codesOf(answer, 'taxType').map((code, index) => {
    const value = values[index] ?? null;
    const name = (code ?? '').toUpperCase();
    return { key: name, label: t('item', { name }), value, text: count(value), exact: count(value) };
  });
  return <RankedBars bars={bars} description={t('description')} />;
}

function SampleTable({ answer }: { readonly answer: Sample }) {
  const t = useMessages(demo);
  const rows = rowsOf(answer);
  const columns = useColumns<(typeof rows)[number]>();
  const name = (code: string | null): string => t('item', { name: (code ?? '').toUpperCase() });
  return (
    <AnswerTable
      caption={t('table')}
      rows={rows}
      rowKey={({ codes }) => codes.taxType ?? ''}
      columns={[
        columns.name({ key: 'name', header: t('table'), text: ({ codes }) => name(codes.taxType) }),
        columns.count({
          key: 'now',
          header: t('actual'),
          value: ({ current }) => current.transactions,
          total: totalOf(answer, 'transactions'),
        }),
        columns.change({
          key: 'change',
          header: t('before'),
          value: ({ current }) => current.transactions,
          before: ({ comparison }) => comparison.transactions,
          spec: { unit: 'count', good: 'up' },
        }),
      ]}
    />
  );
}

export interface StatePanelProps {
  readonly title: string;
  readonly result: QueryResult<'transactions', 'taxType'>;
}

/** Panel of an answer with chart and table, in the given state. */
export const StatePanel = ({ title, result }: StatePanelProps) => (
  <AnswerPanel
    title={title}
    result={result}
    measure="transactions"
    height={CHART_HEIGHTS.small}
    view={{ chart: (answer) => <SampleBars answer={answer} />, table: (answer) => <SampleTable answer={answer} /> }}
  />
);
