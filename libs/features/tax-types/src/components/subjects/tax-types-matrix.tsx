import { Matrix, ChartPanel, drawn, share, usePanelWords } from '@pendapa/analysis';
import { sequentialScale } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/subjects.ts';
import { useTaxTypesPaid } from './questions.ts';

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
      chart={(drawing) => (
        <Matrix
          {...drawing}
          down="taxTypesPaid"
          across="taxpayerKind"
          rows={[...new Set(drawing.read.rows.map(({ codes }) => codes.taxTypesPaid))].sort()}
          columns={[...new Set(drawing.read.rows.map(({ codes }) => codes.taxpayerKind))].sort()}
          value={({ current }) => drawn(current.taxpayers)}
          exact={(row) => drawing.read.text('taxpayers', row)}
          hidden="taxpayers"
          scale={sequentialScale(Math.max(1, ...drawing.read.rows.map(({ current }) => drawn(current.taxpayers) ?? 0)))}
          words={(count) => drawing.read.format.count(Math.round(count))}
        />
      )}
    />
  );
}
