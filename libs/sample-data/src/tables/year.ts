import type { DuckDBConnection } from '@duckdb/node-api';
import { LAST_YEAR } from '../facts/assumptions.ts';
import { DUTIES } from '../facts/duties.ts';
import type { TaxCode } from '../facts/tax-types.ts';
import type { Pool } from '../plan/object-pools.ts';
import { quotas } from '../plan/compliance.ts';
import { caseRows, type YearPlan } from '../plan/year-plan.ts';
import { fillArrears } from './arrears.ts';
import { addDebts, drawFates, drawUnpaid, settleDebts } from './debts.ts';
import { fillDocuments, fillOldDocuments } from './documents.ts';
import { choosePayers, countDues, drawOld, drawPayments } from './draw-payments.ts';
import { fillDues } from './dues.ts';
import { fillEnforcement } from './enforcement.ts';
import { forget, temporary } from './load-rows.ts';
import { postPayments } from './payments.ts';
import { loadPlan } from './plan-tables.ts';
import { fitPayments, pricePayments, settleRests } from './price-payments.ts';

/** Part of the last year that lies within the data. */
const LAST_PART = 0.87;

/** The cases of the taxes that are owed case by case: those that are paid, and as many unpaid ones as the duty states. */
async function loadCases(
  connection: DuckDBConnection,
  year: number,
  pools: readonly Pool[],
  casesOf: (tax: TaxCode, within: number) => number,
): Promise<void> {
  const rows = (Object.entries(DUTIES) as [TaxCode, (typeof DUTIES)[TaxCode]][]).flatMap(([tax, duty]) =>
    duty?.kind === 'case' ? caseRows(tax, casesOf(tax, duty.within), year, pools) : [],
  );
  await temporary(
    connection,
    'sample_cases',
    { tax: 'INTEGER', unit: 'INTEGER', cases: 'BIGINT', first_key: 'BIGINT', width: 'BIGINT' },
    rows,
  );
}

/** Everything that happened in a year: what fell due, who paid, what stayed owed and what was done about it. */
export async function fillYear(connection: DuckDBConnection, plan: YearPlan, pools: readonly Pool[], seed: number): Promise<void> {
  const { year } = plan;
  await loadPlan(connection, plan);
  const old = await drawOld(connection, plan);
  await loadCases(connection, year, pools, (tax, within) => Math.round(((plan.payments.get(tax) ?? 0) - (old.get(tax) ?? 0)) / within));
  await fillDues(connection, year, pools, seed, true);
  const dues = await countDues(connection);
  const quota = quotas(year, seed, plan.payments, old, dues);
  await choosePayers(connection, year, quota);
  const inParts = [...quota].some(([tax, paid]) => paid > (dues.get(tax) ?? paid));
  await drawPayments(connection, plan, pools, seed, inParts);
  await fitPayments(connection, plan);
  await pricePayments(connection);
  await forget(connection, 'sample_drawn');
  await settleRests(connection, plan);
  await postPayments(connection, plan);
  await drawUnpaid(connection, 'SELECT * EXCLUDE (paid) FROM sample_owing WHERE NOT paid', year === LAST_YEAR ? LAST_PART : 1, year);
  await forget(connection, 'sample_dues');
  await drawFates(connection);
  await fillDocuments(connection, year, inParts);
  await settleDebts(connection, year);
  await forget(connection, 'sample_unpaid', 'sample_fresh_debts', 'sample_settled');
  await fillArrears(connection, year);
  await fillEnforcement(connection, year);
}

/** What was owed from a year before the data and had not been paid when they begin; `payments` are those of the first year. */
export async function fillOldYear(
  connection: DuckDBConnection,
  year: number,
  payments: ReadonlyMap<TaxCode, number>,
  pools: readonly Pool[],
  seed: number,
): Promise<void> {
  await loadCases(connection, year, pools, (tax, within) => Math.round((payments.get(tax) ?? 0) * (1 - within)));
  await fillDues(connection, year, pools, seed, false);
  await drawUnpaid(connection, `SELECT *, coalesce(period // 100, ${String(year)}) AS tax_year FROM sample_dues`, 1, year);
  await drawFates(connection);
  await addDebts(connection);
  await fillOldDocuments(connection, year);
}
