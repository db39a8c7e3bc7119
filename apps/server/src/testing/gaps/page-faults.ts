import { namesMore, newClaims, type Comparison, type Language } from './claims.ts';
import { lacksOf, type ReadPage } from './read-agency.ts';

const LANGUAGES: readonly Language[] = ['id', 'en'];

/** Claims that nothing supports, and lacks of the answers that the page does not name. */
export function pageFaults(whole: ReadPage, page: ReadPage, comparison: Comparison): readonly string[] {
  if (page === whole) return [];
  const known = lacksOf(whole);
  const lacks = [...lacksOf(page)].filter((lack) => !known.has(lack));
  return LANGUAGES.flatMap((language) => {
    const claims = newClaims(whole.parts[language], page.parts[language], language, comparison);
    const isNamed = lacks.length === 0 || namesMore(whole.parts[language], page.parts[language], language);
    return [...claims, ...(isNamed ? [] : [`does not name ${lacks.join(', ')}`])].map((fault) => `${language}: ${fault}`);
  });
}
