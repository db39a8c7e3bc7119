import { MAX_LISTED_CASES, TOP_CASES, type ListedCases, type ListQuery } from '@pendapa/contracts';
import { integer, textOrNull, type Row, type RunSql } from '../engine/duck.ts';
import { Binder } from '../queries/dialect.ts';
import type { Explanation, RowsOf } from '../queries/explain.ts';
import { placesLacking } from '../queries/place-filters.ts';
import { beyondEndError, nextPage, type Context, type Paging } from '../queries/resolve.ts';
import type { Need } from '../rollups/on-demand.ts';
import { casesSum, caseStatement, type Shown } from './case-statement.ts';
import { casesOf, namesOf } from './listed-cases.ts';
import { caseRows, prepareList, type PreparedList } from './prepare-list.ts';

/** A list is limited on screen; users who need more rows add filters or take a file. */
function pageOf(paging: Paging): Paging {
  if (paging.offset >= MAX_LISTED_CASES) throw beyondEndError(paging);
  return { offset: paging.offset, limit: Math.min(paging.limit, MAX_LISTED_CASES - paging.offset) };
}

const isOfLargest = ({ sort, search }: ListQuery, { offset, limit }: Paging): boolean =>
  search === '' && sort.key === 'amount' && sort.descending && offset + limit <= TOP_CASES;

/** Plans statements that count cases without a place, for each place filter. */
export function planUnplaced({ declaration, query, context, request }: PreparedList): (runSql: RunSql) => Promise<ListedCases['unplaced']> {
  const statements = placesLacking(query, context).map(({ field, filter }) => {
    const binder = new Binder(context.dialect, true);
    const lacking = request(binder, { context: { ...context, lacking: filter } });
    return { field, statement: casesSum(caseRows(declaration, lacking).rows), binder };
  });
  return async (runSql) => {
    const unplaced: ListedCases['unplaced'] = [];
    for (const { field, statement, binder } of statements) {
      const [[cases, amount] = []] = await runSql(statement, binder.values, 'once');
      if (integer(cases) > 0) unplaced.push({ field, cases: integer(cases), amount: textOrNull(amount) ?? '0' });
    }
    return unplaced;
  };
}

/** Plan of a list. Its statements run once: a kept one holds some megabytes, and each list and filter has its own. */
export interface CasePlan {
  readonly explanation: Explanation;
  /** Views that must exist before it is read. */
  readonly needs: readonly Need[];
  readonly read: (runSql: RunSql) => Promise<ListedCases>;
}

/** How much of a number a list shows: its own if users have the right, else its last characters. */
export function shownIn({ declaration, context }: PreparedList, numbers: boolean): Shown {
  const ofObjects = numbers ? 'in-full' : 'masked';
  return { schema: context.schema, dialect: context.dialect, numbers: declaration.numbered === true ? ofObjects : 'of-taxpayer' };
}

interface ReadPage {
  /** Totals of the list, and a case in each row. */
  readonly rows: readonly Row[];
  readonly page: Paging;
  readonly maxRows: number;
  readonly unplaced: ListedCases['unplaced'];
}

/** Puts a page of a list together. */
export function listedCases(
  { listQuery, declaration, query, snapshot, context }: PreparedList,
  { rows, page, maxRows, unplaced }: ReadPage,
): ListedCases {
  const { needs, neededIfEmpty = [] } = declaration;
  const [cases, amount, largest, largestAmount, found] = rows[0] ?? [];
  const listed = casesOf(rows, page.offset);
  if (listed.length === 0 && page.offset > 0) throw beyondEndError(page);
  const isEmpty = integer(cases) === 0 && unplaced.length === 0;
  return {
    list: listQuery.list,
    rows: listed,
    next: nextPage(context.generation, page, Math.min(integer(found), maxRows)),
    found: integer(found),
    cases: integer(cases),
    amount: textOrNull(amount) ?? '0',
    largest: { cases: integer(largest), amount: textOrNull(largestAmount) ?? '0' },
    unplaced,
    period: { ...query.period },
    snapshot,
    missing: [...needs, ...(isEmpty ? neededIfEmpty : [])].filter((extract) => !context.extracts.has(extract)),
    names: namesOf(listed, context),
    generation: context.generation,
  };
}

/**
 * Plans a page of a list with the number and sum of its cases.
 * Names are always masked; numbers of objects are full if `numbers` is true and no person's number is in them.
 * @throws QueryError if a code, date or page is not in this generation
 */
export function planCases(listQuery: ListQuery, numbers: boolean, given: Context, rowsOf: RowsOf): CasePlan {
  const list = prepareList(listQuery, given, rowsOf);
  const { declaration, query, context, isComplete, needs } = list;
  const page = pageOf(query.paging);
  const binder = new Binder(context.dialect, true);
  const statement = isComplete
    ? caseStatement(
        caseRows(declaration, list.request(binder, { amongLargest: isOfLargest(listQuery, page) })),
        listQuery,
        page,
        shownIn(list, numbers),
        binder,
      )
    : null;
  const readUnplaced = isComplete ? planUnplaced(list) : null;
  const read = async (runSql: RunSql): Promise<ListedCases> => {
    const rows = statement === null ? [] : await runSql(statement, binder.values, 'once');
    const unplaced = readUnplaced === null ? [] : await readUnplaced(runSql);
    return listedCases(list, { rows, page, maxRows: MAX_LISTED_CASES, unplaced });
  };
  return { explanation: list.explanation(), needs, read };
}
