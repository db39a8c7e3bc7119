import {
  LIST_FILTERS,
  listFilterSpec,
  listSpec,
  NOT_KNOWN,
  type CalendarDate,
  type ListFilterKey,
  type ListQuery,
} from '@pendapa/contracts';
import type { Directory } from '../directory/directory.ts';
import type { Binder } from '../queries/dialect.ts';
import { explanationOf, recordReadings, type Explanation, type RowsOf } from '../queries/explain.ts';
import { obligationNeed } from '../queries/needs.ts';
import { createQueryError } from '../queries/query-error.ts';
import { resolveQuery, type Context, type ResolvedQuery } from '../queries/resolve.ts';
import type { Need } from '../rollups/on-demand.ts';
import { LISTS } from './all-lists.ts';
import { lastDay, type CaseRequest, type CaseRows, type ListDeclaration } from './case-rows.ts';

/** A list of one generation, before its cases are written as SQL. */
export interface PreparedList {
  readonly listQuery: ListQuery;
  readonly declaration: ListDeclaration;
  readonly query: ResolvedQuery;
  readonly context: Context;
  /** Day of the snapshot; null for lists of events, and if there is none. */
  readonly snapshot: CalendarDate | null;
  /** False if an extract or the snapshot is missing: the list then has no cases. */
  readonly isComplete: boolean;
  /** Views that must exist before it is read. */
  readonly needs: readonly Need[];
  readonly request: (binder: Binder, more?: Partial<CaseRequest>) => CaseRequest;
  /** The tables read by the SQL that was written so far. */
  readonly explanation: () => Explanation;
}

const ANY_YEAR = /^(19|20|21)\d{2}$/;

/** The screen offers all fixed codes, also those that no row has. Other codes may be of people, and the audit log records codes. */
function isKnown(key: ListFilterKey, code: string, { members, objectKinds }: Directory): boolean {
  if (code === NOT_KNOWN) return true;
  if (key === 'taxYear') return ANY_YEAR.test(code);
  if (key === 'objectKind') return objectKinds.has(code);
  if (key === 'lastChannel') return code === 'none' || members.channel.has(code);
  return listFilterSpec(key).codes?.includes(code) ?? false;
}

function checkFilters({ list, filters = {} }: ListQuery, directory: Directory): void {
  const { filters: offered = [] } = listSpec(list);
  const isUnavailable = (key: ListFilterKey): boolean => (filters[key] ?? []).length > 0 && !offered.includes(key);
  const unavailable =
    LIST_FILTERS.find(isUnavailable) ?? (offered.length > 0 ? undefined : (['min', 'max'] as const).find((key) => filters[key]));
  if (unavailable !== undefined) throw createQueryError('impossible-combination', { subject: list, parameter: unavailable });
  for (const key of LIST_FILTERS) {
    const unknown = filters[key]?.find((code) => !isKnown(key, code, directory));
    if (unknown !== undefined) throw createQueryError('unknown-value', { parameter: key, value: unknown, allowed: '' });
  }
}

/**
 * Prepares a list for one of its plans.
 * @throws QueryError if a code or date is not in this generation, or the list lacks a filter
 */
export function prepareList(listQuery: ListQuery, given: Context, rowsOf: RowsOf): PreparedList {
  const { context, readings } = recordReadings(given, rowsOf);
  checkFilters(listQuery, context.directory);
  const query = resolveQuery(listQuery.question, context);
  const declaration = LISTS[listQuery.list];
  const { needs, bySnapshot = false, byObligations = false } = declaration;
  const end = lastDay({ query, context });
  const snapshot = bySnapshot ? (context.directory.snapshots.filter((day) => day <= end).at(-1) ?? null) : null;
  const isComplete = needs.every((extract) => context.extracts.has(extract)) && (!bySnapshot || snapshot !== null);
  const day = snapshot ?? end;
  const { filters = {} } = listQuery;
  return {
    listQuery,
    declaration,
    query,
    context,
    snapshot,
    isComplete,
    needs: byObligations && isComplete ? [obligationNeed(query, context)] : [],
    request: (binder, more) => ({ query, context, binder, day, amongLargest: false, filters, choicesOf: null, ...more }),
    explanation: () => explanationOf(readings()),
  };
}

/** The cases of a list, within the amounts of its filters. */
export function caseRows({ rows }: ListDeclaration, request: CaseRequest): CaseRows {
  const { filters, binder } = request;
  const amounts = [
    ...(filters.min === undefined ? [] : [`amount >= CAST(${binder.bind(filters.min)} AS BIGINT)`]),
    ...(filters.max === undefined ? [] : [`amount <= CAST(${binder.bind(filters.max)} AS BIGINT)`]),
  ];
  return amounts.length === 0 ? rows(request) : { rows: `SELECT * FROM (${rows(request).rows}) within WHERE ${amounts.join(' AND ')}` };
}
