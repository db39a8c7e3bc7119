import type { QuerySource } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { NextSteps, type Reader } from '@pendapa/panels';
import { isSomething, largestFirst, toPlotValue } from '@pendapa/query';
import { shared } from '../../messages/shared.ts';

/** Filter that takes the members of each dimension. */
const FILTERS = { unit: 'unit', taxType: 'tax' } as const;

type Measure = 'unpaid' | 'unpaidAmount' | 'onTimePaymentRate';

interface UnpaidStepsProps<M extends string, D extends string> {
  readonly query: QuerySource<M | Measure, D>;
  readonly by: NoInfer<D> & keyof typeof FILTERS;
}

/** What to do: contact the objects that owe at the units or of the taxes with the largest unpaid amounts; each leads to its list. */
export function UnpaidSteps<M extends string, D extends string>({ query, by }: UnpaidStepsProps<M, D>) {
  const t = useMessages(shared);
  const dimension: keyof typeof FILTERS = by;
  return (
    <NextSteps
      query={query}
      measure="unpaidAmount"
      steps={({ rows, name, text, formatted }: Reader<M | Measure, D>) =>
        largestFirst(rows, by, 'unpaidAmount')
          .rows.filter(({ current }) => isSomething(current.unpaidAmount))
          .flatMap((row) => {
            const words = t('steps.unpaid', {
              name: name(by, row),
              count: toPlotValue(row.current.unpaid),
              rate: formatted.value('onTimePaymentRate', row),
            });
            if (words === null) return [];
            const choices = { [FILTERS[dimension]]: [row.codes[by] ?? ''] };
            return { figure: text('unpaidAmount', row), text: words, page: '/compliance', choices, part: 'lists', isCaseList: true };
          })
      }
    />
  );
}
