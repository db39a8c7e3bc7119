import { at, mean, range } from '../numbers/arrays.ts';
import { airlineForecast, fitAirline } from './airline.ts';
import { etsForecast, selectEts } from './ets.ts';
import { continueEts, runEts } from './ets-model.ts';
import { forecast } from './forecast.ts';
import { isSeasonal } from './seasonal-figure.ts';
import { hasSeason } from './season-test.ts';
import { stl } from './stl.ts';

// Series G of Box and Jenkins: airline passengers in thousands, January 1949 to December 1960.
const passengers = [
  112, 118, 132, 129, 121, 135, 148, 148, 136, 119, 104, 118, 115, 126, 141, 135, 125, 149, 170, 170, 158, 133, 114, 140, 145, 150, 178,
  163, 172, 178, 199, 199, 184, 162, 146, 166, 171, 180, 193, 181, 183, 218, 230, 242, 209, 191, 172, 194, 196, 196, 236, 235, 229, 243,
  264, 272, 237, 211, 180, 201, 204, 188, 235, 227, 234, 264, 302, 293, 259, 229, 203, 229, 242, 233, 267, 269, 270, 315, 364, 347, 312,
  274, 237, 278, 284, 277, 317, 313, 318, 374, 413, 405, 355, 306, 271, 306, 315, 301, 356, 348, 355, 422, 465, 467, 404, 347, 305, 336,
  340, 318, 362, 348, 363, 435, 491, 505, 404, 359, 310, 337, 360, 342, 406, 396, 420, 472, 548, 559, 463, 407, 362, 405, 417, 391, 419,
  461, 472, 535, 622, 606, 508, 461, 390, 432,
];
const logs = passengers.map(Math.log);

describe('the airline model', () => {
  const fit = fitAirline(logs, 12);

  it('has the published exact maximum likelihood estimates', () => {
    // -0.4018, -0.5569 and log likelihood 244.70 are the figures of R's arima(); statsmodels gives -0.40181, -0.55694, 244.69649.
    expect(fit?.theta).toBeCloseTo(-0.4018, 3);
    expect(fit?.seasonal).toBeCloseTo(-0.5569, 3);
    expect(fit?.logLikelihood).toBeCloseTo(244.6965, 3);
    expect(fit?.variance).toBeCloseTo(0.001348, 5);
  });

  it('forecasts 1961 like statsmodels', () => {
    const path = fit ? airlineForecast(fit, logs, 12, 12).map(Math.exp) : [];
    [450.423, 425.72, 479.016].forEach((expected, h) => expect(Math.abs(at(path, h) / expected - 1)).toBeLessThan(1e-4));
    expect(Math.abs(at(path, 11) / 477.246 - 1)).toBeLessThan(1e-4);
  });

  it('is not fitted to too few values or to a straight line', () => {
    expect(fitAirline(logs.slice(0, 25), 12)).toBeNull();
    expect(fitAirline(range(60), 12)).toBeNull();
  });
});

describe('STL', () => {
  // Expected values from statsmodels' STL(log(y), period 12, seasonal 7), at positions 0, 50 and 143.
  it('agrees with an independent implementation', () => {
    const { trend, seasonal } = stl(logs, 12, { seasonalWindow: 7, robustPasses: 0 });
    [4.80444827, 5.38372116, 6.19431421].forEach((expected, i) => expect(at(trend, [0, 50, 143][i] ?? 0)).toBeCloseTo(expected, 7));
    [-0.09389244, 0.04760315, -0.12248633].forEach((expected, i) => expect(at(seasonal, [0, 50, 143][i] ?? 0)).toBeCloseTo(expected, 7));
  });

  it('agrees on the robust fit too', () => {
    const { trend, seasonal, robustness } = stl(logs, 12, { seasonalWindow: 7, robustPasses: 5 });
    expect(at(trend, 50)).toBeCloseTo(5.36072926, 7);
    expect(at(seasonal, 50)).toBeCloseTo(0.02235298, 7);
    expect(at(robustness, 0)).toBeCloseTo(0.98318672, 7);
  });

  it('adds up, and a periodic season repeats but for the slow level that it leaves to the trend', () => {
    const { trend, seasonal, remainder } = stl(logs, 12);
    logs.forEach((value, t) => expect(at(trend, t) + at(seasonal, t) + at(remainder, t)).toBeCloseTo(value, 10));
    expect(Math.abs(mean(seasonal.slice(0, 12)))).toBeLessThan(0.01);
    expect(Math.abs(at(seasonal, 6) - at(seasonal, 18))).toBeLessThan(0.01);
  });

  it('leaves a series without a cycle to trend and remainder', () => {
    const { seasonal, trend } = stl([1, 2, 3, 4, 5, 6, 7, 8, 9], 1);
    expect(seasonal.every((value) => value === 0)).toBe(true);
    trend.forEach((value, t) => expect(value).toBeCloseTo(t + 1, 9));
  });
});

describe('exponential smoothing in state space', () => {
  const season = [-11, -6, 10, 4, -2, 14, 30, 30, 14, -8, -25, -50];
  const start = () => ({ level: 120, slope: 1.5, season: [...season] });
  const years = passengers.slice(0, 60);

  it('runs the additive Holt-Winters recursion like statsmodels', () => {
    const form = { error: 'A', trend: 'A', season: 'A' } as const;
    const run = runEts(years, 12, form, { alpha: 0.3, beta: 0.05, gamma: 0.2, phi: 1 }, start());
    expect(Math.exp(run.deviance / 60)).toBeCloseTo(8355.030575, 5);
    const path = continueEts(run.state, form, 1, 12, 0, 14);
    [213.19591485, 217.78842687, 239.10665923].forEach((expected, h) => expect(at(path, h)).toBeCloseTo(expected, 7));
    expect(at(path, 13)).toBeCloseTo(219.99268616, 7);
  });

  it('runs the damped model with relative errors like statsmodels', () => {
    const form = { error: 'M', trend: 'Ad', season: 'A' } as const;
    const run = runEts(years, 12, form, { alpha: 0.3, beta: 0.05, gamma: 0.2, phi: 0.95 }, start());
    expect(-0.5 * (run.deviance + 60 * (1 + Math.log((2 * Math.PI) / 60)))).toBeCloseTo(-255.0201602, 6);
    expect(continueEts(run.state, form, 0.95, 12, 0, 1)[0]).toBeCloseTo(211.18040202, 7);
  });

  it('updates a multiplicative season as the equations say', () => {
    // One step by hand: base 10 + 1 = 11 and factor 2 expect 22. The value is 33, the relative error 1/2.
    // level: 11 (1 + 0.4 / 2) = 13.2.
    // slope: 1 + 0.2 * 11 / 2 = 2.1.
    // factor: 2 (1 + 0.1 / 2) = 2.1.
    const run = runEts(
      [33],
      1,
      { error: 'M', trend: 'A', season: 'M' },
      { alpha: 0.4, beta: 0.2, gamma: 0.1, phi: 1 },
      { level: 10, slope: 1, season: [2] },
    );
    expect(run.state.level).toBeCloseTo(13.2, 12);
    expect(run.state.slope).toBeCloseTo(2.1, 12);
    expect(run.state.season[0]).toBeCloseTo(2.1, 12);
  });

  it('chooses a multiplicative season with a trend, as every textbook does for this series', () => {
    const fit = selectEts(passengers, 12, true);
    expect(fit?.form).toMatchObject({ error: 'M', season: 'M' });
    expect(fit?.form.trend).not.toBe('N');
    const path = fit ? etsForecast(fit, 12, 144, 12) : [];
    // July is the peak of every year in the series.
    expect(path.indexOf(Math.max(...path))).toBe(6);
  });
});

describe('the tests for a season', () => {
  it('find it in the passengers and not in a trend or in cycles that do not repeat yearly', () => {
    expect(isSeasonal(passengers, 12)).toBe(true);
    expect(hasSeason(logs, 12)).toBe(true);
    expect(
      hasSeason(
        range(60).map((t) => t + Math.sin(t * t)),
        12,
      ),
    ).toBe(false);
    expect(hasSeason(logs.slice(0, 23), 12)).toBe(false);
  });
});

describe('the combination', () => {
  it('beats the seasonal naive forecast on the last two years, which it has not seen', () => {
    const train = passengers.slice(0, 120);
    const { point, intervals } = forecast({ values: train, frequency: 12, horizon: 24 });
    const actual = passengers.slice(120);
    const error = (path: readonly number[]): number => mean(actual.map((value, h) => Math.abs(value - at(path, h))));
    expect(error(point)).toBeLessThan(0.75 * error(range(24).map((h) => at(train, 108 + (h % 12)))));
    const wide = intervals.find(({ level }) => level === 95);
    const inside = actual.filter((value, h) => value >= at(wide?.low ?? [], h) && value <= at(wide?.high ?? [], h));
    expect(inside.length).toBeGreaterThanOrEqual(20);
  });
});
