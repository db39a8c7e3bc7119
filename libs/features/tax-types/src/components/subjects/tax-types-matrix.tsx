import { AnswerPanel, AnswerTable, drawn, rowsOf, share, totalOf, useColumns, useMemberName, type AnswerTo } from '@pendapa/analysis';
import { HeatTable, sequentialScale } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/subjects.ts';
import { SuppressedNote } from '../shared/suppressed-note.tsx';
import { useTold } from '../shared/use-told.ts';
import { useTaxTypesPaid } from './questions.ts';

type Answer = AnswerTo<'taxpayers', 'taxTypesPaid' | 'taxpayerKind'>;

const unique = (codes: readonly (string | null)[]): readonly (string | null)[] => [...new Set(codes)].sort();

function Matrix({ answer, height }: { readonly answer: Answer; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const told = useTold(answer, 'taxpayers');
  const rows = rowsOf(answer);
  const [types, kinds] = [unique(rows.map(({ codes }) => codes.taxTypesPaid)), unique(rows.map(({ codes }) => codes.taxpayerKind))];
  const at = (type: string | null, kind: string | null): number =>
    rows.findIndex(({ codes }) => codes.taxTypesPaid === type && codes.taxpayerKind === kind);
  const value = (type: string | null, kind: string | null): number | null => drawn(rows[at(type, kind)]?.current.taxpayers ?? null);
  return (
    <>
      <HeatTable
        description={t('matrix.description', { year: answer.period.to.slice(0, 4) })}
        columns={kinds.map((kind) => ({ key: kind ?? '', label: name(answer, 'taxpayerKind', kind) }))}
        rows={types.map((type) => ({
          key: type ?? '',
          label: name(answer, 'taxTypesPaid', type),
          values: kinds.map((kind) => value(type, kind)),
          exact: (column) => told(at(type, kinds[column] ?? null), format.count(value(type, kinds[column] ?? null))),
        }))}
        scale={sequentialScale(Math.max(1, ...rows.map(({ current }) => drawn(current.taxpayers) ?? 0)))}
        words={(count) => format.count(Math.round(count))}
        height={height}
      />
      <SuppressedNote answer={answer} />
    </>
  );
}

function Twin({ answer, height }: { readonly answer: Answer; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const told = useTold(answer, 'taxpayers');
  const rows = rowsOf(answer).map((row, index) => ({ ...row, index }));
  const columns = useColumns<(typeof rows)[number]>(rows);
  const count = columns.count({
    key: 'taxpayers',
    header: t('table.taxpayers'),
    value: ({ current }) => current.taxpayers,
    total: totalOf(answer, 'taxpayers'),
  });
  return (
    <AnswerTable
      caption={t('matrix.description', { year: answer.period.to.slice(0, 4) })}
      rows={rows}
      rowKey={({ index }) => String(index)}
      maxHeight={height}
      columns={[
        columns.name({ key: 'types', header: t('matrix.types'), text: ({ codes }) => name(answer, 'taxTypesPaid', codes.taxTypesPaid) }),
        columns.name({ key: 'kind', header: t('kind'), text: ({ codes }) => name(answer, 'taxpayerKind', codes.taxpayerKind) }),
        { ...count, cell: (row) => told(row.index, format.value(row.current.taxpayers, 'count')) },
      ]}
    />
  );
}

/** How many payers have one tax type, two, or more. */
export function TaxTypesMatrix({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <AnswerPanel
      title={t('matrix.title')}
      asked={useTaxTypesPaid()}
      measure="taxpayers"
      height={height}
      view={{
        subtitle: ({ period }) => t('matrix.subtitle', { year: period.to.slice(0, 4) }),
        sentence: (answer) => {
          const several = rowsOf(answer).filter(({ codes }) => codes.taxTypesPaid !== '1');
          if (several.some(({ current }) => current.taxpayers === null)) return null;
          const count = several.reduce((sum, { current }) => sum + Number(current.taxpayers), 0);
          const part = share(count, totalOf(answer, 'taxpayers'));
          return part === null ? null : t('matrix.sentence', { share: format.percent(part) });
        },
        chart: (answer) => <Matrix answer={answer} height={height} />,
        table: (answer) => <Twin answer={answer} height={height} />,
      }}
    />
  );
}
