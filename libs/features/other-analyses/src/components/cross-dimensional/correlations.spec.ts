import { orderByRelation, findRelation } from '@pendapa/statistics';
import { firmPairs, pairsOf, indicatorsWithFewUnits } from './correlations.ts';
import type { Indicator } from './indicators.ts';

const RISING = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const filing: Indicator = { key: 'filing', values: RISING };
const digital: Indicator = { key: 'digital', values: RISING.map((value) => value * value) };
const growth: Indicator = { key: 'growth', values: RISING.map((value) => 3 * value) };
const objects: Indicator = { key: 'objects', values: [5, 1, 4, 2, 3, 5, 1, 4, 2, 3] };
const late: Indicator = { key: 'old', values: RISING.map((value, unit) => (unit < 3 ? null : -value)) };
const same: Indicator = { key: 'plan', values: RISING.map(() => 1) };

it('tells ranks from values', () => {
  expect(findRelation(pairsOf([filing, digital], 'spearman'), 'digital', 'filing')?.correlation?.r).toBe(1);
  // Correlation of 1..10 and their squares, computed by hand: 0.9745586.
  expect(findRelation(pairsOf([filing, digital], 'pearson'), 'filing', 'digital')?.correlation?.r).toBeCloseTo(0.9745586, 6);
});

it('ranks no two indicators that are made of the same figure, and adjusts the others without them', () => {
  const pairs = pairsOf([filing, digital, growth, objects], 'pearson');
  expect(findRelation(pairs, 'digital', 'growth')).toMatchObject({ shared: true, q: null, n: 10 });
  expect(firmPairs(pairs).map(({ first, second }) => [first, second])).toEqual([
    ['filing', 'growth'],
    ['filing', 'digital'],
  ]);
  // Five pairs are tested; the largest p value is not adjusted.
  const ranked = pairs.filter(({ q }) => q !== null);
  expect(ranked).toHaveLength(5);
  expect(Math.max(...ranked.map(({ q }) => q ?? 0))).toBe(Math.max(...ranked.map(({ correlation }) => correlation?.p ?? 0)));
});

it('tells nothing of fewer than eight units, nor of what is the same everywhere', () => {
  const pairs = pairsOf([filing, late, same], 'spearman');
  expect(findRelation(pairs, 'filing', 'old')).toMatchObject({ n: 7, correlation: null, q: null });
  expect(findRelation(pairs, 'filing', 'plan')).toMatchObject({ n: 10, correlation: null, q: null });
  expect(indicatorsWithFewUnits([filing, late, same])).toEqual([
    { key: 'old', known: 7, reason: 'few' },
    { key: 'plan', known: 10, reason: 'same' },
  ]);
});

it('puts beside each other what moves together, also where something is not known', () => {
  const indicators = [filing, objects, late, growth];
  const order = orderByRelation(
    indicators.map(({ key }) => key),
    pairsOf(indicators, 'pearson'),
  );
  expect([...order].sort()).toEqual(['filing', 'growth', 'objects', 'old']);
  expect(Math.abs(order.indexOf('filing') - order.indexOf('growth'))).toBe(1);
});
