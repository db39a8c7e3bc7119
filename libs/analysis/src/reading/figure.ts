import type { Value, ValueState } from '@pendapa/contracts';

declare const unread: unique symbol;

/**
 * A figure of an answer: a number, money as text, or the state that says why it is missing; never null.
 *
 * The compiler takes it for a symbol. So nobody compares, adds or writes it without a helper that looks at its state. Do not test it
 * for truth: a known 0 is false.
 */
export type Figure = symbol & { readonly [unread]: true };

/** A figure, or a number that a page computed; for what draws and writes either. */
export type Shown = Figure | Value;

type IsAny<V> = 0 extends 1 & V ? true : false;
type HoldsFigure<V> = IsAny<V> extends true ? never : [Extract<V, symbol>] extends [never] ? never : unknown;

declare global {
  interface NumberConstructor {
    /** Gives the figure back, so that nothing computes with it. */
    <V extends Shown | undefined>(figure: V & HoldsFigure<V>): Figure;
  }
  interface StringConstructor {
    /** Gives the figure back, so that nothing writes it. */
    <V extends Shown | undefined>(figure: V & HoldsFigure<V>): Figure;
  }
}

/** The answer has no such row. */
export const NO_ROWS: ValueState = { state: 'absent', reason: 'no-rows' };

const opened = (figure: Shown): Value | ValueState => figure as unknown as Value | ValueState;

export const known = (value: string | number): Figure => value as unknown as Figure;
export const missing = (state: ValueState): Figure => state as unknown as Figure;

/** A value of the wire with its state; without either, no row has it. */
export const figureOf = (value: Value, state: ValueState = NO_ROWS): Figure => (value === null ? missing(state) : known(value));

/** Why a figure is missing; null if it is known. */
export function stateOf(figure: Shown): ValueState | null {
  const read = opened(figure);
  if (read === null) return NO_ROWS;
  return typeof read === 'object' ? read : null;
}

/** The number or text of a known figure, for formats and files; null if it is missing. */
export function valueOf(figure: Shown): Value {
  const read = opened(figure);
  return typeof read === 'object' ? null : read;
}

export const isKnown = (figure: Shown): boolean => stateOf(figure) === null;

/** Whether the figure is known to be 0. */
export const isNothing = (figure: Shown): boolean => isKnown(figure) && Number(valueOf(figure)) === 0;

/** Whether the figure is known and not 0. */
export const isSomething = (figure: Shown): boolean => isKnown(figure) && Number(valueOf(figure)) !== 0;

/** The known part of an incomplete sum; null if it has none. */
export function knownPartOf(state: ValueState | null): Value {
  return state?.state === 'unknown' ? (state.known ?? null) : null;
}
