import type { Answer, DimensionKey, DimensionOf, MeasureOf, Query, SubjectKey, Texts } from '@pendapa/contracts';
import { BACKGROUND, QueryError, type Warehouse } from '@pendapa/warehouse';
import { RequestRefused } from '../responses/request-refused.ts';

/** One row of an answer. Hidden and unknown figures are null; money is in minor units. */
export interface FigureRow<M extends string = string, D extends string = string> {
  readonly codes: Readonly<Record<D, string | null>>;
  readonly current: Readonly<Record<M, number | null>>;
  /** All values are null without a comparison. */
  readonly before: Readonly<Record<M, number | null>>;
}

/** A query of a rule, typed with its measures and dimensions. */
type RuleQuery<S extends SubjectKey, M extends MeasureOf<S>, D extends DimensionOf<S>> = Omit<Query<S>, 'measures' | 'by'> & {
  readonly measures: readonly M[];
  readonly by: readonly D[];
};

export interface Reader {
  readonly read: <S extends SubjectKey, const M extends MeasureOf<S>, const D extends DimensionOf<S>>(
    query: RuleQuery<S, M, D>,
  ) => Promise<readonly FigureRow<M, D>[]>;
  /** Names of the codes of a dimension that were read so far. */
  readonly names: (dimension: DimensionKey) => Readonly<Record<string, Texts>>;
}

const TEMPORARY = 500;

/** Sums of a whole agency stay below 2^53 minor units, where numbers are exact. */
const numberOf = (value: string | number | null | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

function rowsOf({ columns }: Answer): readonly FigureRow[] {
  const length = columns[0]?.values.length ?? 0;
  return Array.from({ length }, (_, index) => {
    const [codes, current, before]: [Record<string, string | null>, Record<string, number | null>, Record<string, number | null>] = [
      {},
      {},
      {},
    ];
    for (const column of columns) {
      if (column.kind === 'dimension') codes[column.key] = column.values[index] ?? null;
      else (column.series === 'current' ? current : before)[column.key] = numberOf(column.values[index]);
    }
    return { codes, current, before };
  });
}

/** A query that the data or the reader's rights do not answer has no rows; temporary failures are thrown. */
const isRefusedQuery = (error: unknown): boolean =>
  (error instanceof QueryError || error instanceof RequestRefused) && error.problem.status < TEMPORARY;

/** Creates a reader of whole answers: it reads all pages of an answer. */
export function createReader(warehouse: Pick<Warehouse, 'answer'>, signal?: AbortSignal): Reader {
  const named = new Map<string, Record<string, Texts>>();
  const collectNames = ({ columns }: Answer): void => {
    for (const column of columns) if (column.kind === 'dimension') named.set(column.key, { ...named.get(column.key), ...column.members });
  };
  const pages = async (question: Query): Promise<readonly FigureRow[]> => {
    const rows: FigureRow[] = [];
    let after: string | undefined;
    do {
      const answer = await warehouse.answer({ ...question, after }, signal, BACKGROUND);
      collectNames(answer);
      rows.push(...rowsOf(answer));
      after = answer.next ?? undefined;
    } while (after !== undefined);
    return rows;
  };
  const read = async (question: Query): Promise<readonly FigureRow[]> => {
    try {
      return await pages(question);
    } catch (error) {
      if (isRefusedQuery(error)) return [];
      throw error;
    }
  };
  // Each row has the columns of the query, by name.
  return { read: read as Reader['read'], names: (dimension) => named.get(dimension) ?? {} };
}

/** A reader that tells whether any row was read through it. A rule without rows has examined nothing. */
export function watchRows(reader: Reader): { readonly reader: Reader; readonly hasRead: () => boolean } {
  let hasRead = false;
  const read = async (question: Parameters<Reader['read']>[0]): Promise<readonly FigureRow[]> => {
    const rows = await reader.read(question);
    hasRead ||= rows.length > 0;
    return rows;
  };
  return { reader: { ...reader, read: read as Reader['read'] }, hasRead: () => hasRead };
}
