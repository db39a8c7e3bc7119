import { figureOf } from '@pendapa/query';
import { lagShare } from './lag-shares.ts';

const band = (lagDays: string | null, transactions: number | null) => ({ lagDays, transactions: figureOf(transactions) });

it('tells which part of the payments was posted after more than one working day', () => {
  const rows = [band('0', 5), band('1', 3), band('2', 1), band('6+', 1), band('not-applicable', -4)];
  expect(lagShare(rows)).toEqual({ knownCount: 10, lateShare: 0.2, hasUndated: false });
});

it('leaves out payments without a day of payment, and says that there are some', () => {
  expect(lagShare([band('1', 3), band('3-5', 1), band(null, 96)])).toEqual({ knownCount: 4, lateShare: 0.25, hasUndated: true });
});

it('does not know where no payment has a day of payment', () => {
  expect(lagShare([band(null, null)])).toEqual({ knownCount: 0, lateShare: null, hasUndated: true });
});
