import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ListedPage } from '@pendapa/contracts';

const LIST = join(import.meta.dirname, '../../shell/dist/pages.json');

/** Every page of the product with what it asks when it is opened, as the build of the shell lists them. */
export const PAGES = JSON.parse(readFileSync(LIST, 'utf8')) as readonly ListedPage[];

/** Wards whose borders were imported: a map drawn by them instead of tiles. */
const BORDERS = '/regional?r=31.71&r=31.71.01';

const asksLike =
  ({ asks }: ListedPage) =>
  (other: ListedPage): boolean =>
    asks.length > 0 && isDeepStrictEqual(asks, other.asks);
/** Once where one page has several addresses. */
const BUILT = PAGES.filter((page, at) => page.built && !PAGES.slice(0, at).some(asksLike(page))).map(({ path }) => path);

/** The built pages that have a question. */
export const ANSWERING: readonly string[] = BUILT.filter((path) => path !== '/skeleton-demo');
/** One page alone, where a run is about it. */
export const ONLY = process.env['PENDAPA_PAGE'];

/** The built pages, and a map of borders. */
export const KINDS: readonly string[] = [...BUILT, BORDERS].filter((address) => ONLY === undefined || address === ONLY);

/** Marks a test that leads over pages of several features: it belongs to the shell, which composes them. */
export const OF_THE_SHELL = { tag: '@shell' };

/** Marks a test as one of the feature whose page it opens: `npx nx browser @pendapa/arrears` runs those of arrears alone. */
export function ofFeature(address: string): { readonly tag: string } {
  const page = PAGES.find(({ path }) => path === address.replace(/\?.*$/, ''));
  if (!page) throw new Error(`No page has the address ${address}`);
  return { tag: `@${page.feature}` };
}
