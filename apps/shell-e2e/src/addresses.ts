import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ListedPage } from '@pendapa/contracts';

const LIST = join(import.meta.dirname, '../../shell/dist/pages.json');

/** Every page with its initial queries, from the list that the shell's build writes. */
export const PAGES = JSON.parse(readFileSync(LIST, 'utf8')) as readonly ListedPage[];

/** Wards with imported boundaries: a real map instead of tiles. */
const BORDERS = '/regional?r=31.71&r=31.71.01';

const asksLike =
  ({ asks }: ListedPage) =>
  (other: ListedPage): boolean =>
    asks.length > 0 && isDeepStrictEqual(asks, other.asks);
/** One entry per page, also for a page with several addresses. */
const BUILT = PAGES.filter((page, at) => page.built && !PAGES.slice(0, at).some(asksLike(page))).map(({ path }) => path);

const WITHOUT_QUERIES: readonly string[] = ['/skeleton-demo', '/guide', '/import', '/work-lists'];
/** Built pages with a query. */
export const ANSWERING: readonly string[] = BUILT.filter((path) => !WITHOUT_QUERIES.includes(path));
/** Limits a run to one page. */
export const ONLY = process.env['PENDAPA_PAGE'];

/** All built pages, and one map with boundaries. */
export const KINDS: readonly string[] = [...BUILT, BORDERS].filter((address) => ONLY === undefined || address === ONLY);

/** Tags a test that visits pages of several features; it belongs to the shell. */
export const OF_THE_SHELL = { tag: '@shell' };

/** Tags a test with the feature of its page: `npx nx browser @pendapa/arrears` runs only those of arrears. */
export function ofFeature(address: string): { readonly tag: string } {
  const page = PAGES.find(({ path }) => path === address.replace(/\?.*$/, ''));
  if (!page) throw new Error(`No page has the address ${address}`);
  return { tag: `@${page.feature}` };
}
