import type { Value, ValueState } from '@pendapa/contracts';

declare const unread: unique symbol;

/**
 * A figure of an answer: a number, money as text, or the state that says why it is missing; never null. The compiler sees a
 * symbol, so comparing, adding or printing needs a helper that checks the state. Do not test it for truth: a known 0 is false.
 */
export type Figure = symbol & { readonly [unread]: true };

/** A figure, or a number that a page computed. */
export type Shown = Figure | Value;

type IsAny<V> = 0 extends 1 & V ? true : false;
type HoldsFigure<V> = IsAny<V> extends true ? never : [Extract<V, symbol>] extends [never] ? never : unknown;

declare global {
  interface NumberConstructor {
    /** Returns the figure unchanged, so that nothing can compute with it. */
    <V extends Shown | undefined>(figure: V & HoldsFigure<V>): Figure;
  }
  interface StringConstructor {
    /** Returns the figure unchanged, so that nothing can print it. */
    <V extends Shown | undefined>(figure: V & HoldsFigure<V>): Figure;
  }
}

/** State of a row that the answer does not have. */
export const NO_ROWS: ValueState = { state: 'absent', reason: 'no-rows' };

const unwrap = (figure: Shown): Value | ValueState => figure as unknown as Value | ValueState;

export const known = (value: string | number): Figure => value as unknown as Figure;
export const missing = (state: ValueState): Figure => state as unknown as Figure;

/** Combines a value with its state; without either, no row has it. */
export const figureOf = (value: Value, state: ValueState = NO_ROWS): Figure => (value === null ? missing(state) : known(value));

/** Returns the state of a missing figure; null if it is known. */
export function stateOf(figure: Shown): ValueState | null {
  const read = unwrap(figure);
  if (read === null) return NO_ROWS;
  return typeof read === 'object' ? read : null;
}

/** Returns the number or text of a known figure, for formats and files; null if it is missing. */
export function valueOf(figure: Shown): Value {
  const read = unwrap(figure);
  return typeof read === 'object' ? null : read;
}

export const isKnown = (figure: Shown): boolean => stateOf(figure) === null;

/** True if the figure is a known 0. */
export const isNothing = (figure: Shown): boolean => isKnown(figure) && Number(valueOf(figure)) === 0;

/** True if the figure is known and not 0. */
export const isSomething = (figure: Shown): boolean => isKnown(figure) && Number(valueOf(figure)) !== 0;

/** Returns the known part of an incomplete sum; null if there is none. */
export function knownPartOf(state: ValueState | null): Value {
  return state?.state === 'unknown' ? (state.known ?? null) : null;
}
