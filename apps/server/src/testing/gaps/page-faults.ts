import { namesMore, newClaims, type Comparison, type Language } from './claims.ts';
import { lacksOf, type ReadPage } from './read-agency.ts';

/** Shown while figures are awaited; a page that was read whole awaits none. */
const LOADING: Readonly<Record<Language, string>> = { id: 'Memuat data', en: 'Loading data' };

/** Fields of figures that only the table view of a panel shows, with their states. */
const IN_TABLE_VIEWS: Readonly<Record<string, readonly string[]>> = {
  '/cross-dimensional': ['principal'],
  '/arrears-op-up3d': ['penalty'],
};

const LANGUAGES: readonly Language[] = ['id', 'en'];

const isWaiting = ({ parts }: ReadPage, language: Language): boolean => parts[language].some(({ text }) => text === LOADING[language]);

/** Unsupported claims, and missing data that the page does not mention. */
export function pageFaults(path: string, whole: ReadPage, page: ReadPage, comparison: Comparison): readonly string[] {
  if (page === whole) return [];
  const wholeLacks = lacksOf(whole);
  const lacks = [...lacksOf(page)].filter((lack) => !wholeLacks.has(lack) && !IN_TABLE_VIEWS[path]?.includes(lack));
  return LANGUAGES.flatMap((language) => {
    const claims = newClaims(whole.parts[language], page.parts[language], language, comparison);
    // A page that is computed in the browser cannot be read here.
    const isNamed = lacks.length === 0 || isWaiting(whole, language) || namesMore(whole.parts[language], page.parts[language], language);
    const isLoading = isWaiting(page, language) && !isWaiting(whole, language);
    return [
      ...claims,
      ...(isLoading ? ['has figures that never arrive'] : []),
      ...(isNamed ? [] : [`does not name ${lacks.join(', ')}`]),
    ].map((fault) => `${language}: ${fault}`);
  });
}
