import type { ListedCase, ListedCases } from '@pendapa/contracts';

const CASE: Omit<ListedCase, 'rank' | 'key'> = {
  name: null,
  number: null,
  kind: null,
  document: null,
  tax: null,
  unit: null,
  region: null,
  on: null,
  count: null,
  amount: '0',
  before: null,
  from: null,
  to: null,
  taxpayer: null,
};

export type HandMadeCases = Partial<Omit<ListedCases, 'rows'>> & {
  readonly rows?: readonly Partial<ListedCase>[];
};

/** A list of cases made by hand: ranked in the order given, as many and as much as its rows unless it says otherwise. */
export function casesOf({ rows: given = [], ...more }: HandMadeCases = {}): ListedCases {
  const rows = given.map((row, index): ListedCase => ({ ...CASE, rank: index + 1, key: `case-${String(index + 1)}`, ...row }));
  const sum = { cases: rows.length, amount: String(rows.reduce((total, { amount }) => total + BigInt(amount), 0n)) };
  return {
    list: 'payers',
    rows,
    next: null,
    found: rows.length,
    ...sum,
    largest: sum,
    unplaced: [],
    period: { from: '2026-01-01', to: '2026-11-14' },
    snapshot: null,
    missing: [],
    names: { tax: {}, unit: {}, region: {} },
    generation: 1,
    ...more,
  };
}
