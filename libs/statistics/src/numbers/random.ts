/** A stream of uniform numbers in [0, 1) that only depends on its seed. */
export type Random = () => number;

/** Mulberry32, the public-domain 32-bit generator of T. Ettinger: equal seeds give equal streams on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One standard normal number: Box and Muller, Annals of Mathematical Statistics 29 (1958). */
export function sampleNormal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return radius * Math.cos(2 * Math.PI * random());
}
