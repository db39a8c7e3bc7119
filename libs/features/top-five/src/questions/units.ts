import { defineQuery, type UnitKind } from '@pendapa/contracts';

/** Full amount, or the principal only. */
export type Money = 'amount' | 'principal';

/** Default kinds of units of these pages. */
export const UP3D: readonly UnitKind[] = ['up3d'];

/** Ignores the unit filter, so that a unit is compared with all others. */
export const EVERY_UNIT: readonly string[] = [];

/** Revenue of the period over all units. */
export const province = (money: Money = 'amount') =>
  defineQuery({ subject: 'revenue', measures: [money], compare: 'none', where: { kind: [], unit: EVERY_UNIT } });

/** Revenue of the period received by UP3D units. */
export const ofUp3d = (money: Money = 'amount') =>
  defineQuery({ subject: 'revenue', measures: [money], compare: 'none', where: { kind: UP3D, unit: EVERY_UNIT } });
