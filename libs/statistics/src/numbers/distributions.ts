const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;

/** Natural logarithm of the gamma function for x > 0: Lanczos, SIAM J. Numer. Anal. 1 (1964), with g = 7 and nine terms. */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const z = x - 1;
  const [first, ...otherTerms] = LANCZOS;
  const series = otherTerms.reduce((total, term, index) => total + term / (z + index + 1), first as number);
  const t = z + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(series);
}

const TINY = 1e-300;
const awayFromZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

// Continued fraction of the incomplete beta function, by Lentz's method.
function betaFraction(a: number, b: number, x: number): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= 300; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    const step = d * c;
    result *= step;
    if (Math.abs(step - 1) < 1e-15) break;
  }
  return result;
}

/** Regularised incomplete beta function I_x(a, b): Abramowitz and Stegun, 26.5. */
export function incompleteBeta(a: number, b: number, x: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(a, b, x)) / a : 1 - (front * betaFraction(b, a, 1 - x)) / b;
}

/** Two-sided p value of Student's t with `freedom` degrees of freedom (> 0). */
export const studentTwoSided = (t: number, freedom: number): number => incompleteBeta(freedom / 2, 0.5, freedom / (freedom + t * t));

/** Quantile of Student's t for 0.5 <= share < 1, by bisection on `studentTwoSided`. */
export function studentQuantile(share: number, freedom: number): number {
  let low = 0;
  let high = 1;
  while (studentTwoSided(high, freedom) > 2 * (1 - share) && high < 1e12) high *= 2;
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (studentTwoSided(middle, freedom) > 2 * (1 - share)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Cumulative normal distribution; absolute error below 1e-15 in the middle, small relative error in the tails. */
export function normalCumulative(z: number): number {
  const x = Math.abs(z);
  const upper = x > 6 ? tail(x) : 0.5 - centralArea(x);
  return z > 0 ? 1 - upper : upper;
}

// Area from 0 to x by the series of Marsaglia, "Evaluating the Normal Distribution", Journal of Statistical Software 11 (2004).
function centralArea(x: number): number {
  let term = x;
  let total = x;
  for (let k = 3; Math.abs(term) > 1e-18 * Math.abs(total) && k < 400; k += 2) {
    term *= (x * x) / k;
    total += term;
  }
  return total * Math.exp(-0.5 * x * x - 0.9189385332046728);
}

// Beyond 6 the series loses digits; the asymptotic expansion of Mills' ratio is used instead.
function tail(x: number): number {
  const s = 1 / (x * x);
  return ((Math.exp(-0.5 * x * x) / Math.sqrt(2 * Math.PI)) * (1 - s + 3 * s * s - 15 * s ** 3 + 105 * s ** 4)) / x;
}

const TOLERANCE = 1e-14;

/**
 * Quantile of the standard normal distribution for 0 < share < 1, exact to about 1e-12. Newton's method runs on the upper tail, which is
 * convex, so that steps from below stay below.
 */
export function normalQuantile(share: number): number {
  if (!(share > 0 && share < 1)) return share <= 0 ? -Infinity : Infinity;
  const tailShare = Math.min(share, 1 - share);
  // Start below the result: the tail is at most the density over z (Mills' ratio).
  const square = -2 * Math.log(tailShare);
  let z = Math.sqrt(Math.max(0, square - Math.log(2 * Math.PI * square)));
  for (let step = 1; step > TOLERANCE * (1 + z);) {
    step = ((normalCumulative(-z) - tailShare) * Math.sqrt(2 * Math.PI)) / Math.exp(-0.5 * z * z);
    z += step;
  }
  return share < 0.5 ? -z : z;
}
