import type { DuckDBConnection } from '@duckdb/node-api';
import type { GeneratedTables } from '@pendapa/warehouse';
import { FIRST_DEBT_YEAR } from '../facts/arrears-levels.ts';
import { LAST_YEAR, YEARS } from '../facts/assumptions.ts';
import { OBLIGATION_RULES } from '../facts/obligations.ts';
import type { TaxCode } from '../facts/tax-types.ts';
import type { Pool } from '../plan/object-pools.ts';
import { computeQuotas } from '../plan/compliance.ts';
import { caseRows, type YearPlan } from '../plan/year-plan.ts';
import { generateArrears, fillMovements } from './arrears.ts';
import { addDebts, assignFates, generateUnpaid, payDebts } from './debts.ts';
import { choosePayers, countObligations, chooseOldDebts, generatePayments } from './generate-payments.ts';
import { DEBT_YEARS, fillObligations } from './obligations.ts';
import { generateEnforcement } from './enforcement.ts';
import { dropCompressedTables, createTemporaryTable } from './load-rows.ts';
import { campaignRates, generateNotices, generateOldNotices } from './notices.ts';
import { choosePostedTwice, generatePaymentRows } from './payments.ts';
import { loadPlan } from './plan-tables.ts';
import { fitPayments, storePayments, addRounding } from './price-payments.ts';
import { generateReturns, fillOldReturns, fillReturns } from './returns.ts';
import { debtsOf, freshDebtsOf, returnsOf, paymentsOf, postedTwiceOf } from './year-tables.ts';

/** Part of the last year that lies within the data. */
const LAST_PART = 0.87;

/** Cases of the case-by-case taxes: the paid ones, and as many unpaid ones as the rule of the obligation defines. */
async function loadCases(
  connection: DuckDBConnection,
  year: number,
  pools: readonly Pool[],
  casesOf: (tax: TaxCode, paidShare: number) => number,
): Promise<void> {
  const rows = (Object.entries(OBLIGATION_RULES) as [TaxCode, (typeof OBLIGATION_RULES)[TaxCode]][]).flatMap(([tax, rule]) =>
    rule?.kind === 'case' ? caseRows(tax, casesOf(tax, rule.paidByYearEnd), year, pools) : [],
  );
  await createTemporaryTable(
    connection,
    'sample_cases',
    { tax: 'INTEGER', unit: 'INTEGER', cases: 'BIGINT', first_key: 'BIGINT', width: 'BIGINT' },
    rows,
  );
}

/** Rows of a kind whose part is written while the next year is generated, and tables that nothing reads after that. */
export interface GeneratedKind {
  readonly year: number;
  readonly kind: 'payments' | 'assessments' | 'returns' | 'arrears' | 'enforcement';
  readonly rows: GeneratedTables;
  readonly forget: readonly string[];
}

/** Generates all events of a year: obligations, payments, debts and their enforcement. */
export async function fillYear(
  connection: DuckDBConnection,
  plan: YearPlan,
  pools: readonly Pool[],
  seed: number,
): Promise<readonly GeneratedKind[]> {
  const { year } = plan;
  await loadPlan(connection, plan);
  const old = await chooseOldDebts(connection, plan);
  await loadCases(connection, year, pools, (tax, paidShare) =>
    Math.round(((plan.payments.get(tax) ?? 0) - (old.get(tax) ?? 0)) / paidShare),
  );
  await fillObligations(connection, year, seed, true);
  const obligations = await countObligations(connection);
  const quota = computeQuotas(year, seed, plan.payments, old, obligations);
  await choosePayers(connection, year, quota);
  const inParts = [...quota].some(([tax, paid]) => paid > (obligations.get(tax) ?? paid));
  await generatePayments(connection, plan, seed, inParts);
  await fitPayments(connection, plan);
  await storePayments(connection, plan);
  await addRounding(connection, plan);
  const rates = await campaignRates(connection, year);
  await dropCompressedTables(connection, 'sample_generated');
  await choosePostedTwice(connection, plan);
  const unpaid = 'SELECT * EXCLUDE (paid) FROM sample_owing WHERE NOT paid';
  await generateUnpaid(connection, unpaid, (year === LAST_YEAR ? LAST_PART : 1) * plan.scale, year);
  await dropCompressedTables(connection, 'sample_obligations');
  await assignFates(connection, year);
  await fillReturns(connection, year, inParts);
  await payDebts(connection, year);
  await dropCompressedTables(connection, 'sample_unpaid');
  await fillMovements(connection, year);
  return [
    { year, kind: 'payments', rows: { payments: [generatePaymentRows(plan)] }, forget: [postedTwiceOf(year)] },
    { year, kind: 'enforcement', rows: { enforcement: [generateEnforcement(year)] }, forget: [] },
    {
      year,
      kind: 'assessments',
      rows: { assessments: generateNotices(year, inParts, rates) },
      forget: [paymentsOf(year), freshDebtsOf(year - 1)],
    },
    { year, kind: 'arrears', rows: { arrears: generateArrears(year) }, forget: [debtsOf(year - 1)] },
    ...returnsUpTo(year),
  ];
}

const YEARS_WITH_RETURNS = [...DEBT_YEARS, ...YEARS];

/** The returns that are complete when a year is generated: those of the year before, and for the last year its own. */
function returnsUpTo(year: number): GeneratedKind[] {
  return [year - 1, year].flatMap((ended): GeneratedKind[] => {
    if (ended === year && year !== LAST_YEAR) return [];
    const forget = YEARS_WITH_RETURNS.includes(ended) ? [returnsOf(ended)] : [];
    return [{ year: ended, kind: 'returns', rows: { returns: [generateReturns(ended, YEARS_WITH_RETURNS)] }, forget }];
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
): Promise<readonly GeneratedKind[]> {
  await loadCases(connection, year, pools, (tax, paidShare) => Math.round((payments.get(tax) ?? 0) * (1 - paidShare)));
  await fillObligations(connection, year, seed, false);
  await generateUnpaid(connection, `SELECT *, coalesce(period // 100, ${String(year)}) AS tax_year FROM sample_obligations`, scale, year);
  await assignFates(connection, year);
  await addDebts(connection, year);
  await fillOldReturns(connection, year);
  await dropCompressedTables(connection, 'sample_unpaid');
  const before = year > FIRST_DEBT_YEAR ? [freshDebtsOf(year - 1)] : [];
  return [{ year, kind: 'assessments', rows: { assessments: generateOldNotices(year) }, forget: before }, ...returnsUpTo(year)];
}
