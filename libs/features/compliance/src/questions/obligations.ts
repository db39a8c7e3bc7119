import { reconciled, type UnitKind } from '@pendapa/contracts';

/** Obligations of the ended months, of units of all kinds or of those named, and the splits that have to add up to them. */
export const obligations = (kind: readonly UnitKind[] = []) =>
  reconciled({ subject: 'compliance', measure: 'obligations', span: 'ended-months', where: { kind } }, ['taxType', 'unit', 'city']);
