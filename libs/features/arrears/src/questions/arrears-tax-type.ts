import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({
    subject: 'arrears',
    measures: ['total', 'principal', 'objects', 'collectible', 'allowance', 'arrearsRatio'],
    by: ['taxType'],
    compare: 'none',
  }),
  stated({ subject: 'arrears', measures: ['total'], by: ['taxType', 'ageBand'], compare: 'none' }),
] as const;
