import * as fc from 'fast-check';
import { effectsOf, growthOf } from './effects.ts';

const parts = { amount: '1320', amountBefore: '1000', objects: 110, objectsBefore: 100 };

describe('effects of count and value', () => {
  it('split the change by the means of both years', () => {
    // 10 more objects x (10 + 12) / 2 = 110; 2 more each x (100 + 110) / 2 = 210.
    expect(effectsOf(parts)).toEqual({ count: '110', value: '210' });
  });

  it('may point in opposite directions', () => {
    expect(effectsOf({ amount: '900', amountBefore: '1000', objects: 150, objectsBefore: 100 })).toEqual({ count: '400', value: '-500' });
  });

  it('always add up to the change, exactly', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
    const objects = fc.integer({ min: 1, max: 5_000_000 });
    fc.assert(
      fc.property(amount, amount, objects, objects, (now, before, many, few) => {
        const effects = effectsOf({ amount: String(now), amountBefore: String(before), objects: many, objectsBefore: few });
        expect(BigInt(effects?.count ?? 0) + BigInt(effects?.value ?? 0)).toBe(now - before);
      }),
    );
  });

  it('are unknown without objects or without a year before', () => {
    expect(effectsOf({ ...parts, objects: null })).toBeNull();
    expect(effectsOf({ ...parts, objectsBefore: 0 })).toBeNull();
    expect(effectsOf({ ...parts, amountBefore: null })).toBeNull();
  });
});

it('growth of both, or of neither', () => {
  expect(growthOf(parts)).toEqual({ objects: 0.1, revenue: 0.32 });
  expect(growthOf({ ...parts, objectsBefore: 0 })).toBeNull();
});
