import { CASE_LISTS, listSpec, type CaseList } from './case-lists.ts';
import { listFilterSpec } from './list-filters.ts';

/** Lists whose cases are objects with debts of a snapshot: only their payment can be followed in the data. */
export const WORK_LIST_SOURCES: readonly CaseList[] = CASE_LISTS.filter((list) =>
  listSpec(list).filters?.some((key) => listFilterSpec(key).chooses === 'debts'),
);
/** Open ones; closed lists are not counted. */
export const MAX_WORK_LISTS = 200;
export const MAX_WORK_LIST_ROWS = 500;
export const MAX_WORK_LIST_NAME = 100;
export const MAX_REMARK_LENGTH = 300;

/** State that a person gave to a row. */
export const WORK_STATES = ['open', 'done', 'not-found'] as const;
export type WorkState = (typeof WORK_STATES)[number];

/**
 * State of an object's debts in the served data. The debts are those of the snapshot from which the list was made.
 * - `owed`: nothing was paid since that day.
 * - `partly-paid`: something was paid since, and something is still owed.
 * - `paid`: nothing is owed any more, and something was paid since.
 * - `gone`: nothing is owed any more, but no payment says why; or the object is not in the data.
 * - `unknown`: the data are older than that snapshot, or do not have it any more.
 */
export const DEBT_STATES = ['owed', 'partly-paid', 'paid', 'gone', 'unknown'] as const;
export type DebtState = (typeof DEBT_STATES)[number];
