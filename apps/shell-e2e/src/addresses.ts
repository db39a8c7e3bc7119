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
const PLANNED = PAGES.filter(({ built }) => !built).map(({ path }) => path);

/** The built pages that have a question. */
export const ANSWERING: readonly string[] = BUILT.filter((path) => path !== '/skeleton-demo');
/** The built pages, a map of borders, and one of the pages that are not built. */
export const KINDS: readonly string[] = [...BUILT, BORDERS, ...PLANNED.slice(0, 1)];
/** The other pages that are not built: they share the form of the one among the kinds. */
export const OTHERS: readonly string[] = PLANNED.slice(1);
