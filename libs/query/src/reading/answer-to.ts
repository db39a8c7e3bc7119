import type { Answer } from '@pendapa/contracts';

declare const phantomTypes: unique symbol;

/** An answer typed by its measures and dimensions, for the compiler only. */
export type AnswerTo<M extends string = string, D extends string = string> = Answer & {
  readonly [phantomTypes]?: { readonly measures: M; readonly by: D };
};
