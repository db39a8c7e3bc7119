import { isSomething, type Figure } from './figure.ts';
import { difference, drawn } from './numbers.ts';

export interface Changed<R> {
  readonly row: R;
  readonly change: Figure;
}

export interface LargestChanges<R> {
  /** The largest in either direction first; those that changed nothing or of which it is not known are not among them. */
  readonly shown: readonly Changed<R>[];
  /** What all others changed together: the exact rest of the whole. */
  readonly rest: Figure;
}

const size = ({ change }: Changed<unknown>): number => Math.abs(drawn(change) ?? 0);

/** Whole -30, of changes -25, -10, +5 the first two are shown: the rest is +5. */
export function largestChanges<R>(rows: readonly R[], changeOf: (row: R) => Figure, whole: Figure, most: number): LargestChanges<R> {
  const changed = rows.map((row) => ({ row, change: changeOf(row) })).filter(({ change }) => isSomething(change));
  const shown = changed.sort((a, b) => size(b) - size(a)).slice(0, most);
  return { shown, rest: shown.reduce((left, { change }) => difference(left, change), whole) };
}
