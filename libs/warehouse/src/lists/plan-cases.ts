import {
  TOP_CASES,
  MAX_LISTED_CASES,
  type CaseList,
  type ExtractKey,
  type ListedCase,
  type ListedCases,
  type ListQuery,
} from '@pendapa/contracts';
import { integer, textOrNull, type Cell, type Row, type RunSql } from '../engine/duck.ts';
import { Binder } from '../queries/dialect.ts';
import { explanationOf, recordReadings, type Explanation, type RowsOf } from '../queries/explain.ts';
import { obligationNeed } from '../queries/needs.ts';
import type { Need } from '../rollups/on-demand.ts';
import { placesLacking } from '../queries/place-filters.ts';
import { beyondEndError, nextPage, resolveQuery, type Context, type Paging } from '../queries/resolve.ts';
import { ASSESSMENTS } from './assessments.ts';
import { lastDay, type CaseRequest, type ListDeclaration } from './case-rows.ts';
import { casesSum, caseStatement, type Shown } from './case-statement.ts';
import { DEBTORS, LAPSING, NEXT_STEPS } from './debts.ts';
import { IDLE_OBJECTS } from './idle-objects.ts';
import { NON_FILERS, NON_PAYERS } from './missed-obligations.ts';
import { FALLING_PAYERS, RISING_PAYERS } from './payer-changes.ts';
import { PAYERS } from './payers.ts';
import { STOPPED_PAYERS } from './stopped-payers.ts';

const LISTS: Readonly<Record<CaseList, ListDeclaration>> = {
  payers: PAYERS,
  'stopped-payers': STOPPED_PAYERS,
  'largest-falls': FALLING_PAYERS,
  'largest-rises': RISING_PAYERS,
  assessments: ASSESSMENTS,
  'idle-objects': IDLE_OBJECTS,
  debtors: DEBTORS,
  lapsing: LAPSING,
  'next-step': NEXT_STEPS,
  'non-payers': NON_PAYERS,
  'non-filers': NON_FILERS,
};

const numberOrNull = (cell: Cell | undefined): number | null => (cell === null || cell === undefined ? null : Number(cell));

/** Index of the first column of the case; the columns before belong to the list. */
const FIRST_COLUMN = 5;

function caseOf(row: Row, rank: number): ListedCase {
  const [key, taxpayer, name, number, kind, document, tax, unit, region, on, amount, count, from, to, before] = row.slice(FIRST_COLUMN);
  // Written as one object: spread parts took 119 ms for 10,000 rows instead of 46.
  return {
    rank,
    key: String(key),
    taxpayer: textOrNull(taxpayer),
    name: textOrNull(name),
    number: textOrNull(number),
    kind: textOrNull(kind),
    document: textOrNull(document),
    tax: textOrNull(tax),
    unit: textOrNull(unit),
    region: textOrNull(region),
    on: textOrNull(on),
    amount: String(amount),
    count: numberOrNull(count),
    from: textOrNull(from),
    to: textOrNull(to),
    before: textOrNull(before),
  };
}

function namesOf(rows: readonly ListedCase[], { directory: { members, provinces } }: Context): ListedCases['names'] {
  const named = (key: 'tax' | 'unit' | 'region', ...of: readonly (typeof provinces)[]) =>
    Object.fromEntries(
      [...new Set(rows.map((row) => row[key]))].flatMap((code) => {
        const member = code === null ? undefined : of.map((known) => known.get(code)).find((found) => found !== undefined);
        return code === null || !member ? [] : [[code, member.name] as const];
      }),
    );
  return {
    tax: named('tax', members.taxType),
    unit: named('unit', members.unit),
    region: named('region', members.ward, members.district, members.city, provinces),
  };
}

/** A list is limited; users who need more rows add filters. */
function pageOf(paging: Paging): Paging {
  if (paging.offset >= MAX_LISTED_CASES) throw beyondEndError(paging);
  return { offset: paging.offset, limit: Math.min(paging.limit, MAX_LISTED_CASES - paging.offset) };
}

const isOfLargest = ({ sort, search }: ListQuery, { offset, limit }: Paging): boolean =>
  search === '' && sort.key === 'amount' && sort.descending && offset + limit <= TOP_CASES;

/** Plans statements that count cases without a place, for each place filter. */
function planUnplaced(
  request: Omit<CaseRequest, 'binder'>,
  rows: ListDeclaration['rows'],
): (runSql: RunSql) => Promise<ListedCases['unplaced']> {
  const { context, query } = request;
  const statements = placesLacking(query, context).map(({ field, filter }) => {
    const binder = new Binder(context.dialect, true);
    // The hundred largest are stored by unit; a case without a unit is in none of these lists.
    const lacking = { ...request, binder, context: { ...context, lacking: filter }, amongLargest: false };
    return { field, statement: casesSum(rows(lacking).rows), binder };
  });
  return async (runSql) => {
    const unplaced: ListedCases['unplaced'] = [];
    for (const { field, statement, binder } of statements) {
      const [[cases, amount] = []] = await runSql(statement, binder.values);
      if (integer(cases) > 0) unplaced.push({ field, cases: integer(cases), amount: textOrNull(amount) ?? '0' });
    }
    return unplaced;
  };
}

/** Plan of a list. */
export interface CasePlan {
  readonly explanation: Explanation;
  /** Views that must exist before it is read. */
  readonly needs: readonly Need[];
  readonly read: (runSql: RunSql) => Promise<ListedCases>;
}

/**
 * Plans a page of a list with the number and sum of its cases.
 * Names are always masked; numbers of objects are full if `numbers` is true and no person's number is in them.
 * @throws QueryError if a code, date or page is not in this generation
 */
export function planCases(listQuery: ListQuery, numbers: boolean, given: Context, rowsOf: RowsOf): CasePlan {
  const { context, readings } = recordReadings(given, rowsOf);
  const query = resolveQuery(listQuery.question, context);
  const {
    needs,
    neededIfEmpty = [],
    rows: rowsOfList,
    bySnapshot = false,
    byObligations = false,
    numbered = false,
  } = LISTS[listQuery.list];
  const page = pageOf(query.paging);
  const isMissing = (extract: ExtractKey): boolean => !context.extracts.has(extract);
  const missing = needs.filter(isMissing);
  const end = lastDay({ query, context });
  const snapshot = bySnapshot ? (context.directory.snapshots.filter((day) => day <= end).at(-1) ?? null) : null;
  const complete = missing.length === 0 && (!bySnapshot || snapshot !== null);
  const binder = new Binder(context.dialect, true);
  const numberShown: Shown['numbers'] = numbers ? 'in-full' : 'masked';
  const shown: Shown = { schema: context.schema, dialect: context.dialect, numbers: numbered ? numberShown : 'of-taxpayer' };
  const request = { query, context, binder, day: snapshot ?? end, amongLargest: isOfLargest(listQuery, page) };
  const statement = complete ? caseStatement(rowsOfList(request), listQuery, page, shown, binder) : null;
  const readUnplaced = complete ? planUnplaced(request, rowsOfList) : null;
  const read = async (runSql: RunSql): Promise<ListedCases> => {
    const rowsOfList = statement === null ? [] : await runSql(statement, binder.values);
    const [cases, amount, largest, largestAmount, found] = rowsOfList[0] ?? [];
    const listed = rowsOfList.filter((row) => row[FIRST_COLUMN] !== null).map((row, index) => caseOf(row, page.offset + index + 1));
    if (listed.length === 0 && page.offset > 0) throw beyondEndError(page);
    const unplaced = readUnplaced === null ? [] : await readUnplaced(runSql);
    const isEmpty = integer(cases) === 0 && unplaced.length === 0;
    return {
      list: listQuery.list,
      rows: listed,
      next: nextPage(context.generation, page, Math.min(integer(found), MAX_LISTED_CASES)),
      found: integer(found),
      cases: integer(cases),
      amount: textOrNull(amount) ?? '0',
      largest: { cases: integer(largest), amount: textOrNull(largestAmount) ?? '0' },
      unplaced,
      period: { ...query.period },
      snapshot,
      missing: isEmpty ? [...missing, ...neededIfEmpty.filter(isMissing)] : [...missing],
      names: namesOf(listed, context),
      generation: context.generation,
    };
  };
  return { explanation: explanationOf(readings()), needs: byObligations && complete ? [obligationNeed(query, context)] : [], read };
}
