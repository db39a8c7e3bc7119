import { addMonths, endedMonths, spanDates, yearToDate, type CalendarDate, type Period } from '@pendapa/contracts';
import type { Manifest } from '../generations/manifest.ts';
import { ROLLUPS, VIEW_ROLLUPS, type ViewRollup } from './all-rollups.ts';
import { portionsOf } from './obligations/due-obligations.ts';

/** A group of rollups that are computed together. */
export type View = (typeof ROLLUPS)[ViewRollup]['built']['view'];

/** A view that a query needs, and its days. */
export interface Need {
  readonly what: View;
  readonly days: Period;
}

/** How the tables of a view are computed from single rows. */
export interface ViewDefinition {
  /** The relations it creates; the first one is its key. */
  readonly tables: readonly [string, ...string[]];
  /** All other tables that they create are temporary. */
  readonly statements: readonly string[];
}

/** Returns the relation of a rollup for these days. */
export const viewRelation = (schema: string, table: string, { from, to }: Period): string =>
  `${schema}.${table}_${from.replaceAll('-', '')}_${to.replaceAll('-', '')}`;

/** A generation whose tables lie in one schema. */
interface ViewedGeneration {
  readonly schema: string;
  readonly manifest: Manifest;
  /** The data date. */
  readonly asOf: CalendarDate;
}

/**
 * Returns how the view that a query needs is computed.
 * @throws Error if no rollup declares the view
 */
export function viewDefinitionOf(
  { schema, manifest, asOf }: ViewedGeneration,
  { what, days }: Need,
  portions = portionsOf(manifest),
): ViewDefinition {
  const relationOf = (table: string) => viewRelation(schema, table, days);
  const [first, ...others] = VIEW_ROLLUPS.filter((name) => ROLLUPS[name].built.view === what);
  if (first === undefined) throw new Error(`No rollup declares the view ${what}.`);
  return {
    tables: [relationOf(first), ...others.map(relationOf)],
    statements: ROLLUPS[first].built.statements({ schema, days, asOf, portions }, relationOf),
  };
}

interface Dates {
  readonly asOf: CalendarDate;
  readonly since: CalendarDate | null;
}

/** Ended years whose settlements pages show; fiscal years that begin in another month are built on demand. */
const settledYears = ({ asOf, since }: Dates): Period => ({
  to: asOf,
  ...spanDates({ endedYears: 5 }, asOf, { asOf, since, fiscalYearStart: 1 }),
});

/** Returns the views that pages need without filters. */
export function defaultNeeds(dates: Dates): readonly Need[] {
  const { asOf } = dates;
  const lastYear = addMonths(asOf, -12);
  return [
    { what: 'stood', days: { from: lastYear, to: lastYear } },
    { what: 'duties', days: endedMonths(asOf) },
    { what: 'holdings', days: { from: asOf, to: asOf } },
    { what: 'ways', days: yearToDate(asOf, 1) },
    { what: 'profiles', days: yearToDate(asOf, 1) },
    { what: 'settlements', days: endedMonths(asOf) },
    { what: 'settlements', days: settledYears(dates) },
  ];
}
