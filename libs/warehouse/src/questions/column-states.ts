import type { ColumnStates, Value, ValueState } from '@pendapa/contracts';

/** The states of the nulls of a column, equal ones together, in the order in which they come. */
export function columnStates(values: readonly Value[], stateAt: (index: number) => ValueState): ColumnStates {
  const found = new Map<string, { readonly state: ValueState; readonly at: number[] }>();
  values.forEach((value, index) => {
    if (value !== null) return;
    const state = stateAt(index);
    const key = JSON.stringify(state);
    const same = found.get(key);
    if (same) same.at.push(index);
    else found.set(key, { state, at: [index] });
  });
  return [...found.values()];
}
