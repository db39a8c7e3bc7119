import type { Value } from '@pendapa/contracts';
import * as fc from 'fast-check';
import { effectsOf, growthOf } from './effects.ts';
import { figureOf } from './figure.ts';

const parts = { amount: '1320' as Value, amountBefore: '1000' as Value, objects: 110 as Value, objectsBefore: 100 as Value };
const rowOf = ({ amount, amountBefore, objects, objectsBefore }: typeof parts) => ({
  current: { amountOnObjects: figureOf(amount), payingObjects: figureOf(objects) },
  comparison: { amountOnObjects: figureOf(amountBefore), payingObjects: figureOf(objectsBefore) },
});

describe('effects of count and value', () => {
  it('split the change by the means of both years', () => {
    // 10 more objects x (10 + 12) / 2 = 110; 2 more each x (100 + 110) / 2 = 210.
    expect(effectsOf(rowOf(parts))).toEqual({ count: '110', value: '210' });
  });

  it('may point in opposite directions', () => {
    const opposed = rowOf({ amount: '900', amountBefore: '1000', objects: 150, objectsBefore: 100 });
    expect(effectsOf(opposed)).toEqual({ count: '400', value: '-500' });
  });

  it('always add up to the change, exactly', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
    const objects = fc.integer({ min: 1, max: 5_000_000 });
    fc.assert(
      fc.property(amount, amount, objects, objects, (now, before, many, few) => {
        const effects = effectsOf(rowOf({ amount: String(now), amountBefore: String(before), objects: many, objectsBefore: few }));
        expect(BigInt(effects?.count ?? 0) + BigInt(effects?.value ?? 0)).toBe(now - before);
      }),
    );
  });

  it('are unknown without objects or without a year before', () => {
    expect(effectsOf(rowOf({ ...parts, objects: null }))).toBeNull();
    expect(effectsOf(rowOf({ ...parts, objectsBefore: 0 }))).toBeNull();
    expect(effectsOf(rowOf({ ...parts, amountBefore: null }))).toBeNull();
  });
});

it('growth of both, or of neither', () => {
  expect(growthOf(rowOf(parts))).toEqual({ objects: 0.1, revenue: 0.32 });
  expect(growthOf(rowOf({ ...parts, objectsBefore: 0 }))).toBeNull();
});
