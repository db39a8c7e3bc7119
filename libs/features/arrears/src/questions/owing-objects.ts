import { reconciled } from '@pendapa/contracts';

/** Objects in arrears, each counted where most of its arrears are, and the splits that have to add up to them. */
export const owingObjects = reconciled({ subject: 'debtors', measure: 'objects' }, ['taxType', 'unit', 'city', 'debtBand']);
