import { defineReconciliation } from '@pendapa/contracts';

/** Objects in arrears, each counted at the place of its largest debt, with dimensions whose rows must add up to them. */
export const owingReconciliation = defineReconciliation({ subject: 'debtors', measure: 'objects' }, [
  'taxType',
  'unit',
  'city',
  'debtBand',
]);
