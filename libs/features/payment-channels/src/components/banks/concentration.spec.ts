import { figureOf } from '@pendapa/query';
import { classOf, concentrationOf } from './concentration.ts';

const bank = (code: string | null, amount: string | null) => ({
  bank: code,
  amount: figureOf(amount, { state: 'unknown' }),
});

it('squares the parts of the banks in percent', () => {
  // 50² + 30² + 20² = 2500 + 900 + 400.
  expect(concentrationOf([bank('A', '30'), bank('B', '50'), bank('C', '20')])).toEqual({
    largest: { bank: 'B', share: 0.5 },
    shares: [
      { bank: 'B', share: 0.5 },
      { bank: 'A', share: 0.3 },
      { bank: 'C', share: 0.2 },
    ],
    index: expect.closeTo(3_800, 6),
    class: 'high',
  });
});

it('is 10,000 where there is one bank only', () => {
  expect(concentrationOf([bank('A', '7')])).toMatchObject({ shares: [{ bank: 'A', share: 1 }], index: 10_000 });
});

it.each([
  ['there is no bank', []],
  ['a payment names none', [bank('A', '7'), bank(null, '1')]],
  ['an amount is not known', [bank('A', null)]],
  ['more was reversed than paid', [bank('A', '7'), bank('B', '-1')]],
] as const)('is not known where %s', (_, rows) => {
  expect(concentrationOf(rows)).toBeNull();
});

it('has classes', () => {
  expect([999, 1_000, 1_800, 1_801].map(classOf)).toEqual(['low', 'moderate', 'moderate', 'high']);
});
