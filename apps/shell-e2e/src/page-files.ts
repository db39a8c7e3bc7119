import type { Page } from '@playwright/test';
import { exported, type Language } from './exported.ts';
import {
  readWorkbook,
  smallestLetters,
  withoutPdfReader,
  withoutWorkbookReader,
  wordsOutside,
  type SheetContent,
} from './file-contents.ts';
import { expect } from './test.ts';

const DATE_IN_WORDS = /^(\d{1,2} )?(Jan|Feb|Mar|Apr|Mei|May|Jun|Jul|Agu|Aug|Sep|Okt|Oct|Nov|Des|Dec)[a-z]* \d{4}$/;
const RANK_IN_NAME = /^\d+\. /;

const tablesIn = (sheets: readonly SheetContent[]): readonly SheetContent[] =>
  sheets.slice(1).filter(({ name }) => !/^(Grafik|Charts)/.test(name));
const contentsOf = ({ rows }: SheetContent): string =>
  rows
    .map((row) => JSON.stringify(row))
    .sort()
    .join();

async function expectWorkbook(page: Page, language: Language): Promise<void> {
  const cards = await page.getByRole('article').count();
  const titles = await page
    .getByRole('button', { name: /^(Ekspor|Export): / })
    .evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel?.replace(/^[^:]*: /, '') ?? ''));

  const workbook = await exported(page, 'xlsx', { language });
  const sheets = readWorkbook(workbook.path);
  const tables = tablesIn(sheets);
  expect(tables.length).toBeGreaterThan(0);
  expect(workbook.name).not.toContain('INCOMPLETE');
  // Checks: no duplicate figures, dates as dates, ranks in their own columns, every card in the key figures.
  expect(new Set(tables.map(contentsOf)).size).toBe(tables.length);
  const texts = tables.flatMap(({ rows }) => rows.slice(1).flatMap((row) => row.filter((cell) => typeof cell === 'string')));
  expect(texts.filter((text) => DATE_IN_WORDS.test(text) || RANK_IN_NAME.test(text))).toEqual([]);
  // Every panel is exported, as a chart or as a table.
  const named = sheets.flatMap(({ name, rows }) => [name, ...rows.map(([first]) => String(first))]);
  for (const title of titles) expect(named.some((name) => name === title || (name.length > 15 && title.startsWith(name)))).toBe(true);
  if (cards > 0) expect(tables.find(({ name }) => /^(Angka utama|Key figures)$/.test(name))?.rows.length).toBe(cards + 1);
}

async function expectPaper(page: Page, language: Language): Promise<void> {
  const paper = await exported(page, 'pdf', { language });
  expect(smallestLetters(paper.path)).toBeGreaterThanOrEqual(7.9);
  expect(wordsOutside(paper.path)).toEqual([]);
}

interface FileForm {
  readonly form: string;
  /** Exports the open page in its language and asserts that the file is as a finance office would have made it. */
  readonly expectGood: (page: Page, language: Language) => Promise<void>;
  /** The reason why this machine cannot read such files, or null. */
  readonly lacking: () => string | null;
}

export const FILE_FORMS: readonly [workbook: FileForm, paper: FileForm] = [
  { form: 'a workbook', expectGood: expectWorkbook, lacking: withoutWorkbookReader },
  { form: 'paper', expectGood: expectPaper, lacking: withoutPdfReader },
];
