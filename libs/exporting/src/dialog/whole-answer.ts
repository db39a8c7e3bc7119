import type { AnswerColumn } from '@pendapa/contracts';
import { fetchJson, type AnswerTo } from '@pendapa/query';

/** Maximum number of rows in a file. */
const MAX_LOADED_ROWS = 100_000;

/** Thrown if newer data were published between two pages of rows. */
export class DataMoved extends Error {
  override readonly name = 'DataMoved';
}

const lengthOf = ({ columns }: AnswerTo): number => columns[0]?.values.length ?? 0;

const rowsBefore = (pages: readonly AnswerTo[], page: number): number => pages.slice(0, page).reduce((sum, one) => sum + lengthOf(one), 0);

function joined(pages: readonly AnswerTo[], column: AnswerColumn, index: number): AnswerColumn {
  const others = pages.map(({ columns }) => columns[index]).filter((other) => other !== undefined);
  if (column.kind === 'measure') {
    const measures = others.filter((other) => other.kind === 'measure');
    const states = measures.flatMap(({ states: ofPage = [] }, page) =>
      ofPage.map(({ state, at }) => ({ state, at: at.map((row) => row + rowsBefore(pages, page)) })),
    );
    const values = measures.flatMap((other) => other.values);
    return { ...column, values, states };
  }
  const dimensions = others.filter((other) => other.kind === 'dimension');
  return {
    ...column,
    values: dimensions.flatMap(({ values }) => values),
    members: Object.assign({}, ...dimensions.map(({ members }) => members)),
  };
}

/** Removes the row limit of the screen, because files contain all rows. */
const unlimited = (address: string): string => address.replace(/&limit=\d+/, '');

/** Reads all rows of an answer page by page, up to `MAX_LOADED_ROWS`. Totals and row count are those of the whole result. */
export async function wholeAnswer(
  answer: AnswerTo,
  address: string,
  signal: AbortSignal,
  onRows: (fetched: number, all: number) => void,
): Promise<AnswerTo> {
  const start = unlimited(address);
  const pages: AnswerTo[] = [];
  let rows = 0;
  let next: string | null = '';
  while (next !== null && rows < MAX_LOADED_ROWS) {
    const page: AnswerTo = await fetchJson<AnswerTo>(next === '' ? start : `${start}&after=${encodeURIComponent(next)}`, signal);
    if (page.generation !== answer.generation) throw new DataMoved();
    pages.push(page);
    rows += lengthOf(page);
    // Stops at an empty page, which would otherwise repeat for ever.
    next = lengthOf(page) === 0 ? null : page.next;
    onRows(rows, page.rowCount);
  }
  const columns = (pages[0]?.columns ?? []).map((column, index) => joined(pages, column, index));
  return { ...(pages[0] ?? answer), columns, next: null };
}
