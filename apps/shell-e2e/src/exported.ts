import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readXlsx, type Workbook } from 'hucre/xlsx';
import { detailsEntries, detailsParts } from './first-part.ts';
import { expect } from './test.ts';

const FORMATS = { csv: 'CSV', xlsx: 'Excel', pdf: 'PDF', png: 'PNG', jpg: 'JPG' } as const;
export type Format = keyof typeof FORMATS;

const WORDS = {
  id: { page: 'Ekspor halaman', panel: /^Ekspor: /, start: 'Ekspor', done: /^Ekspor selesai/ },
  en: { page: 'Export the page', panel: /^Export: /, start: 'Export', done: /^Export complete/ },
} as const;
export type Language = keyof typeof WORDS;

export interface Exported {
  readonly name: string;
  readonly path: string;
}

/** The programs that open files belong to the machine; a test is skipped with a reason if one is missing. */
export const installed = (program: string, flag = '-v'): boolean => spawnSync(program, [flag]).error === undefined;

export const outputOf = (program: string, args: readonly string[]): string =>
  spawnSync(program, args, { encoding: 'utf8', timeout: 90_000 }).stdout;

/** Waits until the last panel has its figures. */
export async function openWhole(page: Page, path: string, language: Language = 'id'): Promise<void> {
  await page.goto(path);
  // The code of open details arrives after the page.
  await expect(detailsParts(page)).toHaveCount(await detailsEntries(page).count());
  await expect(page.getByRole('button', { name: WORDS[language].panel }).last()).toBeVisible({ timeout: 60_000 });
}

export async function openDialog(page: Page, language: Language = 'id'): Promise<Locator> {
  await page.getByRole('button', { name: WORDS[language].page }).click();
  return page.getByRole('dialog');
}

export const startButton = (dialog: Locator, language: Language = 'id'): Locator =>
  dialog.getByRole('button', { name: WORDS[language].start, exact: true });

/** Exports the open page through the dialog; `fill` sets further options. */
export async function exported(
  page: Page,
  format: Format,
  { language = 'id', fill }: { readonly language?: Language; readonly fill?: (dialog: Locator) => Promise<void> } = {},
): Promise<Exported> {
  const dialog = await openDialog(page, language);
  await dialog.getByRole('radio', { name: FORMATS[format], exact: true }).check();
  await fill?.(dialog);
  const download = page.waitForEvent('download');
  await startButton(dialog, language).click();
  const file = await download;
  await expect(dialog).toBeHidden();
  return { name: file.suggestedFilename(), path: await file.path() };
}

export const workbookOf = async (path: string): Promise<Workbook> => readXlsx(await readFile(path), { readStyles: true });

/** Parses a CSV file of the profile for Indonesian Excel into rows, with texts unquoted. */
export async function csvRows(path: string): Promise<readonly (readonly string[])[]> {
  const rows: string[][] = [[]];
  let [field, inside, before] = ['', false, ''];
  for (const letter of (await readFile(path, 'utf8')).replace(/^\ufeff/, '')) {
    if (letter === '"') {
      // A doubled quote inside a field means one quote.
      if (!inside && before === '"') field += '"';
      inside = !inside;
    } else if (!inside && (letter === ';' || letter === '\n')) {
      rows.at(-1)?.push(field.replace(/\r$/, ''));
      field = '';
      if (letter === '\n') rows.push([]);
    } else field += letter;
    before = letter;
  }
  return rows;
}
