import type { Measure, Source } from './figures.ts';
import { DEBTOR_CHANGES, DEBTOR_CHANGES_BY_YEAR, DEBTORS, DEBTORS_AT_YEAR_ENDS, QUALITY_MOVES } from './sources/arrears-objects.ts';
import {
  ASSESSMENTS,
  ASSESSED_OR_DECLARED,
  OBLIGATIONS_WITH_DELAYS,
  ENFORCEMENT_ACTIONS,
  PRINCIPAL_MOVEMENTS,
  OBJECTS_BY_STATE,
  OBLIGATIONS,
  ARREARS_AT_SNAPSHOT,
  ARREARS_FOR_PAYMENT_RATIO,
  ARREARS_AT_YEAR_ENDS,
  PAID_IN_YEAR_OF_SNAPSHOT,
  PAID_ON_ASSESSMENTS,
  RETURNS,
} from './sources/obligations.ts';
import {
  yearTargets,
  ALL_PAYMENTS,
  PAYMENTS_WITH_LAG,
  PAID_IN_YEAR,
  PAID_TOWARDS_PLAN,
  PAID_TOWARDS_TARGET,
  PAYMENTS,
  MONTHLY_PLAN,
} from './sources/payments.ts';
import {
  NEW_OR_CLOSED_OBJECTS,
  HOLDINGS,
  HOLDERS_BY_EXEMPTION,
  NEW_OR_CLOSED_TAXPAYERS,
  OPEN_OBJECTS,
  TAXPAYER_ARREARS,
  PAID_OF_YEAR,
  PAYERS_OF_YEAR,
  PROFILED_OBJECTS,
  PROFILED_DEBTORS,
  REGISTERED_TAXPAYERS,
  SUSPENDED_OBJECTS,
} from './sources/registers.ts';

/**
 * Returns a function that declares a measure of the source from an SQL aggregate: `paymentMeasure('sum(amount)')`. Each such
 * function is named after the rows that it aggregates.
 */
const measureFrom =
  (source: Source) =>
  (sql: string): Measure => ({ source, sql });
export const paymentMeasure = measureFrom(PAYMENTS);
export const allPaymentsMeasure = measureFrom(ALL_PAYMENTS);
export const lagMeasure = measureFrom(PAYMENTS_WITH_LAG);
export const REALISED: Measure = { source: PAID_IN_YEAR, sql: 'coalesce(sum(amount), 0)' };
export const TOWARDS_TARGET: Measure = { source: PAID_TOWARDS_TARGET, sql: 'coalesce(sum(amount), 0)' };
export const TOWARDS_PLAN: Measure = { source: PAID_TOWARDS_PLAN, sql: 'coalesce(sum(amount), 0)' };
export const planPaymentMeasure = measureFrom(PAID_TOWARDS_PLAN);
export const TARGET: Measure = { source: yearTargets('$version'), sql: 'sum(wanted)' };
export const TARGET_APBD: Measure = { source: yearTargets("version = 'apbd'"), sql: 'sum(wanted)' };
export const TARGET_APBDP: Measure = { source: yearTargets("version = 'apbdp'"), sql: 'sum(wanted)' };
export const PLAN: Measure = { source: MONTHLY_PLAN, sql: 'sum(planned)' };
export const openObjectMeasure = measureFrom(OPEN_OBJECTS);
/** Objects that are open on the data date, for any period. */
export const openObjectMeasureToday = measureFrom({ ...OPEN_OBJECTS, rows: OPEN_OBJECTS.rows.replaceAll('$to', '$seen') });
export const taxpayerMeasure = measureFrom(REGISTERED_TAXPAYERS);
/** Taxpayers registered on the data date, for any period. */
export const taxpayerMeasureToday = measureFrom({ ...REGISTERED_TAXPAYERS, rows: REGISTERED_TAXPAYERS.rows.replaceAll('$to', '$seen') });
export const taxpayerChangeMeasure = measureFrom(NEW_OR_CLOSED_TAXPAYERS);
export const payerMeasure = measureFrom(PAYERS_OF_YEAR);
export const taxpayerPaymentMeasure = measureFrom(PAID_OF_YEAR);
export const holdingMeasure = measureFrom(HOLDINGS);
export const holderMeasure = measureFrom(HOLDERS_BY_EXEMPTION);
export const taxpayerArrearsMeasure = measureFrom(TAXPAYER_ARREARS);
export const objectProfileMeasure = measureFrom(PROFILED_OBJECTS);
export const assessedOrDeclaredMeasure = measureFrom(ASSESSED_OR_DECLARED);
export const debtorProfileMeasure = measureFrom(PROFILED_DEBTORS);
export const assessmentMeasure = measureFrom(ASSESSMENTS);
export const arrearsMeasure = measureFrom(ARREARS_AT_SNAPSHOT);
export const arrearsRatioMeasure = measureFrom(ARREARS_FOR_PAYMENT_RATIO);
export const yearEndArrearsMeasure = measureFrom(ARREARS_AT_YEAR_ENDS);
export const principalMovementMeasure = measureFrom(PRINCIPAL_MOVEMENTS);
export const debtorMeasure = measureFrom(DEBTORS);
export const yearEndDebtorMeasure = measureFrom(DEBTORS_AT_YEAR_ENDS);
export const debtorChangeMeasure = measureFrom(DEBTOR_CHANGES);
export const yearlyDebtorChangeMeasure = measureFrom(DEBTOR_CHANGES_BY_YEAR);
export const qualityMoveMeasure = measureFrom(QUALITY_MOVES);
export const enforcementMeasure = measureFrom(ENFORCEMENT_ACTIONS);
export const assessmentPaymentMeasure = measureFrom(PAID_ON_ASSESSMENTS);
export const objectChangeMeasure = measureFrom(NEW_OR_CLOSED_OBJECTS);
export const suspensionMeasure = measureFrom(SUSPENDED_OBJECTS);
export const obligationMeasure = measureFrom(OBLIGATIONS);
export const returnMeasure = measureFrom(RETURNS);
export const objectStateMeasure = measureFrom(OBJECTS_BY_STATE);
export const obligationDelayMeasure = measureFrom(OBLIGATIONS_WITH_DELAYS);
export const snapshotYearPaymentMeasure = measureFrom(PAID_IN_YEAR_OF_SNAPSHOT);

export const MONEY = paymentMeasure('sum($money)');
export const TRANSACTIONS = paymentMeasure('sum(transactions)');
export const PAYING_OBJECTS = paymentMeasure('nullif(count(DISTINCT object_key) FILTER (transactions > 0), 0)');
export const AMOUNT_OF_OBJECTS = paymentMeasure('sum(amount) FILTER (object_key IS NOT NULL)');
export const REGISTERED = openObjectMeasure('count(*)');
