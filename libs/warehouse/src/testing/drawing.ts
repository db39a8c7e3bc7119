/** A small generator with a fixed start, so that every run draws the same. */
export function drawing(seed: number) {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const from = <T>(items: readonly [T, ...T[]]): T => items[below(items.length)] ?? items[0];
  return { below, from };
}
