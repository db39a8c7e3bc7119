import { stated, type UnitKind } from '@pendapa/contracts';

/** Everything paid, or the principal only. */
export type Money = 'amount' | 'principal';

/** The pages of units are about the UP3D, whatever part of all tax they collect, unless the reader chose kinds. */
export const UP3D: readonly UnitKind[] = ['up3d'];

/** Every unit stays in sight, also while one is chosen: the others are what it is measured by. */
export const NO_UNIT: readonly string[] = [];

/** All revenue of the period, whoever received it. */
export const province = (money: Money = 'amount') =>
  stated({ subject: 'revenue', measures: [money], compare: 'none', where: { kind: [], unit: NO_UNIT } });

/** What of it the UP3D received. */
export const ofUp3d = (money: Money = 'amount') =>
  stated({ subject: 'revenue', measures: [money], compare: 'none', where: { kind: UP3D, unit: NO_UNIT } });
