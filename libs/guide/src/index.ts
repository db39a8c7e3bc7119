import type { GuideEntry } from './parts.ts';

export { guideFeature } from './manifest.ts';

/** Loads the sections of the guide with their words, for the search. */
export const loadGuideEntries = async (): Promise<readonly GuideEntry[]> => (await import('./parts.ts')).GUIDE_ENTRIES;
