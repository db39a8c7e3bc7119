import { reconciliationQueries, defineQuery, type UnitKind } from '@pendapa/contracts';
import { obligationReconciliation } from './obligations.ts';

/** Units are compared with units of the same kind, because these collect the same taxes. */
const PEERS: readonly UnitKind[] = ['up3d'];

/** Obligations by unit and tax, to compute the rate expected from the unit's mix. */
export const mixes = (kind: readonly UnitKind[] = PEERS) =>
  defineQuery({
    subject: 'compliance',
    measures: ['onTimePaymentRate', 'obligations', 'paidOnTime'],
    by: ['unit', 'taxType'],
    where: { kind },
    span: 'ended-months',
    compare: 'none',
  });

export const units = (kind: readonly UnitKind[] = PEERS) =>
  defineQuery({
    subject: 'compliance',
    measures: ['onTimePaymentRate', 'obligations', 'paidOnTime', 'unpaid', 'unpaidAmount'],
    by: ['unit'],
    where: { kind },
    span: 'ended-months',
    sort: [{ key: 'onTimePaymentRate', descending: false }],
  });

/** What is not paid at these units, by tax. */
export const taxes = (kind: readonly UnitKind[] = PEERS) =>
  defineQuery({
    subject: 'compliance',
    measures: ['unpaidAmount', 'unpaid', 'obligations'],
    by: ['taxType'],
    where: { kind },
    span: 'ended-months',
    compare: 'none',
    sort: [{ key: 'unpaidAmount', descending: true }],
  });

/** Dimensions whose rows must add up to the obligations of these units. */
export const unitReconciliation = (kind: readonly UnitKind[] = PEERS) => obligationReconciliation(kind);

export const initialQueries = [mixes(), units(), taxes(), ...reconciliationQueries(unitReconciliation())] as const;
