// `npm run bench:lists -- --payments 1000000`: how fast the first rows of every list come, under each of its filters and far down.
import { Goals, ms, p50, spentBy, table, timed } from './answers-measures.mjs';
import { openSample } from './sample-folder.mjs';

const RUNS = 5;
/** First rows, in ms, by the payments of the data. */
const goalOf = (count) => (count <= 1_000_000 ? 150 : 400);
/** A page further down may take this much of the time of the first, because times vary. */
const FURTHER = 1.25;
const FAR_DOWN = 5_000;

const USAGE = 'Usage: npm run bench:lists -- --payments 1000000 [--data <folder>] [--list debtors]';
const { folder, payments, values } = await openSample(USAGE, { list: { type: 'string' } });
const { openWarehouse } = await import('@pendapa/warehouse');
const { CASE_LISTS, CASES_PER_PAGE, endedMonths, listSpec } = await import('@pendapa/contracts');
const warehouse = await openWarehouse(folder);
const ENDED_MONTHS = endedMonths(warehouse.status().asOf);

/** The default page of a list: the year up to the data date, for missed obligations up to the last ended month. */
function pageOf(list, filters, more = {}) {
  const { subject, sort } = listSpec(list);
  const days = subject === 'duties' ? ENDED_MONTHS : {};
  return { list, question: { subject, measures: [], limit: CASES_PER_PAGE, ...days, ...more }, sort, search: '', filters };
}

async function times(query) {
  const first = await timed(() => warehouse.cases(query, true));
  const [more, costs] = [[], []];
  for (let run = 0; run < RUNS; run += 1) costs.push(await spentBy(async () => more.push(await timed(() => warehouse.cases(query, true)))));
  return { first, median: p50(more), cost: Math.min(...costs) };
}

/** No filter, and each filter with the choice of most cases. */
function filtersOf(choices) {
  const largest = (of) => of.reduce((best, one) => (one.cases > best.cases ? one : best)).code;
  const each = Object.entries(choices).flatMap(([key, of]) => (of.length === 0 ? [] : [{ [key]: [largest(of)] }]));
  return [{}, ...each, ...(each.length === 0 ? [] : [{ min: '1000000' }])];
}

const goals = new Goals();
const measured = [];
async function measure(list) {
  // The server prepares the views of missed obligations when it starts; at 10 M payments that takes minutes.
  if (listSpec(list).subject === 'duties') await warehouse.settled();
  await warehouse.cases(pageOf(list, {}), true);
  let choices;
  const counting = await timed(async () => ({ choices } = await warehouse.listChoices(pageOf(list, {}))));
  for (const filters of filtersOf(choices)) {
    const { cases, generation } = await warehouse.cases(pageOf(list, filters), true);
    const firstRows = await times(pageOf(list, filters));
    const after = Math.min(FAR_DOWN, Math.max(0, cases - CASES_PER_PAGE));
    const further = after === 0 ? null : await times(pageOf(list, filters, { after: `${generation}.${after}` }));
    measured.push({ list, filters, cases, firstRows, further, counting });
  }
}
for (const list of CASE_LISTS.filter((one) => values.list === undefined || one === values.list))
  await measure(list).catch(({ message }) => console.error(`${list}: ${message}`));
const text = (filters) =>
  Object.entries(filters)
    .map(([key, of]) => `${key} ${of}`)
    .join(' ');
table(
  [
    'list',
    'filter',
    'cases',
    'first rows',
    'processor time',
    'never asked before',
    'further down',
    'processor time',
    'all choices counted',
  ],
  measured.map(({ list, filters, cases, firstRows, further, counting }) => [
    list,
    text(filters),
    cases,
    ms(firstRows.median),
    ms(firstRows.cost),
    ms(firstRows.first),
    further === null ? '-' : ms(further.median),
    further === null ? '-' : ms(further.cost),
    text(filters) === '' ? ms(counting) : '',
  ]),
);
for (const { list, filters, firstRows, further } of measured) {
  goals.add(`${list} ${text(filters)}: first rows`, firstRows.median, goalOf(payments));
  if (further !== null) goals.add(`${list} ${text(filters)}: further down`, further.median, firstRows.median * FURTHER);
}
goals.print();
await warehouse.close();
