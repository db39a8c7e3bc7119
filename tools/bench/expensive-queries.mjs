import { performance } from 'node:perf_hooks';

const RANDOM_QUERIES = 60;
const MAX_MEASURES = 8;
const MAX_DIMENSIONS = 4;
/** At most this many queries of one subject, so that other expensive kinds are included. */
const OF_ONE_SUBJECT = 5;
const LONG_AGO = '1900-01-01';
const COMPARISONS = ['none', 'previous', 'last-year', 'lebaran'];
/** This query once blocked all other users. */
const BLOCKING_QUERY = { subject: 'costs', measures: ['cost', 'realised', 'efficiency'], by: ['year', 'unit'], from: LONG_AGO };

/** A random generator with a fixed seed, so that all runs are equal. */
export function randomGenerator(seed) {
  let state = seed;
  const below = (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const one = (items) => items[below(items.length)];
  const some = (items, max) => {
    const left = [...items];
    return Array.from({ length: 1 + below(Math.min(max, left.length)) }, () => left.splice(below(left.length), 1)[0]);
  };
  return { one, some };
}

/** Random valid queries of any subject, with many measures and dimensions over long periods. */
function* randomQueries({ parseQuery, SUBJECT_KEYS, subjectSpec }, since) {
  const { one, some } = randomGenerator(7);
  for (;;) {
    const subject = one(SUBJECT_KEYS);
    const { measures, dimensions } = subjectSpec(subject);
    const m = some(Object.keys(measures), MAX_MEASURES).join(',');
    const by = some(dimensions, MAX_DIMENSIONS).join(',');
    const parsed = parseQuery(subject, { m, by, from: one([LONG_AGO, since]), compare: one(COMPARISONS) });
    if (parsed.ok) yield parsed.question;
  }
}

/** The most expensive of many random queries by the vocabulary (`@pendapa/contracts`), each answered once. */
export async function expensiveQueries(contracts, warehouse, maxQueries) {
  const { since } = warehouse.status();
  const found = [];
  const queries = randomQueries(contracts, since);
  while (found.length < RANDOM_QUERIES) {
    const { value: question } = queries.next();
    const start = performance.now();
    try {
      await warehouse.answer(question);
      found.push({ question, time: performance.now() - start });
    } catch (error) {
      // A query that these data refuse is not valid. A query that takes too long is expensive.
      if (error.problem?.status === 503) found.push({ question, time: performance.now() - start });
    }
  }
  const counts = new Map();
  const expensive = found
    .sort((a, b) => b.time - a.time)
    .filter(({ question: { subject } }) => {
      counts.set(subject, (counts.get(subject) ?? 0) + 1);
      return counts.get(subject) <= OF_ONE_SUBJECT;
    })
    .slice(0, maxQueries - 1);
  const times = expensive.map(({ time }) => time);
  return {
    questions: [BLOCKING_QUERY, ...expensive.map(({ question }) => question)],
    subjects: counts.size,
    least: Math.min(...times),
    most: Math.max(...times),
  };
}

/** Returns addresses of queries that are not cached: another limit makes another query with the same work. */
export function uncachedAddresses(queryAddress) {
  let count = 0;
  return (question) => queryAddress({ ...question, limit: 9_999 - (count++ % 9_000) });
}
