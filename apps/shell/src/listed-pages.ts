import type { FeatureQueries, ListedPage, QueriesByPage, QuerySpec } from '@pendapa/contracts';
import { findMenuEntry, listPages, type Feature } from '@pendapa/page-manifest';
import { features } from './features.ts';
import { questions } from './questions.ts';

const byAddress = (questions: readonly QueriesByPage[]): ReadonlyMap<string, readonly QuerySpec[]> =>
  new Map(questions.flatMap((pages) => Object.entries(pages)));

/**
 * Every page of the product with its initial queries. An alias, a second address of a page, has the queries of that page.
 * @throws if a query belongs to no page
 */
export function listedPages(listed: readonly Feature[], declared: readonly FeatureQueries[]): readonly ListedPage[] {
  const built = byAddress(declared.map((feature) => feature.built));
  const planned = byAddress(declared.map((feature) => feature.planned));
  const places = listPages(listed);
  const strays = [...built.keys(), ...planned.keys()].filter((path) => !places.some(({ page }) => page.path === path));
  if (strays.length > 0) throw new Error(`Questions of no page: ${strays.join(', ')}`);
  return places.map((place) => {
    const { path } = findMenuEntry(place) ?? place.page;
    return {
      path: place.page.path,
      shows: path,
      feature: place.feature.key,
      built: built.has(path),
      asks: built.get(path) ?? planned.get(path) ?? [],
    };
  });
}

export const pages = listedPages(features, questions);
