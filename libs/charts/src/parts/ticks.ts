const STEPS = [1, 2, 2.5, 5, 10] as const;

/** Round values from below `least` to above `most`, about `count` of them; the first and last enclose the data. */
export function niceTicks(least: number, most: number, count: number): readonly number[] {
  const span = most - least || Math.abs(most) || 1;
  const rough = span / Math.max(count - 1, 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((candidate) => candidate * magnitude >= rough * 0.999) ?? 10) * magnitude;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(Math.ceil(most / step - 1e-9), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
