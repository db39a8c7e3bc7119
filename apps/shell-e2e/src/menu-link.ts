import type { Locator, Page } from '@playwright/test';

/** Link of the main menu; the page may have another one with the same name. */
export const menuLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name });
