import type { Answer, Note } from '@pendapa/contracts';
import type { QueryResult } from '@pendapa/query';

type Shown = QueryResult<'transactions', 'taxType'>;

/** States of an answer, and reasons for missing figures. */
export const SHOWN_STATES = ['loading', 'ready', 'updating', 'stale', 'failed', 'notImported', 'notSplit', 'recap', 'noRows'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

const CODES = ['a', 'b', 'c', 'd'];
const FIGURES = [400, 300, 200, 100];
const BEFORE = [380, 320, 190, 80];
const nothing = (): void => undefined;

interface Made {
  readonly codes?: readonly (string | null)[];
  readonly known?: boolean;
  readonly notes?: Note[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function made({ codes = CODES, known = true, notes = [] }: Made): Answer {
  const measure = (series: 'current' | 'comparison', values: readonly number[]): Answer['columns'][number] => ({
    kind: 'measure',
    key: 'transactions',
    unit: 'count',
    series,
    values: codes.map((_, index) => (known ? (values[index] ?? null) : null)),
  });
  return {
    columns: [
      { kind: 'dimension', key: 'taxType', values: [...codes], members: {} },
      measure('current', FIGURES),
      measure('comparison', BEFORE),
    ],
    rowCount: codes.length,
    totals: { current: { transactions: known ? sum(FIGURES) : null }, comparison: { transactions: known ? sum(BEFORE) : null } },
    period: { from: '2000-01-01', to: '2000-12-31' },
    comparison: { from: '1999-01-01', to: '1999-12-31' },
    asOf: '2000-12-31',
    generation: 0,
    notes,
    next: null,
  };
}

const reached = (answer: Answer): Shown => ({ subject: 'revenue', state: 'ready', answer, failure: null, retry: nothing });

/** Sample answers, one in each state; `retry` is used by states that offer it. */
export function shown(retry: () => void): Readonly<Record<ShownState, Shown>> {
  const unreachable = { code: 'unreachable', params: {} } as const;
  const full = reached(made({}));
  return {
    loading: { ...full, state: 'loading', answer: null },
    ready: full,
    updating: { ...full, state: 'updating' },
    stale: { ...full, state: 'stale', failure: unreachable, retry },
    failed: { ...full, state: 'failed', answer: null, failure: unreachable, retry },
    notImported: reached(made({ known: false, notes: [{ code: 'not-imported', params: { extract: 'payments' } }] })),
    notSplit: reached(made({ codes: [null] })),
    recap: reached(made({ known: false, notes: [{ code: 'recap-only', params: { measures: 'transactions' } }] })),
    noRows: reached(made({ codes: [], known: false, notes: [{ code: 'no-rows', params: {} }] })),
  };
}
