import { AnswerTable, rowsOf, useColumns, useMemberName, type AnswerTo } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/holders.ts';
import { messages as shared } from '../../messages/shared.ts';
import { SuppressedNote } from '../shared/suppressed-note.tsx';
import { useHolderColumns, type HolderRow } from './holder-columns.ts';
import type { HolderMeasure } from './questions.ts';

type TypeRow = HolderRow<'taxType' | 'taxpayerKind'>;

/** Each tax and kind of taxpayer with what it holds, paid and owes: the twin of the bars. */
export function HolderTypeTable({
  answer,
  maxHeight,
}: {
  readonly answer: AnswerTo<HolderMeasure, 'taxType' | 'taxpayerKind'>;
  readonly maxHeight: number;
}) {
  const t = useMessages(messages);
  const words = useMessages(shared);
  const name = useMemberName();
  const figures = useHolderColumns(answer);
  const rows = rowsOf(answer).map((row, index): TypeRow => ({ ...row, index }));
  const columns = useColumns<TypeRow>(rows);
  return (
    <>
      <AnswerTable
        caption={t('types.caption', { year: answer.period.to.slice(0, 4) })}
        rows={rows}
        rowKey={({ index }) => String(index)}
        maxHeight={maxHeight}
        columns={[
          columns.name({ key: 'taxType', header: words('taxType'), text: ({ codes }) => name(answer, 'taxType', codes.taxType) }),
          columns.name({
            key: 'kind',
            header: t('segment.taxpayerKind'),
            text: ({ codes }) => name(answer, 'taxpayerKind', codes.taxpayerKind),
          }),
          ...figures(columns),
        ]}
      />
      <SuppressedNote answer={answer} />
    </>
  );
}
