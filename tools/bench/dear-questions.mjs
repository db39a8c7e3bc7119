import { performance } from 'node:perf_hooks';

const DRAWN = 60;
const MOST_MEASURES = 8;
const MOST_DIMENSIONS = 4;
/** So many of one subject, so that no other way of being dear is left out. */
const OF_ONE_SUBJECT = 5;
const LONG_AGO = '1900-01-01';
const COMPARISONS = ['none', 'previous', 'last-year', 'lebaran'];
/** Once kept everybody else from an answer. */
const KNOWN = { subject: 'costs', measures: ['cost', 'realised', 'efficiency'], by: ['year', 'unit'], from: LONG_AGO };

/** A small generator with a fixed start, so that every run draws the same. */
export function drawing(seed) {
  let state = seed;
  const below = (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const one = (items) => items[below(items.length)];
  const some = (items, most) => {
    const left = [...items];
    return Array.from({ length: 1 + below(Math.min(most, left.length)) }, () => left.splice(below(left.length), 1)[0]);
  };
  return { one, some };
}

/** Questions that the vocabulary allows, of any subject, with many measures and fine splits over long periods. */
function* legal({ parseQuery, SUBJECT_KEYS, subjectSpec }, since) {
  const { one, some } = drawing(7);
  for (;;) {
    const subject = one(SUBJECT_KEYS);
    const { measures, dimensions } = subjectSpec(subject);
    const m = some(Object.keys(measures), MOST_MEASURES).join(',');
    const by = some(dimensions, MOST_DIMENSIONS).join(',');
    const parsed = parseQuery(subject, { m, by, from: one([LONG_AGO, since]), compare: one(COMPARISONS) });
    if (parsed.ok) yield parsed.question;
  }
}

/** The dearest of many questions drawn from the vocabulary (`@pendapa/contracts`), each asked once of these data. */
export async function dearQuestions(contracts, warehouse, most) {
  const { since } = warehouse.status();
  const found = [];
  const drawn = legal(contracts, since);
  while (found.length < DRAWN) {
    const { value: question } = drawn.next();
    const start = performance.now();
    try {
      await warehouse.answer(question);
      found.push({ question, time: performance.now() - start });
    } catch (error) {
      // What these data refuse is not legal; what takes too long is dear.
      if (error.problem?.status === 503) found.push({ question, time: performance.now() - start });
    }
  }
  const counts = new Map();
  const dearest = found
    .sort((a, b) => b.time - a.time)
    .filter(({ question: { subject } }) => {
      counts.set(subject, (counts.get(subject) ?? 0) + 1);
      return counts.get(subject) <= OF_ONE_SUBJECT;
    })
    .slice(0, most - 1);
  const times = dearest.map(({ time }) => time);
  return {
    questions: [KNOWN, ...dearest.map(({ question }) => question)],
    subjects: counts.size,
    least: Math.min(...times),
    most: Math.max(...times),
  };
}

/** The address of a question that was not asked before: another limit is another question, and the same work. */
export function unheard(queryAddress) {
  let asked = 0;
  return (question) => queryAddress({ ...question, limit: 9_999 - (asked++ % 9_000) });
}
