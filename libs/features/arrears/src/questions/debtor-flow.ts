import { defineQuery } from '@pendapa/contracts';

export const FLOW_MEASURES = ['opening', 'added', 'returned', 'cleared', 'stayed', 'closing'] as const;

/** Objects that entered arrears, left, or stayed in the period. */
export const debtorFlow = defineQuery({ subject: 'debtorFlow', measures: FLOW_MEASURES, compare: 'none' });
