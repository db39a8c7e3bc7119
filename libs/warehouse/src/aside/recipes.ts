import type { CalendarDate, Period } from '@pendapa/contracts';
import { groupsSql, holderPortionSql, holderYearSql, START_HOLDER_PAYMENTS_SQL } from '../derived/holder-sums.ts';
import { payerKindsSql, payerSumsSql } from '../derived/payers.ts';
import { paidSql } from '../derived/top-payers.ts';
import { holderBandsSql } from './holder-bands.ts';
import { dutyObjectsSql } from './duty-objects.ts';
import { objectProfilesSql } from './object-profiles.ts';
import { payerWaysSql } from './payer-ways.ts';
import { STOOD_NAMES, stoodSql } from './obligations-then.ts';
import type { Need } from '../questions/needs.ts';
import type { AsideTable } from '../questions/resolve.ts';
import { SETTLEMENT_TABLES } from '../questions/sources/settlements-source.ts';
import { portionsOf, type Portions } from './duties-due.ts';
import type { AskedGeneration } from '../serving/served-generation.ts';
import { settlementsSql } from './settlements.ts';
import type { Recipe } from './made-aside.ts';

const ASIDE: ReadonlySet<string> = new Set<AsideTable>([
  ...STOOD_NAMES.map((name) => `${name}_stood` as const),
  'payer_sums_of_days',
  'holder_payments_of_days',
  'holder_bands',
  'payer_ways',
  'payer_weights',
  'object_profiles',
  'duty_objects',
  'duty_objects_before',
  ...SETTLEMENT_TABLES,
]);
export const isMadeAside = (table: string): table is AsideTable => ASIDE.has(table);

/** The relation that tells of these days. */
export const relationAside = (schema: string, table: AsideTable, { from, to }: Period): string =>
  `${schema}.${table}_${from.replaceAll('-', '')}_${to.replaceAll('-', '')}`;

const paymentsOn = (schema: string, { from, to }: Period): string =>
  `(SELECT taxpayer_key, tax_code, amount, transactions FROM ${schema}.payments WHERE posted_on BETWEEN DATE '${from}' AND DATE '${to}')`;

function stood(schema: string, days: Period): Recipe {
  const tableOf = (name: (typeof STOOD_NAMES)[number]) => relationAside(schema, `${name}_stood`, days);
  const [first, ...others] = STOOD_NAMES.map(tableOf);
  return {
    tables: [first ?? '', ...others],
    statements: stoodSql(schema, days.to, tableOf),
  };
}

function payers(schema: string, days: Period): Recipe {
  const table = relationAside(schema, 'payer_sums_of_days', days);
  return {
    tables: [table],
    statements: [
      ...payerKindsSql(`${schema}.taxpayers`),
      payerSumsSql(table, `${paymentsOn(schema, days)} paid_then`, Number(days.from.slice(0, 4))),
    ],
  };
}

function holders(schema: string, days: Period): Recipe {
  const table = relationAside(schema, 'holder_payments_of_days', days);
  return {
    tables: [table],
    statements: [
      ...groupsSql(`${schema}.taxpayers`),
      START_HOLDER_PAYMENTS_SQL,
      ...paidSql(`${paymentsOn(schema, days)} paid_then`),
      ...holderPortionSql(),
      `CREATE TABLE ${table} AS ${holderYearSql(Number(days.from.slice(0, 4)))}`,
    ],
  };
}

function duties(schema: string, days: Period, asOf: CalendarDate, portions: Portions): Recipe {
  const [now, before] = [relationAside(schema, 'duty_objects', days), relationAside(schema, 'duty_objects_before', days)];
  return { tables: [now, before], statements: dutyObjectsSql(schema, days, asOf, { now, before }, portions) };
}

function settlements(schema: string, days: Period, asOf: CalendarDate, portions: Portions): Recipe {
  const named = (table: AsideTable) => relationAside(schema, table, days);
  const tables = { settled_ages: named('settled_ages'), settled_bands: named('settled_bands'), settled_years: named('settled_years') };
  return {
    tables: [tables.settled_ages, tables.settled_bands, tables.settled_years],
    statements: settlementsSql(schema, days, asOf, tables, portions),
  };
}

function holdings(schema: string, days: Period): Recipe {
  const table = relationAside(schema, 'holder_bands', days);
  return { tables: [table], statements: [holderBandsSql(schema, table, days.to)] };
}

function ways(schema: string, days: Period): Recipe {
  const [of, weights] = [relationAside(schema, 'payer_ways', days), relationAside(schema, 'payer_weights', days)];
  return { tables: [of, weights], statements: payerWaysSql(schema, days, { ways: of, weights }) };
}

function profiles(schema: string, days: Period, asOf: CalendarDate, portions: Portions): Recipe {
  const table = relationAside(schema, 'object_profiles', days);
  return { tables: [table], statements: objectProfilesSql(schema, table, days, asOf, portions) };
}

const RECIPES = { stood, payers, holders, holdings, ways, profiles, duties, settlements } as const;

/** How what a question needs is worked out of a generation. */
export const recipeOf = (
  { schema, manifest, asOf }: Pick<AskedGeneration, 'schema' | 'manifest' | 'asOf'>,
  { what, days }: Need,
  portions = portionsOf(manifest),
): Recipe => RECIPES[what](schema, days, asOf, portions);
