import { known, missing } from '@pendapa/query';
import { fewestReaching } from './fewest.ts';

const band = (count: number, amount: string) => ({ count: known(count), amount: known(amount) });

it('takes bands from the largest debts until they come to the part', () => {
  const bands = [band(2, '70'), band(5, '20'), band(100, '10')];
  expect(fewestReaching(bands, 0.8)).toEqual({ count: 7, share: 0.9 });
  expect(fewestReaching(bands, 0.7)).toEqual({ count: 2, share: 0.7 });
});

it('says nothing where a band is not told, or nothing is owed', () => {
  expect(fewestReaching([{ ...band(1, '70'), count: missing({ state: 'unknown' }) }], 0.8)).toBeNull();
  expect(fewestReaching([band(1, '0')], 0.8)).toBeNull();
  expect(fewestReaching([], 0.8)).toBeNull();
});
