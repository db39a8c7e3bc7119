const ROUND = [1, 2, 2.5, 5, 10] as const;

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten: 441 becomes 500, 0.067 becomes 0.1. */
export function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return (ROUND.find((candidate) => candidate * power >= rough) ?? 10) * power;
}
