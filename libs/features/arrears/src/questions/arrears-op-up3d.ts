import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [stated({ subject: 'debtors', measures: ['objects', 'total'], by: ['unit'], compare: 'none' })] as const;
