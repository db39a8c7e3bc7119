import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({ subject: 'objects', measures: ['registered', 'baseValue'], by: ['objectClass', 'valueBand'], compare: 'none' }),
] as const;
