import type { Texts } from '@pendapa/contracts';

/** Refusals that a parent acts on; it creates them again. */
export type RefusalName = 'FolderLocked' | 'ImportedBefore' | 'ChangedSinceCheck';

/** Reason why a child ended without a result. */
export type Failure =
  | { readonly kind: 'profile'; readonly profile: string; readonly key: string; readonly reason: Texts }
  | { readonly kind: 'spoken'; readonly name: RefusalName | null; readonly texts: Texts }
  | { readonly kind: 'failed'; readonly message: string };

/** Messages of a child: progress, then one outcome. */
export type FromChild<Result, Progress> =
  { readonly kind: 'progress'; readonly progress: Progress } | { readonly kind: 'result'; readonly result: Result } | Failure;

export type Outcome<Result> = { readonly kind: 'result'; readonly result: Result } | Failure;
