import { AnswerRows, type AnswerRowsProps, type Row } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import type { StateMeasure } from './questions.ts';
import { standingOf } from './standing.ts';

export interface ObjectRowsProps<D extends string> extends Omit<AnswerRowsProps<StateMeasure, D, Row<StateMeasure, D>>, 'columns'> {
  readonly by: NoInfer<D>;
}

/** Objects of each member by what they do: the twin of the rankings of this page. */
export function ObjectRows<D extends string>({ by, ...drawing }: ObjectRowsProps<D>) {
  const t = useMessages(messages);
  return (
    <AnswerRows
      {...drawing}
      columns={({ by: name, of, make }) => [
        name(by),
        of('registered'),
        of('suspended'),
        of('payingObjects'),
        make.count({ key: 'unpaid', header: t('unpaid'), value: ({ current }) => standingOf(current)?.unpaid ?? null }),
        of('payingRatio'),
      ]}
    />
  );
}
