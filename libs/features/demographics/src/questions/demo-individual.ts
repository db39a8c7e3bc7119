import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({
    subject: 'taxpayers',
    measures: ['registered', 'validNikShare'],
    by: ['ageGroup', 'sex'],
    compare: 'none',
    where: { taxpayerKind: ['individual'] },
  }),
] as const;
