/** Pseudorandom number, even in 0..1. It depends only on its arguments: whole numbers such as the seed, a year, a place in a list. */
export function noise(...parts: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const part of parts) {
    state = Math.imul(state ^ part, 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
    state ^= state >>> 16;
  }
  return (state >>> 0) / 0x1_0000_0000;
}

/** Random factor of 1 plus or minus `spread`, e.g. 0.9 to 1.1 for 0.1. */
export const randomFactor = (spread: number, ...parts: readonly number[]): number => 1 + spread * (2 * noise(...parts) - 1);
