import { AnswerTable, rowsOf, useColumns, useMemberName, type AnswerTo } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/holders.ts';
import { SuppressedNote } from '../shared/suppressed-note.tsx';
import { useHolderColumns, type HolderRow } from './holder-columns.ts';
import type { HolderMeasure, Segment } from './questions.ts';

export interface HolderTableProps<D extends Segment> {
  readonly answer: AnswerTo<HolderMeasure, D>;
  readonly by: D;
  readonly maxHeight: number;
}

/** Each group of taxpayers with what it holds, paid in the year and owes. */
export function HolderTable<D extends Segment>({ answer, by, maxHeight }: HolderTableProps<D>) {
  const t = useMessages(messages);
  const name = useMemberName();
  const figures = useHolderColumns(answer);
  const rows = rowsOf(answer).map((row, index): HolderRow<D> => ({ ...row, index }));
  const columns = useColumns<HolderRow<D>>(rows);
  return (
    <>
      <AnswerTable
        caption={t('table.caption', { year: answer.period.to.slice(0, 4) })}
        rows={rows}
        rowKey={({ index }) => String(index)}
        maxHeight={maxHeight}
        columns={[
          columns.name({ key: by, header: t(`segment.${by as Segment}`), text: ({ codes }) => name(answer, by, codes[by]) }),
          ...figures(columns),
        ]}
      />
      <SuppressedNote answer={answer} />
    </>
  );
}
