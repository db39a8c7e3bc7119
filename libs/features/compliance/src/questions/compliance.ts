import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({
    subject: 'compliance',
    measures: ['expected', 'filedOnTime', 'filedLate', 'notFiled', 'obligations', 'paidOnTime', 'unpaid'],
    by: ['month'],
    compare: 'none',
    span: { months: 36 },
  }),
] as const;
