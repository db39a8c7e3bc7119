import { defineReconciliation } from '@pendapa/contracts';

/** Objects in arrears, each counted where it owes most, and dimensions whose rows must add up to them. */
export const owingObjects = defineReconciliation({ subject: 'debtors', measure: 'objects' }, ['taxType', 'unit', 'city', 'debtBand']);
