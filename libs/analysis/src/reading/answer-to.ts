import type { Answer } from '@pendapa/contracts';

declare const asked: unique symbol;

/** An answer that remembers, for the compiler only, which measures and dimensions were asked for. */
export type AnswerTo<M extends string = string, D extends string = string> = Answer & {
  readonly [asked]?: { readonly measures: M; readonly by: D };
};
