import { useMessages } from '@pendapa/i18n';
import { AnswerRows, type ChartProps } from '@pendapa/panels';
import { joinByKey, share, type QueryResult } from '@pendapa/query';
import { messages } from '../../messages/shared.ts';

/** Query for registered objects, the denominator of the share. */
export type Registered<D extends string> = QueryResult<'registered', D>;

interface ShareRowsProps<M extends string, D extends string> extends ChartProps<M | 'objects', D> {
  /** Dimensions of the rows. */
  readonly by: readonly NoInfer<D>[];
  readonly registered: Registered<NoInfer<D>>;
  /** Further measures of each row. */
  readonly more?: readonly NoInfer<M>[];
}

/** Rows with objects in arrears, registered objects, and their ratio. */
export function ShareRows<M extends string, D extends string>({ by, registered, more = [], ...drawing }: ShareRowsProps<M, D>) {
  const t = useMessages(messages);
  const all = joinByKey(registered.answer, by, 'registered');
  return (
    <AnswerRows
      {...drawing}
      columns={(columns) => [
        ...by.map((dimension) => columns.dimensionColumn(dimension)),
        columns.measureColumn('objects'),
        columns.joinedColumn(registered, by, 'registered', t('registered')),
        columns.make.percent({
          key: 'share',
          header: t('share'),
          value: (row) => share(row.current.objects, all.value(row)),
          total: share(drawing.read.total('objects'), all.total),
        }),
        ...more.map((measure) => columns.measureColumn(measure)),
      ]}
    />
  );
}
