import type { CalendarDate, Period } from '@pendapa/contracts';
import { groupsSql, holderPortionSql, holderYearSql, START_HOLDER_PAYMENTS_SQL } from '../derived/holder-sums.ts';
import { payerKindsSql, payerSumsSql } from '../derived/payers.ts';
import { paidSql } from '../derived/top-payers.ts';
import { holderBandsSql } from './holder-bands.ts';
import { objectObligationsSql } from './object-obligations.ts';
import { objectProfilesSql } from './object-profiles.ts';
import { payerChannelsSql } from './payer-channels.ts';
import { EARLIER_STATE_NAMES, earlierStatesSql } from './earlier-states.ts';
import type { Need } from '../queries/needs.ts';
import type { MaterializedTable } from '../queries/resolve.ts';
import { SETTLEMENT_TABLES } from '../queries/sources/settlements-source.ts';
import { portionsOf, type Portions } from './due-obligations.ts';
import type { QueryableGeneration } from '../serving/served-generation.ts';
import { settlementsSql } from './settlements.ts';
import type { ViewDefinition } from './materialized-view-cache.ts';
import { daysSql } from '../engine/literals.ts';

const VIEW_TABLES: ReadonlySet<string> = new Set<MaterializedTable>([
  ...EARLIER_STATE_NAMES.map((name) => `${name}_stood` as const),
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
export const isMaterializedTable = (table: string): table is MaterializedTable => VIEW_TABLES.has(table);

/** Returns the name of the view of these days. */
export const viewRelation = (schema: string, table: MaterializedTable, { from, to }: Period): string =>
  `${schema}.${table}_${from.replaceAll('-', '')}_${to.replaceAll('-', '')}`;

const paymentsOn = (schema: string, days: Period): string =>
  `(SELECT taxpayer_key, tax_code, amount, transactions FROM ${schema}.payments WHERE posted_on BETWEEN ${daysSql(days)})`;

function earlierStates(schema: string, days: Period): ViewDefinition {
  const tableOf = (name: (typeof EARLIER_STATE_NAMES)[number]) => viewRelation(schema, `${name}_stood`, days);
  const [first, ...others] = EARLIER_STATE_NAMES.map(tableOf);
  return {
    tables: [first ?? '', ...others],
    statements: earlierStatesSql(schema, days.to, tableOf),
  };
}

function payers(schema: string, days: Period): ViewDefinition {
  const table = viewRelation(schema, 'payer_sums_of_days', days);
  return {
    tables: [table],
    statements: [
      ...payerKindsSql(`${schema}.taxpayers`),
      payerSumsSql(table, `${paymentsOn(schema, days)} paid_then`, Number(days.from.slice(0, 4))),
    ],
  };
}

function holders(schema: string, days: Period): ViewDefinition {
  const table = viewRelation(schema, 'holder_payments_of_days', days);
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

function objectObligations(schema: string, days: Period, asOf: CalendarDate, portions: Portions): ViewDefinition {
  const [now, before] = [viewRelation(schema, 'duty_objects', days), viewRelation(schema, 'duty_objects_before', days)];
  return { tables: [now, before], statements: objectObligationsSql(schema, days, asOf, { now, before }, portions) };
}

function settlements(schema: string, days: Period, asOf: CalendarDate, portions: Portions): ViewDefinition {
  const named = (table: MaterializedTable) => viewRelation(schema, table, days);
  const tables = { settled_ages: named('settled_ages'), settled_bands: named('settled_bands'), settled_years: named('settled_years') };
  return {
    tables: [tables.settled_ages, tables.settled_bands, tables.settled_years],
    statements: settlementsSql(schema, days, asOf, tables, portions),
  };
}

function holdings(schema: string, days: Period): ViewDefinition {
  const table = viewRelation(schema, 'holder_bands', days);
  return { tables: [table], statements: [holderBandsSql(schema, table, days.to)] };
}

function payerChannels(schema: string, days: Period): ViewDefinition {
  const [of, weights] = [viewRelation(schema, 'payer_ways', days), viewRelation(schema, 'payer_weights', days)];
  return { tables: [of, weights], statements: payerChannelsSql(schema, days, { ways: of, weights }) };
}

function objectProfiles(schema: string, days: Period, asOf: CalendarDate, portions: Portions): ViewDefinition {
  const table = viewRelation(schema, 'object_profiles', days);
  return { tables: [table], statements: objectProfilesSql(schema, table, days, asOf, portions) };
}

const DEFINITIONS = {
  stood: earlierStates,
  payers,
  holders,
  holdings,
  ways: payerChannels,
  profiles: objectProfiles,
  duties: objectObligations,
  settlements,
} as const;

/** Returns how the view that a query needs is computed. */
export const viewDefinitionOf = (
  { schema, manifest, asOf }: Pick<QueryableGeneration, 'schema' | 'manifest' | 'asOf'>,
  { what, days }: Need,
  portions = portionsOf(manifest),
): ViewDefinition => DEFINITIONS[what](schema, days, asOf, portions);
