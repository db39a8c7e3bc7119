import { dehydrate, hydrate, skipToken, type DehydratedState, type Query, type QueryClient } from '@tanstack/react-query';

/** What the server answered, kept for all parts of a page that ask the same. */
export type Answers = QueryClient;

/** What the browser works out itself is left to it. */
const isMissing = ({ state, options, meta }: Query): boolean => {
  const waits = ('enabled' in options && options.enabled === false) || options.queryFn === skipToken;
  return state.status === 'pending' && !waits && meta?.['workedOut'] !== 'here';
};

/**
 * Asks what a drawing without a browser lacked, and waits for it until the moment (as `performance.now()` tells it); false where nothing was
 * lacking. Throws `RequestFailed` where an answer is refused.
 */
export async function askMissing(answers: Answers, until: number): Promise<boolean> {
  const missing = answers.getQueryCache().findAll({ predicate: isMissing });
  if (missing.length === 0) return false;
  const late = new Promise((resolve) => setTimeout(resolve, until - performance.now()));
  await Promise.race([Promise.all(missing.map((query) => query.fetch())), late]);
  return true;
}

/** All that is known, as a text for `takeAnswers`. */
export const writeAnswers = (answers: Answers): string => JSON.stringify(dehydrate(answers));

/** Takes over what the server wrote into the document. */
export const takeAnswers = (answers: Answers, text: string): void => hydrate(answers, JSON.parse(text) as DehydratedState);
