import { readListedPages } from './initial-queries.mjs';

/** Maximum share of hidden cells in the default view of a page. */
export const MAX_HIDDEN = 0.15;

/** The number of group figures in an answer, and how many are hidden. */
function cellsOf({ columns }) {
  const figures = columns.filter(({ kind, series }) => kind === 'measure' && series === 'current');
  const sum = (count) => figures.reduce((all, figure) => all + count(figure), 0);
  return {
    cells: sum(({ values }) => values.length),
    hidden: sum(({ states = [] }) => states.reduce((all, { state, at }) => all + (state.state === 'hidden' ? at.length : 0), 0)),
  };
}

/** The default views of pages that count taxpayers: `{ page, subject, by, cells, hidden }`. */
export async function hiddenCells(warehouse) {
  const { listInitialQueries, subjectSpec } = await import('@pendapa/contracts');
  const built = (await readListedPages()).filter((page) => page.built);
  const views = [];
  for (const { page, question } of listInitialQueries(built, warehouse.status())) {
    if (!subjectSpec(question.subject).guarded) continue;
    const by = (question.by ?? []).join(' x ');
    views.push({ page, subject: question.subject, by, ...cellsOf(await warehouse.answer(question)) });
  }
  return views;
}
