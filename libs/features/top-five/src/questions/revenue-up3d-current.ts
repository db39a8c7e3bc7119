import { reconciliationQueries, defineRevenueReconciliation, defineQuery, type UnitKind } from '@pendapa/contracts';
import { EVERY_UNIT, ofUp3d, province, UP3D } from './units.ts';

const ON_PLAN = [
  ...(['realised', 'realisedToDate', 'target', 'achievement', 'planToDate'] as const),
  ...(['planAchievement', 'planVariance', 'remaining'] as const),
] as const;
const IN_MONTHS = ['realised', 'realisedOfPlan', 'plan'] as const;

/** Units to the end of the period, largest first. */
export const units = (kind: readonly UnitKind[] = UP3D) =>
  defineQuery({
    subject: 'achievement',
    measures: ON_PLAN,
    by: ['unit'],
    where: { kind, unit: EVERY_UNIT },
    sort: [{ key: 'realisedToDate', descending: true }],
  });

/** Total of the chosen units, or of all. */
export const totals = (kind: readonly UnitKind[] = UP3D) => defineQuery({ subject: 'achievement', measures: ON_PLAN, where: { kind } });

/** Taxes of a unit. Ignores the tax filter, so that every tax stays visible. */
export const taxesOfUnit = (unit: string | null) =>
  defineQuery({
    subject: 'achievement',
    measures: ['realisedToDate', 'planToDate', 'planAchievement', 'planVariance'],
    by: ['taxType'],
    compare: 'none',
    where: { unit: unit === null ? EVERY_UNIT : [unit], tax: [] },
    sort: [{ key: 'realisedToDate', descending: true }],
  });

/** Units by month of the year, to the end of the period. */
export const unitMonths = (kind: readonly UnitKind[] = UP3D) =>
  defineQuery({
    subject: 'achievement',
    measures: IN_MONTHS,
    by: ['unit', 'month'],
    span: 'year-to-date',
    compare: 'none',
    where: { kind, unit: EVERY_UNIT },
  });

const IN_SPAN = ['realisedOfPlan', 'planWhole'] as const;

/** Plan to the end of a quarter or month, and revenue. */
export const unitsInSpan = (kind: readonly UnitKind[]) =>
  defineQuery({ subject: 'achievement', measures: IN_SPAN, by: ['unit'], compare: 'none', where: { kind, unit: EVERY_UNIT } });

export const chosenInSpan = (kind: readonly UnitKind[]) =>
  defineQuery({ subject: 'achievement', measures: IN_SPAN, compare: 'none', where: { kind } });

/** Chosen units by month, to the end of the period. */
export const chosenMonths = (kind: readonly UnitKind[] = UP3D) =>
  defineQuery({ subject: 'achievement', measures: IN_MONTHS, by: ['month'], span: 'year-to-date', compare: 'none', where: { kind } });

/** All months of the previous year. */
export const chosenLastYear = (kind: readonly UnitKind[] = UP3D) =>
  defineQuery({
    subject: 'achievement',
    measures: ['realised'],
    by: ['month'],
    span: 'last-fiscal-year',
    compare: 'none',
    where: { kind },
  });

export const initialQueries = [
  province(),
  ofUp3d(),
  totals(),
  units(),
  unitMonths(),
  chosenMonths(),
  chosenLastYear(),
  ...reconciliationQueries(defineRevenueReconciliation()),
] as const;
