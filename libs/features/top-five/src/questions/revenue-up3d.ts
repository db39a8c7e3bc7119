import { questionsOf, reconciledRevenue, stated, type UnitKind } from '@pendapa/contracts';
import { NO_UNIT, province, UP3D, type Money } from './units.ts';

/** Years beside each other, the last one as far as the period reaches. */
export const YEARS = 5;

/** Every unit in the period with the objects that paid there, the largest first; also while one is chosen. */
export const units = (money: Money = 'amount', kind: readonly UnitKind[] = UP3D) =>
  stated({
    subject: 'revenue',
    measures: [money, 'payingObjects'],
    by: ['unit'],
    where: { kind, unit: NO_UNIT },
    sort: [{ key: money, descending: true }],
  });

/** The chosen units together, or all. */
export const chosen = (money: Money = 'amount', kind: readonly UnitKind[] = UP3D) =>
  stated({ subject: 'revenue', measures: [money], where: { kind } });

/** Every unit in each of the last years up to the end of the period. */
export const unitYears = (money: Money = 'amount', kind: readonly UnitKind[] = UP3D) =>
  stated({
    subject: 'revenue',
    measures: [money],
    by: ['unit', 'year'],
    span: { years: YEARS },
    compare: 'none',
    where: { kind, unit: NO_UNIT },
  });

/** A unit by tax type; every type stays in sight while one is chosen. */
export const taxesOfUnit = (money: Money, unit: string | null) =>
  stated({
    subject: 'revenue',
    measures: [money],
    by: ['taxType'],
    where: { unit: unit === null ? NO_UNIT : [unit], tax: [] },
    sort: [{ key: money, descending: true }],
  });

export const wardsOfUnit = (money: Money, unit: string | null) =>
  stated({
    subject: 'revenue',
    measures: [money],
    by: ['ward'],
    where: { unit: unit === null ? NO_UNIT : [unit] },
    sort: [{ key: money, descending: true }],
  });

export const opened = [province(), chosen(), units(), unitYears(), ...questionsOf(reconciledRevenue())] as const;
