import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({
    subject: 'achievement',
    measures: ['realised', 'targetApbd', 'targetApbdp', 'plan', 'remaining'],
    by: ['taxType'],
    compare: 'none',
  }),
] as const;
