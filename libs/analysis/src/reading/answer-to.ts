import type { Answer } from '@pendapa/contracts';

declare const asked: unique symbol;

/** An answer typed by its measures and dimensions, for the compiler only. */
export type AnswerTo<M extends string = string, D extends string = string> = Answer & {
  readonly [asked]?: { readonly measures: M; readonly by: D };
};
