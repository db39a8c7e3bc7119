import { useCallback } from 'react';
import type { Language } from '@pendapa/contracts';
import { i18n, useLanguage } from '@pendapa/i18n';
import type { Feature, PageEntry } from './feature.ts';

export interface Place {
  readonly feature: Feature;
  readonly page: PageEntry;
}

/** A menu key is an address if it begins with a slash; the key of a group does not. */
export const isAddress = (key: string): key is `/${string}` => key.startsWith('/');

export const menuEntriesOf = (features: readonly Feature[]): readonly Place[] =>
  features.flatMap((feature) => feature.pages.map((page) => ({ feature, page })));

/** The page at an address, with its group; null if there is none. A trailing slash does not matter. */
export function placeAt(features: readonly Feature[], path: string): Place | null {
  const address = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return menuEntriesOf(features).find(({ page }) => page.path === address) ?? null;
}

export const menuPages = (feature: Feature): readonly PageEntry[] => feature.pages.filter(({ menu }) => menu !== false);

/** The menu entry of a page. An alias without an entry has the entry with the same name. */
export function menuPageOf({ feature, page }: Place): PageEntry | null {
  return menuPages(feature).find((entry) => entry === page || entry.label === page.label) ?? null;
}

export function bottomBarOf(features: readonly Feature[]): readonly Place[] {
  const order = ({ page }: Place) => page.bottomBar?.order ?? 0;
  return menuEntriesOf(features)
    .filter(({ page }) => page.bottomBar)
    .sort((one, other) => order(one) - order(other));
}

/** Entry of the bottom bar for a page: its own, that of its alias, or the one that the page names. */
export function bottomBarEntryOf(features: readonly Feature[], { feature, page }: Place): PageEntry | null {
  const found = bottomBarOf(features).find(
    (entry) =>
      entry.page === page || entry.page.path === page.bottomBarEntry || (entry.feature === feature && entry.page.label === page.label),
  );
  return found?.page ?? null;
}

/** The words of a manifest in one language, whichever is shown. */
export const labelIn = (language: Language, feature: Feature, label: string): string =>
  i18n.t(label, { ns: feature.menu.namespace, lng: language });

/** The words of any manifest in the current language; the component renders again when it changes. */
export function useLabels(): (feature: Feature, label: string) => string {
  const language = useLanguage();
  return useCallback((feature, label) => labelIn(language, feature, label), [language]);
}
