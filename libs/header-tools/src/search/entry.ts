import type { SubjectKey } from '@pendapa/contracts';

type Group = 'recent' | 'page' | 'tax' | 'unit' | 'region' | 'definition';

/** Something that can be found: a place to go to, or a definition to read. */
export interface Entry {
  readonly group: Group;
  readonly key: string;
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly hint?: string;
  readonly to?: string;
  readonly definition?: { readonly subject: SubjectKey; readonly measure: string };
}
