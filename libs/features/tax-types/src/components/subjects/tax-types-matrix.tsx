import { ChartPanel, drawn, share, usePanelWords, type Drawing } from '@pendapa/analysis';
import { HeatTable, sequentialScale } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/subjects.ts';
import { useTaxTypesPaid } from './questions.ts';

type By = 'taxTypesPaid' | 'taxpayerKind';

function Matrix({ read, ...frame }: Drawing<'taxpayers', By>) {
  const format = useFormat();
  const firstOf = (dimension: By) =>
    [...new Map(read.rows.map((row) => [row.codes[dimension] ?? '', row]))].sort(([one], [other]) => (one < other ? -1 : 1));
  const [types, kinds] = [firstOf('taxTypesPaid'), firstOf('taxpayerKind')];
  const at = (type: string, kind: string | undefined) =>
    read.rows.find(({ codes }) => (codes.taxTypesPaid ?? '') === type && (codes.taxpayerKind ?? '') === kind);
  return (
    <HeatTable
      {...frame}
      columns={kinds.map(([key, row]) => ({ key, label: read.name('taxpayerKind', row) }))}
      rows={types.map(([key, named]) => ({
        key,
        label: read.name('taxTypesPaid', named),
        values: kinds.map(([kind]) => drawn(at(key, kind)?.current.taxpayers ?? null)),
        hidden: (column) => {
          const row = at(key, kinds[column]?.[0]);
          return row !== undefined && read.hidden('taxpayers', row);
        },
        exact: (column) => {
          const row = at(key, kinds[column]?.[0]);
          return row ? read.text('taxpayers', row) : format.count(null);
        },
      }))}
      scale={sequentialScale(Math.max(1, ...read.rows.map(({ current }) => drawn(current.taxpayers) ?? 0)))}
      words={(count) => format.count(Math.round(count))}
    />
  );
}

/** How many payers have one tax type, two, or more. */
export function TaxTypesMatrix() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'matrix')}
      asked={useTaxTypesPaid()}
      measure="taxpayers"
      height="low"
      sentence={({ rows, total, format }) => {
        const several = rows.filter(({ codes }) => codes.taxTypesPaid !== '1');
        if (several.some(({ current }) => current.taxpayers === null)) return null;
        const count = several.reduce((sum, { current }) => sum + Number(current.taxpayers), 0);
        const part = share(count, total('taxpayers'));
        return part === null ? null : t('matrix.sentence', { share: format.percent(part) });
      }}
      chart={(drawing) => <Matrix {...drawing} />}
    />
  );
}
