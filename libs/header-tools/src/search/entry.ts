import type { SubjectKey, Texts } from '@pendapa/contracts';

type Group = 'recent' | 'page' | 'tax' | 'unit' | 'region' | 'channel' | 'bank' | 'definition' | 'guide';

/** A section of the guide. */
export interface GuideEntry {
  readonly to: string;
  readonly title: Texts;
  readonly part: Texts;
  /** Terms that the section explains. */
  readonly terms: readonly Texts[];
}

/** Loads the sections of the guide when the search is opened first. */
export type LoadGuide = () => Promise<readonly GuideEntry[]>;

/** Search result: an address to open, or a definition to read. */
export interface Entry {
  readonly group: Group;
  readonly key: string;
  readonly label: string;
  /** Distinguishes entries of the same name. */
  readonly hint?: string;
  readonly to?: string;
  readonly definition?: { readonly subject: SubjectKey; readonly measure: string };
}
