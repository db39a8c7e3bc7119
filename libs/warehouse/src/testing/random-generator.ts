/** Random generator with a seed, so that every run gives the same numbers. */
export function randomGenerator(seed: number) {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const from = <T>(items: readonly [T, ...T[]]): T => items[below(items.length)] ?? items[0];
  return { below, from };
}
