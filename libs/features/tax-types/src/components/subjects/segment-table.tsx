import { AnswerTable, rowsOf, share, totalOf, useColumns, useMemberName, type AnswerTo, type Row } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/subjects.ts';
import { SuppressedNote } from '../shared/suppressed-note.tsx';
import { useHiddenColumn } from '../shared/use-hidden-column.ts';
import type { PayerMeasure, Segment } from './questions.ts';

interface SegmentRow<D extends Segment> extends Row<PayerMeasure, D> {
  readonly index: number;
}

export interface SegmentTableProps<D extends Segment> {
  readonly answer: AnswerTo<PayerMeasure, D>;
  readonly by: D;
  readonly maxHeight?: number;
}

/** Payers of each group with what they brought; what is hidden says so. */
export function SegmentTable<D extends Segment>({ answer, by, maxHeight }: SegmentTableProps<D>) {
  const t = useMessages(messages);
  const name = useMemberName();
  const hidden = useHiddenColumn(answer);
  const rows = rowsOf(answer).map((row, index): SegmentRow<D> => ({ ...row, index }));
  const columns = useColumns<SegmentRow<D>>(rows);
  const whole = totalOf(answer, 'amount');
  return (
    <>
      <AnswerTable
        caption={t('table.caption', { year: answer.period.to.slice(0, 4) })}
        rows={rows}
        rowKey={({ index }) => String(index)}
        maxHeight={maxHeight}
        columns={[
          columns.name({ key: by, header: t(`segment.${by as Segment}`), text: ({ codes }) => name(answer, by, codes[by]) }),
          hidden(
            'taxpayers',
            columns.count({
              key: 'taxpayers',
              header: t('table.taxpayers'),
              value: ({ current }) => current.taxpayers,
              total: totalOf(answer, 'taxpayers'),
            }),
          ),
          hidden(
            'amount',
            columns.money({ key: 'amount', header: t('table.amount'), value: ({ current }) => current.amount, total: whole }),
          ),
          hidden(
            'amount',
            columns.percent({
              key: 'share',
              header: t('table.share'),
              value: ({ current }) => share(current.amount, whole),
              total: share(whole, whole),
            }),
          ),
          hidden(
            'amountPerTaxpayer',
            columns.money({
              key: 'average',
              header: t('table.average'),
              value: ({ current }) => current.amountPerTaxpayer,
              total: totalOf(answer, 'amountPerTaxpayer'),
            }),
          ),
          hidden(
            'transactions',
            columns.count({
              key: 'transactions',
              header: t('table.transactions'),
              value: ({ current }) => current.transactions,
              total: totalOf(answer, 'transactions'),
            }),
          ),
        ]}
      />
      <SuppressedNote answer={answer} />
    </>
  );
}
