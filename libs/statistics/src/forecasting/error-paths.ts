import { at, range } from '../numbers/arrays.ts';
import { sampleNormal, type Random } from '../numbers/random.ts';

/** Share of the error variance that all steps of a path have in common. Whole years come out above or below their forecast. */
export const LEVEL_SHARE = 0.15;
// Share of the variance of those common parts that all lines have in common: an economy moves all taxes.
const ECONOMY_SHARE = 0.25;
// Mean error: collections come out above their forecasts a little more often than below.
const MEAN_ERROR = 0.05;

/**
 * Draws normal errors with a variance of 1 for every line and step. A line keeps the share `carried` of the error before; `factor`
 * correlates lines, see `factorize`. One part of each error is common to all steps of its line, and a quarter of that to all lines.
 * @returns one path for each line
 */
export function sampleErrorPaths(
  factor: readonly (readonly number[])[],
  carried: readonly number[],
  steps: number,
  random: Random,
): number[][] {
  const correlated = (): number[] => {
    const independent = carried.map(() => sampleNormal(random));
    return factor.map((row) => row.reduce((total, weight, k) => total + weight * at(independent, k), 0));
  };
  const economy = sampleNormal(random);
  const levels = correlated().map((level) => Math.sqrt(ECONOMY_SHARE) * economy + Math.sqrt(1 - ECONOMY_SHARE) * level);
  const own = carried.map(() => 0);
  const paths = carried.map((): number[] => []);
  for (const step of range(steps)) {
    const fresh = correlated();
    paths.forEach((path, line) => {
      const share = step === 0 ? 0 : at(carried, line);
      own[line] = share * at(own, line) + Math.sqrt(1 - share * share) * at(fresh, line);
      path.push(MEAN_ERROR + Math.sqrt(LEVEL_SHARE) * at(levels, line) + Math.sqrt(1 - LEVEL_SHARE) * at(own, line));
    });
  }
  return paths;
}
