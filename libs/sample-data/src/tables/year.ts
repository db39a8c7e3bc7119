import type { DuckDBConnection } from '@duckdb/node-api';
import type { Drawn } from '@pendapa/warehouse';
import { FIRST_DEBT_YEAR } from '../facts/arrears-levels.ts';
import { LAST_YEAR, YEARS } from '../facts/assumptions.ts';
import { DUTIES } from '../facts/duties.ts';
import type { TaxCode } from '../facts/tax-types.ts';
import type { Pool } from '../plan/object-pools.ts';
import { quotas } from '../plan/compliance.ts';
import { caseRows, type YearPlan } from '../plan/year-plan.ts';
import { drawnArrears, fillMovements } from './arrears.ts';
import { addDebts, drawFates, drawUnpaid, settleDebts } from './debts.ts';
import { choosePayers, countDues, drawOld, drawPayments } from './draw-payments.ts';
import { DEBT_YEARS, fillDues } from './dues.ts';
import { drawnEnforcement } from './enforcement.ts';
import { forgetPacked, temporary } from './load-rows.ts';
import { campaignRates, drawnNotices, drawnOldNotices } from './notices.ts';
import { choosePostedTwice, drawnPayments } from './payments.ts';
import { loadPlan } from './plan-tables.ts';
import { fitPayments, settlePayments, settleRests } from './price-payments.ts';
import { drawnReturns, fillOldReturns, fillReturns } from './returns.ts';
import { debtsOf, freshDebtsOf, returnsOf, settledOf, twiceOf } from './year-tables.ts';

/** Part of the last year that lies within the data. */
const LAST_PART = 0.87;

/** Cases of the case-by-case taxes: the paid ones, and as many unpaid ones as the rule of the obligation defines. */
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

/** Rows of a kind whose part is written while the next year is generated, and tables that nothing reads after that. */
export interface DrawnKind {
  readonly year: number;
  readonly kind: 'payments' | 'assessments' | 'returns' | 'arrears' | 'enforcement';
  readonly rows: Drawn;
  readonly forget: readonly string[];
}

/** Generates all events of a year: obligations, payments, debts and their enforcement. */
export async function fillYear(
  connection: DuckDBConnection,
  plan: YearPlan,
  pools: readonly Pool[],
  seed: number,
): Promise<readonly DrawnKind[]> {
  const { year } = plan;
  await loadPlan(connection, plan);
  const old = await drawOld(connection, plan);
  await loadCases(connection, year, pools, (tax, within) => Math.round(((plan.payments.get(tax) ?? 0) - (old.get(tax) ?? 0)) / within));
  await fillDues(connection, year, seed, true);
  const dues = await countDues(connection);
  const quota = quotas(year, seed, plan.payments, old, dues);
  await choosePayers(connection, year, quota);
  const inParts = [...quota].some(([tax, paid]) => paid > (dues.get(tax) ?? paid));
  await drawPayments(connection, plan, seed, inParts);
  await fitPayments(connection, plan);
  await settlePayments(connection, plan);
  await settleRests(connection, plan);
  const rates = await campaignRates(connection, year);
  await forgetPacked(connection, 'sample_drawn');
  await choosePostedTwice(connection, plan);
  const unpaid = 'SELECT * EXCLUDE (paid) FROM sample_owing WHERE NOT paid';
  await drawUnpaid(connection, unpaid, (year === LAST_YEAR ? LAST_PART : 1) * plan.scale, year);
  await forgetPacked(connection, 'sample_dues');
  await drawFates(connection, year);
  await fillReturns(connection, year, inParts);
  await settleDebts(connection, year);
  await forgetPacked(connection, 'sample_unpaid');
  await fillMovements(connection, year);
  return [
    { year, kind: 'payments', rows: { payments: [drawnPayments(plan)] }, forget: [twiceOf(year)] },
    { year, kind: 'enforcement', rows: { enforcement: [drawnEnforcement(year)] }, forget: [] },
    {
      year,
      kind: 'assessments',
      rows: { assessments: drawnNotices(year, inParts, rates) },
      forget: [settledOf(year), freshDebtsOf(year - 1)],
    },
    { year, kind: 'arrears', rows: { arrears: drawnArrears(year) }, forget: [debtsOf(year - 1)] },
    ...returnsUpTo(year),
  ];
}

const KNOWN_YEARS = [...DEBT_YEARS, ...YEARS];

/** The returns that are complete when a year is generated: those of the year before, and for the last year its own. */
function returnsUpTo(year: number): DrawnKind[] {
  return [year - 1, year].flatMap((ended): DrawnKind[] => {
    if (ended === year && year !== LAST_YEAR) return [];
    const forget = KNOWN_YEARS.includes(ended) ? [returnsOf(ended)] : [];
    return [{ year: ended, kind: 'returns', rows: { returns: [drawnReturns(ended, KNOWN_YEARS)] }, forget }];
  });
}

/** Debts of a year before the data that are unpaid when the data begin. `payments` are those of the first year. */
export async function fillOldYear(
  connection: DuckDBConnection,
  year: number,
  payments: ReadonlyMap<TaxCode, number>,
  pools: readonly Pool[],
  scale: number,
  seed: number,
): Promise<readonly DrawnKind[]> {
  await loadCases(connection, year, pools, (tax, within) => Math.round((payments.get(tax) ?? 0) * (1 - within)));
  await fillDues(connection, year, seed, false);
  await drawUnpaid(connection, `SELECT *, coalesce(period // 100, ${String(year)}) AS tax_year FROM sample_dues`, scale, year);
  await drawFates(connection, year);
  await addDebts(connection, year);
  await fillOldReturns(connection, year);
  await forgetPacked(connection, 'sample_unpaid');
  const before = year > FIRST_DEBT_YEAR ? [freshDebtsOf(year - 1)] : [];
  return [{ year, kind: 'assessments', rows: { assessments: drawnOldNotices(year) }, forget: before }, ...returnsUpTo(year)];
}
