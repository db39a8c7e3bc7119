import type { Texts } from '@pendapa/contracts';
import { GUIDE_PATH } from '@pendapa/page-manifest';
import { FIGURES_PART, FIGURES_TITLE, FIGURE_GROUPS } from './content/figures.ts';
import { WRITTEN_PARTS } from './content/parts.ts';

/** A section of the guide, for the search of the product. */
export interface GuideEntry {
  readonly to: string;
  readonly title: Texts;
  readonly part: Texts;
  /** Terms that the section explains. */
  readonly terms: readonly Texts[];
  /** Page of the dashboard that the section is about. */
  readonly page?: string;
}

export const addressOf = (part: string, section: string): string => `${GUIDE_PATH}?${new URLSearchParams({ part, section })}`;

const written: readonly GuideEntry[] = WRITTEN_PARTS.flatMap(({ key, title: part, sections }) =>
  sections.map(({ key: section, title, blocks, page }) => ({
    to: addressOf(key, section),
    title,
    part,
    terms: blocks.flatMap((block) => (block.kind === 'terms' ? block.terms.map(({ term }) => term) : [])),
    ...(page === undefined ? {} : { page }),
  })),
);

/** All sections; the words of a figure are found by the search itself, which shows its definition. */
export const GUIDE_ENTRIES: readonly GuideEntry[] = [
  ...written,
  ...FIGURE_GROUPS.map(({ key, title }) => ({ to: addressOf(FIGURES_PART, key), title, part: FIGURES_TITLE, terms: [] })),
];
