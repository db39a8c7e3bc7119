import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({
    subject: 'taxpayers',
    measures: ['registered'],
    by: ['sector', 'sizeBand'],
    compare: 'none',
    where: { taxpayerKind: ['corporate'] },
  }),
  stated({ subject: 'payers', measures: ['taxpayers', 'amount'], by: ['sector'], compare: 'none', where: { taxpayerKind: ['corporate'] } }),
] as const;
