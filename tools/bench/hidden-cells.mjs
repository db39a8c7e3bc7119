import { listedPages } from './opened-views.mjs';

/** Of the cells that a page shows when it is opened. */
export const MOST_HIDDEN = 0.15;

/** How many figures of groups an answer has, and how many of them it hides. */
function cellsOf({ columns }) {
  const figures = columns.filter(({ kind, series }) => kind === 'measure' && series === 'current');
  const sum = (count) => figures.reduce((all, figure) => all + count(figure), 0);
  return {
    cells: sum(({ values }) => values.length),
    hidden: sum(({ states = [] }) => states.reduce((all, { state, at }) => all + (state.state === 'hidden' ? at.length : 0), 0)),
  };
}

/** Each default view of a built page that counts taxpayers: `{ page, subject, by, cells, hidden }`. */
export async function hiddenCells(warehouse) {
  const { listInitialQueries, subjectSpec } = await import('@pendapa/contracts');
  const built = (await listedPages()).filter((page) => page.built);
  const views = [];
  for (const { page, question } of listInitialQueries(built, warehouse.status())) {
    if (!subjectSpec(question.subject).protectedPairs) continue;
    const by = (question.by ?? []).join(' x ');
    views.push({ page, subject: question.subject, by, ...cellsOf(await warehouse.answer(question)) });
  }
  return views;
}
