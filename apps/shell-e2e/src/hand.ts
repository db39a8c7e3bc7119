import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Mouse clicks that an everyday task may take. */
export const MAX_CLICKS = 5;

/**
 * Counts mouse clicks. Typing into the focused field is free, and so are the keys that open the
 * search and close a list.
 */
export class Hand {
  clicks = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Choosing from a native list is one click more than opening it. */
  async choose(target: Locator, value: string): Promise<void> {
    this.clicks += 1;
    await target.selectOption(value);
  }

  /** Opens the first result of a search. */
  async find(words: string, name: RegExp): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect(this.page.getByRole('combobox', { name: 'Cari' })).toBeFocused();
    await this.page.keyboard.type(words);
    await this.click(this.page.getByRole('option', { name }));
  }

  async menu(group: string, entry: string): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: 'Menu utama' });
    await this.click(menu.getByRole('button', { name: group, exact: true }));
    await this.click(menu.getByRole('link', { name: entry, exact: true }));
    // Until then the page before it is shown.
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(entry);
  }

  async filter(name: RegExp, control: Locator): Promise<void> {
    await this.click(this.page.getByRole('group', { name: 'Filter', exact: true }).getByRole('button', { name }));
    await this.click(control);
    await this.page.keyboard.press('Escape');
  }
}
