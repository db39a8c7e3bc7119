import type { QuerySource } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { byLargest, isKnown, negate, toPlotValue } from '@pendapa/query';
import { messages } from '../messages/plan-steps.ts';
import type { Reader } from '../words/use-reader.ts';
import { NextSteps } from './next-steps.tsx';

/** Page on which each dimension is explained, and the filter that it takes. */
const EXPLAINED_ON = {
  unit: { page: '/targets', filter: 'unit' },
  taxType: { page: '/target-units', filter: 'tax' },
} as const;

type Planned = 'planVariance' | 'planAchievement';

export interface PlanStepsProps<M extends string, D extends string> {
  readonly query: QuerySource<M | Planned, D>;
  readonly by: NoInfer<D> & keyof typeof EXPLAINED_ON;
}

/** What to do: the units or taxes with the largest shortfalls against plan; a unit leads to its taxes, a tax to its units. */
export function PlanSteps<M extends string, D extends string>({ query, by }: PlanStepsProps<M, D>) {
  const t = useMessages(messages);
  const dimension: keyof typeof EXPLAINED_ON = by;
  const { page, filter } = EXPLAINED_ON[dimension];
  return (
    <NextSteps
      query={query}
      measure="planVariance"
      steps={({ rows, name, formatted }: Reader<M | Planned, D>) => {
        const planned = rows.filter(({ codes, current }) => codes[by] !== null && isKnown(current.planVariance));
        if (planned.length === 0) return null;
        return planned
          .filter(({ current }) => (toPlotValue(current.planVariance) ?? 0) < 0)
          .toSorted((a, b) => byLargest(negate(a.current.planVariance), negate(b.current.planVariance)))
          .flatMap((row) => {
            const figure = formatted.money(negate(row.current.planVariance));
            const text = t(dimension, { name: name(by, row), percent: formatted.value('planAchievement', row) });
            return figure === null || text === null ? [] : { figure, text, page, choices: { [filter]: [row.codes[by] ?? ''] } };
          });
      }}
    />
  );
}
