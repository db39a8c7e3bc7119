import { AnswerTable, rowsOf, share, totalOf, useColumns, useMeasureName, useMemberName, type AnswerTo } from '@pendapa/analysis';
import { measureSpec, type DimensionOf } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/shared.ts';

export type Money = 'amount' | 'principal';
export type Split = Exclude<DimensionOf<'revenue'>, 'day' | 'month' | 'year'>;

export interface BreakdownTableProps<M extends string, D extends Split> {
  readonly answer: AnswerTo<M, D>;
  readonly money: NoInfer<M> & Money;
  readonly by: NoInfer<D>;
  /** Name of the column of names. */
  readonly header: string;
  readonly maxHeight?: number;
}

/** Revenue of each member with its share and the change against the comparison: the twin of every ranking here. */
export function BreakdownTable<M extends string, D extends Split>({ answer, money, by, header, maxHeight }: BreakdownTableProps<M, D>) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const measureName = useMeasureName();
  const rows = rowsOf(answer);
  const columns = useColumns<(typeof rows)[number]>(rows);
  const total = totalOf(answer, money);
  return (
    <AnswerTable
      caption={t('caption', { measure: measureName('revenue', money), period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => codes[by] ?? ''}
      maxHeight={maxHeight}
      columns={[
        columns.name({ key: by, header, text: ({ codes }) => name(answer, by, codes[by]) }),
        columns.money({ key: 'money', header: measureName('revenue', money), value: ({ current }) => current[money], total }),
        columns.percent({
          key: 'share',
          header: t('share'),
          value: ({ current }) => share(current[money], total),
          total: share(total, total),
        }),
        columns.change({
          key: 'change',
          header: t('change'),
          value: ({ current }) => current[money],
          before: ({ comparison }) => comparison[money],
          spec: measureSpec('revenue', money),
          total,
          totalBefore: totalOf(answer, money, 'comparison'),
        }),
      ]}
    />
  );
}
