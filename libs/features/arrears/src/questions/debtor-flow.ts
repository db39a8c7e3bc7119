import { stated } from '@pendapa/contracts';

export const FLOW = ['opening', 'added', 'returned', 'cleared', 'stayed', 'closing'] as const;

/** Objects that entered arrears, left, or stayed in the period. */
export const flow = stated({ subject: 'debtorFlow', measures: FLOW, compare: 'none' });
