import type { Measure, Source } from './figures.ts';
import { CHANGED, CHANGED_BY_YEAR, DEBTORS, DEBTORS_AT_YEAR_ENDS, RECLASSED } from './sources/arrears-objects.ts';
import {
  ASSESSED,
  ASSESSED_OR_DECLARED,
  DATED,
  ENFORCED,
  MOVED,
  OBJECTS_BY_STATE,
  OBLIGATIONS,
  OWED,
  OWED_AGAINST_PAID,
  OWED_AT_YEAR_ENDS,
  PAID_IN_YEAR_OF_SNAPSHOT,
  PAID_ON_ASSESSMENTS,
  RETURNS,
} from './sources/obligations.ts';
import { annual, EVER, LAGGED, PAID_IN_YEAR, PAID_TOWARDS_PLAN, PAID_TOWARDS_TARGET, PAYMENTS, PLANNED } from './sources/payments.ts';
import {
  CAME_AND_WENT,
  HOLDINGS,
  HOLDERS_BY_EXEMPTION,
  MOVED_TAXPAYERS,
  OPEN_OBJECTS,
  OWED_BY_TAXPAYERS,
  PAID_OF_YEAR,
  PAYERS_OF_YEAR,
  PROFILED,
  PROFILED_DEBTORS,
  REGISTERED_TAXPAYERS,
  SUSPENDED,
} from './sources/registers.ts';

const of =
  (source: Source) =>
  (sql: string): Measure => ({ of: source, sql });
export const paid = of(PAYMENTS);
export const paidEver = of(EVER);
export const lagged = of(LAGGED);
export const REALISED: Measure = { of: PAID_IN_YEAR, sql: 'coalesce(sum(amount), 0)' };
export const TOWARDS_TARGET: Measure = { of: PAID_TOWARDS_TARGET, sql: 'coalesce(sum(amount), 0)' };
export const TOWARDS_PLAN: Measure = { of: PAID_TOWARDS_PLAN, sql: 'coalesce(sum(amount), 0)' };
export const towardsPlan = of(PAID_TOWARDS_PLAN);
export const TARGET: Measure = { of: annual('$version'), sql: 'sum(wanted)' };
export const TARGET_APBD: Measure = { of: annual("version = 'apbd'"), sql: 'sum(wanted)' };
export const TARGET_APBDP: Measure = { of: annual("version = 'apbdp'"), sql: 'sum(wanted)' };
export const PLAN: Measure = { of: PLANNED, sql: 'sum(planned)' };
export const open = of(OPEN_OBJECTS);
/** Objects that are open on the data date, for any period. */
export const openToday = of({ ...OPEN_OBJECTS, rows: OPEN_OBJECTS.rows.replaceAll('$to', '$seen') });
export const registeredTaxpayers = of(REGISTERED_TAXPAYERS);
/** Taxpayers registered on the data date, for any period. */
export const taxpayersToday = of({ ...REGISTERED_TAXPAYERS, rows: REGISTERED_TAXPAYERS.rows.replaceAll('$to', '$seen') });
export const movedTaxpayers = of(MOVED_TAXPAYERS);
export const payers = of(PAYERS_OF_YEAR);
export const paidInYear = of(PAID_OF_YEAR);
export const holdings = of(HOLDINGS);
export const holdersByExemption = of(HOLDERS_BY_EXEMPTION);
export const owedByTaxpayers = of(OWED_BY_TAXPAYERS);
export const profiled = of(PROFILED);
export const declared = of(ASSESSED_OR_DECLARED);
export const profiledDebtors = of(PROFILED_DEBTORS);
export const assessed = of(ASSESSED);
export const owed = of(OWED);
export const owedAgainstPaid = of(OWED_AGAINST_PAID);
export const owedAtYearEnds = of(OWED_AT_YEAR_ENDS);
export const moved = of(MOVED);
export const debtors = of(DEBTORS);
export const debtorsAtYearEnds = of(DEBTORS_AT_YEAR_ENDS);
export const changed = of(CHANGED);
export const changedByYear = of(CHANGED_BY_YEAR);
export const reclassed = of(RECLASSED);
export const enforced = of(ENFORCED);
export const paidOnAssessments = of(PAID_ON_ASSESSMENTS);
export const came = of(CAME_AND_WENT);
export const suspended = of(SUSPENDED);
export const due = of(OBLIGATIONS);
export const filing = of(RETURNS);
export const byState = of(OBJECTS_BY_STATE);
export const dated = of(DATED);
export const paidUpToSnapshot = of(PAID_IN_YEAR_OF_SNAPSHOT);

export const MONEY = paid('sum($money)');
export const TRANSACTIONS = paid('sum(transactions)');
export const PAYING_OBJECTS = paid('nullif(count(DISTINCT object_key) FILTER (transactions > 0), 0)');
export const AMOUNT_OF_OBJECTS = paid('sum(amount) FILTER (object_key IS NOT NULL)');
export const REGISTERED = open('count(*)');
