import type { Texts } from '@pendapa/contracts';
import { FIGURES_PART, FIGURES_TITLE, FIGURE_GROUPS } from '../content/figures.ts';
import type { Part } from '../content/guide.ts';
import { WRITTEN_PARTS } from '../content/parts.ts';

/** A part as the contents list it. */
export interface Chapter {
  readonly key: string;
  readonly title: Texts;
  readonly sections: readonly { readonly key: string; readonly title: Texts; readonly page?: string }[];
  /** Null for the definitions of figures. */
  readonly part: Part | null;
}

const figures: Chapter = { key: FIGURES_PART, title: FIGURES_TITLE, sections: FIGURE_GROUPS, part: null };

/** All parts in their order; the glossary is the last. */
export const CHAPTERS: readonly Chapter[] = WRITTEN_PARTS.map((part) => ({ ...part, part })).flatMap((chapter, index, { length }) =>
  index === length - 1 ? [figures, chapter] : [chapter],
);

/** Contents of an address of the guide. */
export interface Place {
  readonly chapter: Chapter;
  /** Key of the section; null for the begin of the part. */
  readonly wanted: string | null;
}

const START = CHAPTERS[0];

/** The same page under its second address. */
const ALIASES: Readonly<Record<string, string>> = { '/': '/revenue-op-trend' };

/** Finds part and section of an address: `page`, or `part` with `section`. Unknown names lead to the first part. */
export function findPlace(parameters: URLSearchParams): Place | null {
  const named = parameters.get('page') ?? '';
  const page = ALIASES[named] ?? named;
  for (const chapter of CHAPTERS) {
    const section = chapter.sections.find((each) => each.page === page);
    if (section) return { chapter, wanted: section.key };
  }
  const chapter = CHAPTERS.find(({ key }) => key === parameters.get('part')) ?? START;
  if (chapter === undefined) return null;
  const section = chapter.sections.find(({ key }) => key === parameters.get('section'));
  return { chapter, wanted: section?.key ?? null };
}
