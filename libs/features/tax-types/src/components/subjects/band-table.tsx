import { AnswerTable, rowsOf, totalOf, useColumns, type Row } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/subjects.ts';
import { SuppressedNote } from '../shared/suppressed-note.tsx';
import { useBandWords } from '../shared/use-band-words.ts';
import { useHiddenColumn } from '../shared/use-hidden-column.ts';
import type { BandAnswer } from './questions.ts';

interface BandRow extends Row<'taxpayers' | 'amount', 'amountBand'> {
  readonly index: number;
}

/** Payers and money of each band: the twin of the histogram and of the curve. */
export function BandTable({ answer, maxHeight }: { readonly answer: BandAnswer; readonly maxHeight: number }) {
  const t = useMessages(messages);
  const words = useBandWords();
  const hidden = useHiddenColumn(answer);
  const rows = rowsOf(answer).map((row, index): BandRow => ({ ...row, index }));
  const columns = useColumns<BandRow>(rows);
  return (
    <>
      <AnswerTable
        caption={t('bands.description', { year: answer.period.to.slice(0, 4) })}
        rows={rows}
        rowKey={({ index }) => String(index)}
        maxHeight={maxHeight}
        columns={[
          columns.name({
            key: 'band',
            header: t('bands.band'),
            text: ({ codes }) => (codes.amountBand === null ? '-' : words(codes.amountBand)),
            order: ({ codes }) => codes.amountBand,
          }),
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
            columns.money({
              key: 'amount',
              header: t('table.amount'),
              value: ({ current }) => current.amount,
              total: totalOf(answer, 'amount'),
            }),
          ),
        ]}
      />
      <SuppressedNote answer={answer} />
    </>
  );
}
