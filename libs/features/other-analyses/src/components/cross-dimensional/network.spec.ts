import type { IndicatorPair } from './correlations.ts';
import type { IndicatorKey } from './indicators.ts';
import { linksOf, networkOf } from './network.ts';

const pair = (first: IndicatorKey, second: IndicatorKey, r: number, q: number | null = 0.01): IndicatorPair => ({
  first,
  second,
  n: 43,
  shared: q === null,
  q,
  correlation: { r, n: 43, p: 0.001, interval: null },
});
const PAIRS = [
  pair('filing', 'paying', 0.6),
  pair('paying', 'old', -0.8),
  pair('digital', 'recovery', 0.45),
  pair('plan', 'updates', 0.7, 0.2),
  pair('growth', 'plan', 0.9, null),
];

it('links what is strong enough and told from chance, the strongest first, and nothing that shares a part', () => {
  const { links, nodes } = networkOf(PAIRS, 0.5);
  expect(links.map(({ first, second }) => [first, second])).toEqual([
    ['paying', 'old'],
    ['filing', 'paying'],
  ]);
  expect(nodes.map(({ key }) => key)).toEqual(['paying', 'old', 'filing']);
  expect(linksOf({ links, nodes }, 'filing')).toEqual([PAIRS[0]]);
});

it('stands the same for the same relations, within the drawing', () => {
  const { nodes } = networkOf(PAIRS, 0.4);
  expect(networkOf(PAIRS, 0.4).nodes).toEqual(nodes);
  expect(nodes.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)).toBe(true);
});

it('is empty where nothing is as strong', () => {
  expect(networkOf(PAIRS, 0.85)).toEqual({ links: [], nodes: [] });
});

it('stands so that no name lies over another, whatever goes with whatever', () => {
  const keys: readonly IndicatorKey[] = ['filing', 'paying', 'old', 'digital', 'plan'];
  const every = keys.flatMap((first, at) => keys.slice(at + 1).map((second, next) => pair(first, second, 0.9 - 0.05 * next)));
  const close = Array.from({ length: 2 ** every.length }, (_, some) => every.filter((__, at) => (some >> at) % 2 === 1)).flatMap(
    (pairs) => {
      const { nodes } = networkOf(pairs, 0.5);
      const over = nodes.some((one, at) =>
        nodes.slice(at + 1).some((other) => Math.abs(one.x - other.x) < 0.2 && Math.abs(one.y - other.y) < 0.1),
      );
      return over ? [pairs.map(({ first, second }) => `${first} ${second}`)] : [];
    },
  );
  expect(close).toEqual([]);
});
