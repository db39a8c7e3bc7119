import { namesMore, newClaims, type Comparison, type Language } from './claims.ts';
import { lacksOf, type ReadPage } from './read-agency.ts';

const LANGUAGES: readonly Language[] = ['id', 'en'];

/** Unsupported claims, and missing data that the page does not mention. */
export function pageFaults(whole: ReadPage, page: ReadPage, comparison: Comparison): readonly string[] {
  if (page === whole) return [];
  const wholeLacks = lacksOf(whole);
  const lacks = [...lacksOf(page)].filter((lack) => !wholeLacks.has(lack));
  return LANGUAGES.flatMap((language) => {
    const claims = newClaims(whole.parts[language], page.parts[language], language, comparison);
    const isNamed = lacks.length === 0 || namesMore(whole.parts[language], page.parts[language], language);
    return [...claims, ...(isNamed ? [] : [`does not name ${lacks.join(', ')}`])].map((fault) => `${language}: ${fault}`);
  });
}
