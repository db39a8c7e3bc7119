import { paragraph, texts, type Section } from './guide.ts';

/** What a page answers. The title is the one of the menu; the shell's specs compare them. */
export const page = (path: `/${string}`, title: readonly [string, string], id: string, en: string): Section => ({
  key: path.slice(1),
  page: path,
  title: texts(...title),
  blocks: [paragraph(id, en)],
});
