import { defineQuery } from '@pendapa/contracts';

export const FLOW = ['opening', 'added', 'returned', 'cleared', 'stayed', 'closing'] as const;

/** Objects that entered arrears, left, or stayed in the period. */
export const flow = defineQuery({ subject: 'debtorFlow', measures: FLOW, compare: 'none' });
