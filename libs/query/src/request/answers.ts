import { dehydrate, hydrate, skipToken, type DehydratedState, type Query, type QueryClient } from '@tanstack/react-query';

/** Cache of the server's answers, shared by all parts of a page. */
export type Answers = QueryClient;

/** Figures that the browser computes, and what it needs for them, are left to the browser. */
const isMissing = ({ state, options, meta }: Query): boolean => {
  const waits = ('enabled' in options && options.enabled === false) || options.queryFn === skipToken;
  return state.status === 'pending' && !waits && meta?.['workedOut'] !== 'here' && meta?.['turn'] !== 'browser';
};

/**
 * Sends the queries that server rendering lacked, and waits until `until` (a `performance.now()` time). Returns false if none were
 * missing. Throws `RequestFailed` if a query is refused.
 */
export async function askMissing(answers: Answers, until: number): Promise<boolean> {
  const missing = answers.getQueryCache().findAll({ predicate: isMissing });
  if (missing.length === 0) return false;
  const late = new Promise((resolve) => setTimeout(resolve, until - performance.now()));
  await Promise.race([Promise.all(missing.map((query) => query.fetch())), late]);
  return true;
}

/** Serializes all answers for `takeAnswers`. */
export const writeAnswers = (answers: Answers): string => JSON.stringify(dehydrate(answers));

/** Restores the answers that the server wrote into the document. */
export const takeAnswers = (answers: Answers, text: string): void => hydrate(answers, JSON.parse(text) as DehydratedState);
