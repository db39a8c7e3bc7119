import type { ColumnStates, Value, ValueState } from '@pendapa/contracts';

interface Entry {
  readonly state: ValueState;
  readonly at: number[];
}

/** States of a column's nulls; equal states are grouped, in order of appearance. */
export function columnStates(values: readonly Value[], stateAt: (index: number) => ValueState): ColumnStates {
  const found = new Map<string, Entry>();
  // Most nulls share one state object, so the content is compared only for others.
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
