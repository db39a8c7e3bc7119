import {
  TOP_CASES,
  MAX_LISTED_CASES,
  type CaseList,
  type ExtractKey,
  type ListedCase,
  type ListedCases,
  type ListQuery,
} from '@pendapa/contracts';
import { integer, textOrNull, type Cell, type Row } from '../engine/duck.ts';
import { Binder } from '../queries/dialect.ts';
import { explanationOf, recordReadings, type Explanation, type RowsOf } from '../queries/explain.ts';
import { obligationNeed, type Need } from '../queries/needs.ts';
import { placesLacking } from '../queries/place-filters.ts';
import { beyondEndError, nextPage, resolveQuery, type Context, type Paging } from '../queries/resolve.ts';
import type { RunSql } from '../serving/query-pool.ts';
import { ASSESSMENTS } from './assessments.ts';
import { lastDay, type Asking, type ListDeclaration } from './case-rows.ts';
import { casesSum, caseStatement, type Shown } from './case-statement.ts';
import { DEBTORS, LAPSING, NEXT_STEPS } from './debts.ts';
import { IDLE_OBJECTS } from './idle-objects.ts';
import { NON_FILERS, NON_PAYERS } from './missed-obligations.ts';
import { LARGEST_FALLS, LARGEST_RISES } from './payer-changes.ts';
import { PAYERS } from './payers.ts';
import { STOPPED_PAYERS } from './stopped-payers.ts';

const DECLARED: Readonly<Record<CaseList, ListDeclaration>> = {
  payers: PAYERS,
  'stopped-payers': STOPPED_PAYERS,
  'largest-falls': LARGEST_FALLS,
  'largest-rises': LARGEST_RISES,
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

/** Asks how many cases lack a chosen place, for each place that the filters choose by. */
function planUnplaced(asking: Omit<Asking, 'binder'>, rows: ListDeclaration['rows']): (ask: RunSql) => Promise<ListedCases['unplaced']> {
  const { context, query } = asking;
  const statements = placesLacking(query, context).map(({ field, filter }) => {
    const binder = new Binder(context.dialect, true);
    // The hundred largest are stored by unit; a case without a unit is in none of these lists.
    const lacking = { ...asking, binder, context: { ...context, lacking: filter }, amongLargest: false };
    return { field, statement: casesSum(rows(lacking).rows), binder };
  });
  return async (ask) => {
    const unplaced: ListedCases['unplaced'] = [];
    for (const { field, statement, binder } of statements) {
      const [[cases, amount] = []] = await ask(statement, binder.values);
      if (integer(cases) > 0) unplaced.push({ field, cases: integer(cases), amount: textOrNull(amount) ?? '0' });
    }
    return unplaced;
  };
}

/** A list planned up to its statement. */
export interface CasePlan {
  readonly explanation: Explanation;
  /** Views that must exist before it is read. */
  readonly needs: readonly Need[];
  readonly read: (ask: RunSql) => Promise<ListedCases>;
}

/**
 * Plans a page of a list with the number and sum of its cases.
 * Names are always masked; numbers of objects are full if `numbers` is true and no person's number is in them.
 * @throws QueryError if a code, date or page is not in this generation
 */
export function planCases(listQuery: ListQuery, numbers: boolean, given: Context, rowsOf: RowsOf): CasePlan {
  const { context, readings } = recordReadings(given, rowsOf);
  const query = resolveQuery(listQuery.question, context);
  const { needs, neededIfEmpty = [], rows, bySnapshot = false, byDuties = false, numbered = false } = DECLARED[listQuery.list];
  const page = pageOf(query.paging);
  const isMissing = (extract: ExtractKey): boolean => !context.extracts.has(extract);
  const missing = needs.filter(isMissing);
  const end = lastDay({ query, context });
  const snapshot = bySnapshot ? (context.directory.snapshots.filter((day) => day <= end).at(-1) ?? null) : null;
  const complete = missing.length === 0 && (!bySnapshot || snapshot !== null);
  const binder = new Binder(context.dialect, true);
  const numberShown: Shown['numbers'] = numbers ? 'in-full' : 'masked';
  const shown: Shown = { schema: context.schema, dialect: context.dialect, numbers: numbered ? numberShown : 'of-taxpayer' };
  const asking = { query, context, binder, day: snapshot ?? end, amongLargest: isOfLargest(listQuery, page) };
  const statement = complete ? caseStatement(rows(asking), listQuery, page, shown, binder) : null;
  const readUnplaced = complete ? planUnplaced(asking, rows) : null;
  const read = async (ask: RunSql): Promise<ListedCases> => {
    const answered = statement === null ? [] : await ask(statement, binder.values);
    const [cases, amount, largest, largestAmount, found] = answered[0] ?? [];
    const listed = answered.filter((row) => row[FIRST_COLUMN] !== null).map((row, index) => caseOf(row, page.offset + index + 1));
    if (listed.length === 0 && page.offset > 0) throw beyondEndError(page);
    const unplaced = readUnplaced === null ? [] : await readUnplaced(ask);
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
  return { explanation: explanationOf(readings()), needs: byDuties && complete ? [obligationNeed(query, context)] : [], read };
}
