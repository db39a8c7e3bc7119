import { fewestReaching } from './fewest.ts';

it('takes bands from the largest debts until they come to the part', () => {
  const bands = [
    { count: 2, amount: '70' },
    { count: 5, amount: '20' },
    { count: 100, amount: '10' },
  ];
  expect(fewestReaching(bands, 0.8)).toEqual({ count: 7, share: 0.9 });
  expect(fewestReaching(bands, 0.7)).toEqual({ count: 2, share: 0.7 });
});

it('says nothing where a band is not told, or nothing is owed', () => {
  expect(fewestReaching([{ count: null, amount: '70' }], 0.8)).toBeNull();
  expect(fewestReaching([{ count: 1, amount: '0' }], 0.8)).toBeNull();
  expect(fewestReaching([], 0.8)).toBeNull();
});
