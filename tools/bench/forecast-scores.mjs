/** Scores of one forecast by the M4 competition: Makridakis, Spiliotis and Assimakopoulos, IJF 36 (2020). */

export const mean = (values) => values.reduce((total, value) => total + value, 0) / values.length;

function seasonalFactors(values, frequency, multiplicative) {
  const half = Math.floor(frequency / 2);
  const seen = Array.from({ length: frequency }, () => []);
  for (let t = half; t < values.length - half; t++) {
    const window = values.slice(t - half, t + half + 1);
    const ends = frequency % 2 === 0 ? (window[0] + window.at(-1)) / 2 : 0;
    const trend = (window.reduce((total, value) => total + value, 0) - ends) / frequency;
    const against = multiplicative ? values[t] / trend : values[t] - trend;
    if (Number.isFinite(against)) seen[t % frequency].push(against);
  }
  const factors = seen.map((own) => (own.length > 0 ? mean(own) : multiplicative ? 1 : 0));
  const centre = mean(factors);
  return factors.map((factor) => (multiplicative ? factor / centre : factor - centre));
}

function passesSeasonTest(values, frequency) {
  if (frequency < 2 || values.length < 3 * frequency) return false;
  const centre = mean(values);
  const variance = values.reduce((total, value) => total + (value - centre) ** 2, 0);
  if (!(variance > 0)) return false;
  const correlation = (lag) => values.slice(lag).reduce((total, value, t) => total + (value - centre) * (values[t] - centre), 0) / variance;
  let before = 1;
  for (let lag = 1; lag < frequency; lag++) before += 2 * correlation(lag) ** 2;
  return Math.abs(correlation(frequency)) > 1.645 * Math.sqrt(before / values.length);
}

/** Naive2, the benchmark of the competition: the last seasonally adjusted value, with its season added again. */
export function naive2(values, frequency, horizon) {
  const n = values.length;
  const last = values[n - 1];
  if (!passesSeasonTest(values, frequency)) return Array.from({ length: horizon }, () => last);
  const multiplicative = values.every((value) => value > 0);
  const factors = seasonalFactors(values, frequency, multiplicative);
  const factor = (t) => factors[t % frequency];
  return Array.from({ length: horizon }, (_, h) =>
    multiplicative ? (last / factor(n - 1)) * factor(n + h) : last - factor(n - 1) + factor(n + h),
  );
}

const symmetricError = (actual, path) =>
  mean(
    actual.map((value, h) =>
      Math.abs(value) + Math.abs(path[h]) > 0 ? (200 * Math.abs(value - path[h])) / (Math.abs(value) + Math.abs(path[h])) : 0,
    ),
  );

function scaledError(values, frequency, actual, path) {
  const steps = values.slice(frequency).map((value, t) => Math.abs(value - values[t]));
  const scale = steps.length > 0 ? mean(steps) : 0;
  return scale > 0 ? mean(actual.map((value, h) => Math.abs(value - path[h]))) / scale : NaN;
}

/** sMAPE (0..200) and MASE of the forecast and of Naive2, and the share of actual values inside each interval. */
export function forecastScores(values, frequency, actual, { point, intervals }) {
  const yardstick = naive2(values, frequency, actual.length);
  const covered = intervals.map(({ level, low, high }) => [
    `covered${level}`,
    mean(actual.map((value, h) => (value >= low[h] && value <= high[h] ? 1 : 0))),
  ]);
  return {
    smape: symmetricError(actual, point),
    mase: scaledError(values, frequency, actual, point),
    smapeNaive: symmetricError(actual, yardstick),
    maseNaive: scaledError(values, frequency, actual, yardstick),
    ...Object.fromEntries(covered),
  };
}
