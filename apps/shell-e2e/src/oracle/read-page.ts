import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { parseTables, type Table } from './tables.ts';

export interface ReadPage {
  /** Tables of the file; null if the page has nothing to export. */
  readonly tables: readonly Table[] | null;
  /** Notices about the address. */
  readonly notices: readonly string[];
}

/** Opens an address and reads its figures from the CSV export. */
export async function readPage(page: Page, address: string): Promise<ReadPage> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const notices = await page.locator('main [role="alert"]').allInnerTexts();
  await page.getByRole('button', { name: 'Export the page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'CSV', exact: true }).check();
  await dialog.getByRole('radio', { name: /^Other programs/ }).check();
  const nothing = dialog.getByText('There is nothing to export');
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await Promise.race([download, nothing.waitFor({ timeout: 60_000 }).then(() => null)]);
  const tables = file === null ? null : parseTables(await readFile(await file.path(), 'utf8'));
  return { tables, notices };
}
