import type { ColumnStates, Value, ValueState } from '@pendapa/contracts';

interface Entry {
  readonly state: ValueState;
  readonly at: number[];
}

/** The states of the nulls of a column, equal ones together, in the order in which they come. */
export function columnStates(values: readonly Value[], stateAt: (index: number) => ValueState): ColumnStates {
  const found = new Map<string, Entry>();
  // Most nulls of a column share one object; only others are compared by what they say.
  let last: Entry | undefined;
  for (const [index, value] of values.entries()) {
    if (value !== null) continue;
    const state = stateAt(index);
    if (last?.state !== state) {
      const key: string = JSON.stringify(state);
      last = found.get(key) ?? { state, at: [] };
      found.set(key, last);
    }
    last.at.push(index);
  }
  return [...found.values()];
}
