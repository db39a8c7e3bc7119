import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [stated({ subject: 'arrears', measures: ['total', 'objects', 'expiring'], by: ['unit'], compare: 'none' })] as const;
