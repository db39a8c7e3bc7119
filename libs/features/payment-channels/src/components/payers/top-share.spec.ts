import { topShare } from './top-share.ts';

const band = (taxpayers: number | null, amount: string | null) => ({ taxpayers, amount });

it('reads the share of the top 1 % from the bands: of 100 payers one holds 400 of 1,000', () => {
  expect(topShare([band(90, '200'), band(9, '400'), band(1, '400')], band(100, '1000'), 0.01)).toBeCloseTo(0.4, 10);
});

it('takes a band that is not told as what the others leave', () => {
  expect(topShare([band(90, '200'), band(9, '400'), band(null, null)], band(100, '1000'), 0.01)).toBeCloseTo(0.4, 10);
});

it('is not known where nobody is known to have paid', () => {
  expect(topShare([], band(null, null), 0.01)).toBeNull();
});
