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

/** Returns a function that declares a measure of the source from an SQL aggregate. */
const measureFrom =
  (source: Source) =>
  (sql: string): Measure => ({ source, sql });
export const paid = measureFrom(PAYMENTS);
export const paidEver = measureFrom(EVER);
export const lagged = measureFrom(LAGGED);
export const REALISED: Measure = { source: PAID_IN_YEAR, sql: 'coalesce(sum(amount), 0)' };
export const TOWARDS_TARGET: Measure = { source: PAID_TOWARDS_TARGET, sql: 'coalesce(sum(amount), 0)' };
export const TOWARDS_PLAN: Measure = { source: PAID_TOWARDS_PLAN, sql: 'coalesce(sum(amount), 0)' };
export const towardsPlan = measureFrom(PAID_TOWARDS_PLAN);
export const TARGET: Measure = { source: annual('$version'), sql: 'sum(wanted)' };
export const TARGET_APBD: Measure = { source: annual("version = 'apbd'"), sql: 'sum(wanted)' };
export const TARGET_APBDP: Measure = { source: annual("version = 'apbdp'"), sql: 'sum(wanted)' };
export const PLAN: Measure = { source: PLANNED, sql: 'sum(planned)' };
export const open = measureFrom(OPEN_OBJECTS);
/** Objects that are open on the data date, for any period. */
export const openToday = measureFrom({ ...OPEN_OBJECTS, rows: OPEN_OBJECTS.rows.replaceAll('$to', '$seen') });
export const registeredTaxpayers = measureFrom(REGISTERED_TAXPAYERS);
/** Taxpayers registered on the data date, for any period. */
export const taxpayersToday = measureFrom({ ...REGISTERED_TAXPAYERS, rows: REGISTERED_TAXPAYERS.rows.replaceAll('$to', '$seen') });
export const movedTaxpayers = measureFrom(MOVED_TAXPAYERS);
export const payers = measureFrom(PAYERS_OF_YEAR);
export const paidInYear = measureFrom(PAID_OF_YEAR);
export const holdings = measureFrom(HOLDINGS);
export const holdersByExemption = measureFrom(HOLDERS_BY_EXEMPTION);
export const owedByTaxpayers = measureFrom(OWED_BY_TAXPAYERS);
export const profiled = measureFrom(PROFILED);
export const declared = measureFrom(ASSESSED_OR_DECLARED);
export const profiledDebtors = measureFrom(PROFILED_DEBTORS);
export const assessed = measureFrom(ASSESSED);
export const owed = measureFrom(OWED);
export const owedAgainstPaid = measureFrom(OWED_AGAINST_PAID);
export const owedAtYearEnds = measureFrom(OWED_AT_YEAR_ENDS);
export const moved = measureFrom(MOVED);
export const debtors = measureFrom(DEBTORS);
export const debtorsAtYearEnds = measureFrom(DEBTORS_AT_YEAR_ENDS);
export const changed = measureFrom(CHANGED);
export const changedByYear = measureFrom(CHANGED_BY_YEAR);
export const reclassed = measureFrom(RECLASSED);
export const enforced = measureFrom(ENFORCED);
export const paidOnAssessments = measureFrom(PAID_ON_ASSESSMENTS);
export const came = measureFrom(CAME_AND_WENT);
export const suspended = measureFrom(SUSPENDED);
export const due = measureFrom(OBLIGATIONS);
export const filing = measureFrom(RETURNS);
export const byState = measureFrom(OBJECTS_BY_STATE);
export const dated = measureFrom(DATED);
export const paidUpToSnapshot = measureFrom(PAID_IN_YEAR_OF_SNAPSHOT);

export const MONEY = paid('sum($money)');
export const TRANSACTIONS = paid('sum(transactions)');
export const PAYING_OBJECTS = paid('nullif(count(DISTINCT object_key) FILTER (transactions > 0), 0)');
export const AMOUNT_OF_OBJECTS = paid('sum(amount) FILTER (object_key IS NOT NULL)');
export const REGISTERED = open('count(*)');
