import { defineReconciliation, type UnitKind } from '@pendapa/contracts';

/** Obligations of months that are over, optionally for some kinds of units, and dimensions whose rows must add up to them. */
export const obligations = (kind: readonly UnitKind[] = []) =>
  defineReconciliation({ subject: 'compliance', measure: 'obligations', span: 'ended-months', where: { kind } }, [
    'taxType',
    'unit',
    'city',
  ]);
