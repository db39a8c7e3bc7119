import { isSomething, type Figure } from './figure.ts';
import { difference, toPlotValue } from './numbers.ts';

export interface Changed<R> {
  readonly row: R;
  readonly change: Figure;
}

export interface LargestChanges<R> {
  /** Largest changes in either direction first, without unchanged and unknown ones. */
  readonly shown: readonly Changed<R>[];
  /** Sum of all other changes: the exact rest of the total. */
  readonly rest: Figure;
}

const size = ({ change }: Changed<unknown>): number => Math.abs(toPlotValue(change) ?? 0);

/** Selects the largest changes. Example: total -30, changes -25, -10, +5, `most` 2: the rest is +5. */
export function largestChanges<R>(rows: readonly R[], changeOf: (row: R) => Figure, whole: Figure, maxRows: number): LargestChanges<R> {
  const changed = rows.map((row) => ({ row, change: changeOf(row) })).filter(({ change }) => isSomething(change));
  const shown = changed.sort((a, b) => size(b) - size(a)).slice(0, maxRows);
  return { shown, rest: shown.reduce((left, { change }) => difference(left, change), whole) };
}
