import { useCallback } from 'react';
import type { Language } from '@pendapa/contracts';
import { i18n, useLanguage } from '@pendapa/i18n';
import type { Feature, PageEntry } from './feature.ts';

/** A page with its feature, which is a group of the menu. */
export interface FeaturePage {
  readonly feature: Feature;
  readonly page: PageEntry;
}

/** A menu key is an address if it begins with a slash; the key of a feature does not. */
export const isAddress = (key: string): key is `/${string}` => key.startsWith('/');

/** All pages of all features, with or without an entry in the menu. */
export const listPages = (features: readonly Feature[]): readonly FeaturePage[] =>
  features.flatMap((feature) => feature.pages.map((page) => ({ feature, page })));

/** Finds the page at an address; null if there is none. A trailing slash does not matter. */
export function findPage(features: readonly Feature[], path: string): FeaturePage | null {
  const address = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return listPages(features).find(({ page }) => page.path === address) ?? null;
}

/** Pages of a feature that have an entry in the menu. */
export const listMenuPages = (feature: Feature): readonly PageEntry[] => feature.pages.filter(({ menu }) => menu !== false);

/** Finds the menu entry of a page. A second address of a page has no entry of its own, so the entry with the same label counts. */
export function findMenuEntry({ feature, page }: FeaturePage): PageEntry | null {
  return listMenuPages(feature).find((entry) => entry === page || entry.label === page.label) ?? null;
}

/** Pages in the bottom bar of narrow screens, in display order. */
export function listBottomBarPages(features: readonly Feature[]): readonly FeaturePage[] {
  const order = ({ page }: FeaturePage) => page.bottomBar?.order ?? 0;
  return listPages(features)
    .filter(({ page }) => page.bottomBar)
    .sort((a, b) => order(a) - order(b));
}

/** Finds the first entry of the bottom bar that is the page, that the page names, or that has its label in the same feature. */
export function findBottomBarEntry(features: readonly Feature[], { feature, page }: FeaturePage): PageEntry | null {
  const found = listBottomBarPages(features).find(
    (entry) =>
      entry.page === page || entry.page.path === page.bottomBarEntry || (entry.feature === feature && entry.page.label === page.label),
  );
  return found?.page ?? null;
}

/** Translates a label of a feature to the given language, even if the page shows another one. */
export const translateLabel = (language: Language, feature: Feature, label: string): string =>
  i18n.t(label, { ns: feature.menu.namespace, lng: language });

/** Returns a function that translates labels to the current language. The component renders again if the language changes. */
export function useLabels(): (feature: Feature, label: string) => string {
  const language = useLanguage();
  return useCallback((feature, label) => translateLabel(language, feature, label), [language]);
}
