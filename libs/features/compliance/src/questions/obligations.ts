import { defineReconciliation, type UnitKind } from '@pendapa/contracts';

/** Obligations of complete months, optionally for some kinds of units, with dimensions whose rows must add up to them. */
export const obligationReconciliation = (kind: readonly UnitKind[] = []) =>
  defineReconciliation({ subject: 'compliance', measure: 'obligations', span: 'ended-months', where: { kind } }, [
    'taxType',
    'unit',
    'city',
  ]);
