import { reconciliationQueries, defineRevenueReconciliation, defineQuery, type UnitKind } from '@pendapa/contracts';
import { EVERY_UNIT, province, UP3D, type Money } from './units.ts';

/** Number of years; the last one ends with the period. */
export const YEARS = 5;

/** All units in the period with their paying objects, largest first. Ignores the unit filter. */
export const units = (money: Money = 'amount', kind: readonly UnitKind[] = UP3D) =>
  defineQuery({
    subject: 'revenue',
    measures: [money, 'payingObjects'],
    by: ['unit'],
    where: { kind, unit: EVERY_UNIT },
    sort: [{ key: money, descending: true }],
  });

/** Total of the chosen units, or of all. */
export const totals = (money: Money = 'amount', kind: readonly UnitKind[] = UP3D) =>
  defineQuery({ subject: 'revenue', measures: [money], where: { kind } });

/** Units by year, to the end of the period. */
export const unitYears = (money: Money = 'amount', kind: readonly UnitKind[] = UP3D) =>
  defineQuery({
    subject: 'revenue',
    measures: [money],
    by: ['unit', 'year'],
    span: { years: YEARS },
    compare: 'none',
    where: { kind, unit: EVERY_UNIT },
  });

/** Taxes of a unit. Ignores the tax filter, so that every tax stays visible. */
export const taxesOfUnit = (money: Money, unit: string | null) =>
  defineQuery({
    subject: 'revenue',
    measures: [money],
    by: ['taxType'],
    where: { unit: unit === null ? EVERY_UNIT : [unit], tax: [] },
    sort: [{ key: money, descending: true }],
  });

export const wardsOfUnit = (money: Money, unit: string | null) =>
  defineQuery({
    subject: 'revenue',
    measures: [money],
    by: ['ward'],
    where: { unit: unit === null ? EVERY_UNIT : [unit] },
    sort: [{ key: money, descending: true }],
  });

export const initialQueries = [
  province(),
  totals(),
  units(),
  unitYears(),
  ...reconciliationQueries(defineRevenueReconciliation()),
] as const;
