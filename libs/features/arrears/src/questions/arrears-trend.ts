import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({ subject: 'arrears', measures: ['total', 'overYearShare'], by: ['year', 'ageBand'], compare: 'none', span: { months: 36 } }),
  stated({
    subject: 'arrearsFlow',
    measures: ['opening', 'added', 'collected', 'writtenOff', 'closing'],
    by: ['year'],
    compare: 'none',
    span: { months: 36 },
  }),
] as const;
