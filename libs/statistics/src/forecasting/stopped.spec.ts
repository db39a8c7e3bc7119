import { countFinalZeros } from './stopped.ts';

/** Two cycles and a bit without a pause, then zeros. */
const steady = (frequency: number, zeros: number): number[] => [
  ...Array<number>(2 * frequency + 3).fill(10),
  ...Array<number>(zeros).fill(0),
];

describe('a tax without a pause has stopped', () => {
  it.each([
    ['three months', 12, 3],
    ['three quarters', 4, 3],
    ['thirteen weeks', 52, 13],
  ])('after %s without a payment, and not sooner', (_name, frequency, zeros) => {
    expect(countFinalZeros(steady(frequency, zeros), frequency)).toBe(zeros);
    expect(countFinalZeros(steady(frequency, zeros - 1), frequency)).toBe(0);
  });
});
