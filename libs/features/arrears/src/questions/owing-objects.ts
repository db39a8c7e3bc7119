import { defineQuery, defineReconciliation } from '@pendapa/contracts';

/** Objects in arrears, each counted at the place of its largest debt, with dimensions whose rows must add up to them. */
export const owingReconciliation = defineReconciliation({ subject: 'debtors', measure: 'objects' }, [
  'taxType',
  'unit',
  'city',
  'debtBand',
]);

export const FLOW_MEASURES = ['opening', 'added', 'returned', 'cleared', 'stayed', 'closing'] as const;

/** Objects that entered arrears, left, or stayed in the period. */
export const debtorFlow = defineQuery({ subject: 'debtorFlow', measures: FLOW_MEASURES, compare: 'none' });
