import { AnswerTable, useColumns, type Row } from '@pendapa/analysis';
import type { StateMeasure } from './questions.ts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import { standingOf } from './standing.ts';

export type StateRow<D extends string> = Row<StateMeasure, D>;

export interface ObjectTableProps<D extends string> {
  readonly rows: readonly StateRow<D>[];
  readonly by: D;
  readonly header: string;
  readonly name: (code: string | null) => string;
  readonly caption: string;
  readonly maxHeight: number;
}

/** Objects of each member by what they do: the twin of the rankings of this page. */
export function ObjectTable<D extends string>({ rows, by, header, name, caption, maxHeight }: ObjectTableProps<D>) {
  const t = useMessages(messages);
  const columns = useColumns<StateRow<D>>(rows);
  return (
    <AnswerTable
      caption={caption}
      rows={rows}
      rowKey={({ codes }) => codes[by] ?? ''}
      maxHeight={maxHeight}
      columns={[
        columns.name({ key: by, header, text: ({ codes }) => name(codes[by]) }),
        columns.count({ key: 'registered', header: t('registered'), value: ({ current }) => current.registered }),
        columns.count({ key: 'suspended', header: t('suspended'), value: ({ current }) => current.suspended }),
        columns.count({ key: 'paying', header: t('paying'), value: ({ current }) => current.payingObjects }),
        columns.count({ key: 'unpaid', header: t('unpaid'), value: ({ current }) => standingOf(current)?.unpaid ?? null }),
        columns.percent({ key: 'ratio', header: t('payRatio'), value: ({ current }) => current.payingRatio }),
      ]}
    />
  );
}
