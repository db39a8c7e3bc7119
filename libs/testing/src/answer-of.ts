import type { Answer, AnswerColumn, DimensionKey, Note, Period, Texts, Unit, Value } from '@pendapa/contracts';

export interface HandMadeMeasure {
  readonly unit: Unit;
  readonly values?: readonly Value[];
  readonly before?: readonly Value[];
  readonly total?: Value;
  readonly totalBefore?: Value;
}

export interface HandMadeAnswer {
  readonly by?: Readonly<Partial<Record<DimensionKey, readonly (string | null)[]>>>;
  readonly members?: Readonly<Partial<Record<DimensionKey, Readonly<Record<string, Texts>>>>>;
  readonly measures: Readonly<Record<string, HandMadeMeasure>>;
  readonly period?: Period;
  readonly comparison?: Period;
  readonly notes?: readonly Note[];
  readonly generation?: number;
}

function measureColumns([key, { unit, values, before }]: readonly [string, HandMadeMeasure]): AnswerColumn[] {
  const column = (series: 'current' | 'comparison', of: readonly Value[] | undefined): AnswerColumn[] =>
    of ? [{ kind: 'measure', key, unit, series, values: [...of] }] : [];
  return [...column('current', values), ...column('comparison', before)];
}

const totals = (measures: HandMadeAnswer['measures'], pick: (measure: HandMadeMeasure) => Value | undefined): Record<string, Value> =>
  Object.fromEntries(Object.entries(measures).map(([key, measure]) => [key, pick(measure) ?? null]));

/** An answer written out by hand, as the server would send it: year to date of 14 Nov 2026 unless the test says otherwise. */
export function answerOf(made: HandMadeAnswer): Answer {
  const period = made.period ?? { from: '2026-01-01', to: '2026-11-14' };
  const dimensions = Object.entries(made.by ?? {}) as [DimensionKey, readonly (string | null)[]][];
  return {
    columns: [
      ...dimensions.map(([key, values]): AnswerColumn => ({
        kind: 'dimension',
        key,
        values: [...values],
        members: { ...made.members?.[key] },
      })),
      ...Object.entries(made.measures).flatMap(measureColumns),
    ],
    rowCount: dimensions[0]?.[1].length ?? 1,
    totals: {
      current: totals(made.measures, ({ total }) => total),
      comparison: made.comparison ? totals(made.measures, ({ totalBefore }) => totalBefore) : null,
    },
    period,
    comparison: made.comparison ?? null,
    asOf: period.to,
    generation: made.generation ?? 1,
    notes: [...(made.notes ?? [])],
    next: null,
  };
}
