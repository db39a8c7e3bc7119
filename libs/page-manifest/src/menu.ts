import { useCallback } from 'react';
import type { Language } from '@pendapa/contracts';
import { i18n, useLanguage } from '@pendapa/i18n';
import type { Feature, PageEntry } from './feature.ts';

export interface Place {
  readonly feature: Feature;
  readonly page: PageEntry;
}

/** A menu key navigates only where it begins with a slash; a group's key does not. */
export const isAddress = (key: string): key is `/${string}` => key.startsWith('/');

export const menuEntriesOf = (features: readonly Feature[]): readonly Place[] =>
  features.flatMap((feature) => feature.pages.map((page) => ({ feature, page })));

/** The page at an address and its group; null where the product has no such address. A trailing slash is the same address. */
export function placeAt(features: readonly Feature[], path: string): Place | null {
  const address = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return menuEntriesOf(features).find(({ page }) => page.path === address) ?? null;
}

export const menuPages = (feature: Feature): readonly PageEntry[] => feature.pages.filter(({ menu }) => menu !== false);

/** The entry that stands for the page in the menu: itself, or the one of the same name where the page is an alias without an entry. */
export function menuPageOf({ feature, page }: Place): PageEntry | null {
  return menuPages(feature).find((entry) => entry === page || entry.label === page.label) ?? null;
}

export function bottomBarOf(features: readonly Feature[]): readonly Place[] {
  const order = ({ page }: Place) => page.bottomBar?.order ?? 0;
  return menuEntriesOf(features)
    .filter(({ page }) => page.bottomBar)
    .sort((one, other) => order(one) - order(other));
}

/** The entry of the bottom bar that stands for the page: its own, that of the same page at another address, or the one it names. */
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
