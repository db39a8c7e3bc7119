import { at, range } from '../numbers/arrays.ts';
import { accuracyOf, naiveError } from './accuracy.ts';
import { backtestError, backtestOrigins } from './backtest.ts';
import { combine, computeWeights } from './combine.ts';
import { fillMissing, interpolate } from './gaps.ts';
import { fewOriginsFactor } from './intervals.ts';
import { findLevelShift } from './level-shift.ts';
import { METHODS, type MethodKey } from './methods.ts';
import { findAbsurdValues } from './outliers.ts';
import { computeIntervals, expectedPath, type PathModel } from './path.ts';
import { reconcile } from './reconcile.ts';
import { chooseScale } from './scale.ts';
import { adjustSeasonally, centredAverage, seasonalFigure } from './seasonal-figure.ts';
import { seasonalNaive } from './seasonal-naive.ts';
import { computeSpread, recentUnrest } from './spread.ts';
import { theta } from './theta.ts';

const wave = (t: number): number => 100 * (1 + 0.4 * Math.sin((2 * Math.PI * t) / 12)) * (1 + 0.02 * Math.sin(t * t));

describe('seasonal naive', () => {
  it('repeats the last cycle, or the last value before there is one', () => {
    expect(seasonalNaive([9, 1, 2, 3, 4], 4, 6)).toEqual([1, 2, 3, 4, 1, 2]);
    expect(seasonalNaive([5, 7], 12, 3)).toEqual([7, 7, 7]);
  });
});

describe('classical seasonal figure', () => {
  it('averages over one cycle with half weights at the ends of an even one', () => {
    // (1/2 + 2 + 3 + 4 + 5/2) / 4 = 3.
    expect(centredAverage([1, 2, 3, 4, 5], 4)[2]).toBe(3);
    expect(centredAverage([3, 6, 9], 3)[1]).toBe(6);
  });

  it('recovers a figure put on a level', () => {
    const values = range(16).map((t) => 100 * at([0.8, 1.2, 1.1, 0.9], t % 4));
    [0.8, 1.2, 1.1, 0.9].forEach((expected, place) => expect(at(seasonalFigure(values, 4, true), place)).toBeCloseTo(expected, 12));
    const { adjusted, restore } = adjustSeasonally(values, 4);
    adjusted.forEach((value) => expect(value).toBeCloseTo(100, 9));
    expect(restore(100, 17)).toBeCloseTo(120, 9);
  });
});

describe('the mean of three years', () => {
  it('makes up half of the year by which it lags behind growth', () => {
    const values = range(48).map((t) => (t % 12 === 3 ? 500 : 100) * 1.1 ** Math.floor(t / 12));
    const { point } = METHODS['three-years'](values, { frequency: 12, seasonal: true, scale: chooseScale(values) }, 12);
    // The middle of the three years is the second last: 1.1 below it, and half of that is made up.
    point.forEach((value, h) => expect(value / at(values, 36 + h)).toBeCloseTo(1.1 ** -0.5, 9));
  });
});

describe('theta', () => {
  it('halves the slope of the trend beyond the last value', () => {
    // The doubled line of a straight line is the line itself, smoothed to nearly its last value 20: (20 + 21) / 2, (20 + 22) / 2.
    const path = theta(
      range(20).map((t) => t + 1),
      1,
      2,
    );
    expect(Math.abs(at(path, 0) - 20.5)).toBeLessThan(0.05);
    expect(at(path, 1) - at(path, 0)).toBeCloseTo(0.5, 9);
  });
});

describe('modelling scale', () => {
  it('takes logs of positive amounts and bends around zero otherwise', () => {
    expect(chooseScale([10, 20, 30]).logs).toBe(true);
    expect(chooseScale([10, 0, 30]).logs).toBe(false);
    expect(chooseScale([0.001, 20, 30]).logs).toBe(false);
    for (const values of [
      [10, 20, 30],
      [-5, 0, 1e12],
    ]) {
      const scale = chooseScale(values);
      values.forEach((value) => expect(scale.backward(scale.forward(value))).toBeCloseTo(value, 3));
    }
  });

  it('stays finite for a forecast that makes no sense', () => {
    expect(Number.isFinite(chooseScale([1, 2]).forward(-3))).toBe(true);
    expect(Number.isFinite(chooseScale([1, 2]).backward(1e6))).toBe(true);
  });
});

describe('gaps', () => {
  it('draws straight lines and carries the ends', () => {
    expect(interpolate([0, 2, 0, 0, 8, 0], new Set([0, 2, 3, 5]))).toEqual([2, 2, 4, 6, 8, 8]);
  });

  it('keeps the season of a missing month', () => {
    const values = range(60).map(wave);
    const filled = fillMissing(
      values.map((value, t) => (t === 27 ? 0 : value)),
      new Set([27]),
      12,
    );
    expect(Math.abs(at(filled, 27) / at(values, 27) - 1)).toBeLessThan(0.06);
    expect(filled.filter((value, t) => value !== values[t])).toHaveLength(1);
  });
});

describe('absurd values', () => {
  const values = range(60).map(wave);

  it('are single values far from the same month of other years', () => {
    expect(findAbsurdValues(values, 12)).toEqual([]);
    expect(
      findAbsurdValues(
        values.map((value, t) => (t === 40 ? value * 1000 : value)),
        12,
      ),
    ).toEqual([40]);
  });

  it('are not a yearly peak, nor an event of several months', () => {
    expect(
      findAbsurdValues(
        range(48).map((t) => (t % 12 === 8 ? 9000 : 50 + (t % 5))),
        12,
      ),
    ).toEqual([]);
    expect(
      findAbsurdValues(
        values.map((value, t) => (t > 40 && t < 44 ? value / 1000 : value)),
        12,
      ),
    ).toEqual([]);
  });
});

describe('level shift', () => {
  const noise = range(48).map((t) => 0.03 * Math.sin(t * t));

  it('is found where it happened, with its size', () => {
    const shift = findLevelShift(
      noise.map((value, t) => value + (t >= 30 ? -0.7 : 0)),
      12,
    );
    expect(shift?.position).toBe(30);
    expect(Math.abs((shift?.size ?? 0) + 0.7)).toBeLessThan(0.05);
  });

  it('is not a drop that was made up, nor a trend', () => {
    expect(
      findLevelShift(
        noise.map((value, t) => value + (t >= 20 && t < 30 ? -0.7 : 0)),
        12,
      ),
    ).toBeNull();
    expect(
      findLevelShift(
        noise.map((value, t) => value + 0.02 * t),
        12,
      ),
    ).toBeNull();
  });
});

describe('backtest', () => {
  it('keeps two cycles for fitting and spreads its origins up to the last but one value', () => {
    expect(backtestOrigins(48, 12, 3)).toEqual([26, 37, 47]);
    expect(backtestOrigins(26, 12, 10)).toEqual([]);
    expect(backtestOrigins(10, 1, 10)).toEqual([6, 7, 8, 9]);
  });

  it('weighs a long path less than as many origins', () => {
    const paths = (path: number[]): Map<MethodKey, number[]> => new Map([['theta', path]]);
    const origins = [
      { origin: 1, paths: paths([1, 1, 1, 1]) },
      { origin: 4, paths: paths([3]) },
    ];
    // Errors 1, 1, 1, 1 at weight 1/2 and 3 at weight 1 from actuals of 0: (2 + 3) / 3.
    expect(backtestError([0, 0, 0, 0, 0], origins, 'theta', (value) => value)).toBeCloseTo(5 / 3, 12);
  });
});

describe('combination', () => {
  const plain = { logs: false, unit: 1, forward: (value: number) => value, backward: (value: number) => value };

  it('weighs by the inverse squared error, equally where nothing is known', () => {
    expect(
      computeWeights(
        new Map([
          ['ets', 1],
          ['theta', 2],
        ]),
      ).map(({ weight }) => weight),
    ).toEqual([0.8, 0.2]);
    expect(
      computeWeights(
        new Map([
          ['ets', NaN],
          ['theta', 2],
        ]),
      ).map(({ weight }) => weight),
    ).toEqual([0.5, 0.5]);
  });

  it('does not follow one method that runs away', () => {
    const paths = new Map<MethodKey, number[]>([
      ['ets', [10]],
      ['theta', [11]],
      ['stl', [12]],
      ['airline', [1e9]],
    ]);
    const equal = [...paths.keys()].map((key) => ({ key, weight: 0.25 }));
    // Median 11.5 and usual distance 1, so that the diverging value counts as 11.5 + 6.
    expect(combine(paths, equal, plain, 1)[0]).toBeCloseTo((10 + 11 + 12 + 17.5) / 4, 9);
  });
});

describe('spread and intervals', () => {
  const errors = range(40).map((k) => ({ origin: 20 + (k >> 1), step: 1 + (k % 2), place: k % 4, error: k % 4 === 3 ? 3 : 1 }));

  it('is larger for the months that were missed by more', () => {
    const spread = computeSpread(errors, 4, 1.5);
    expect(spread.size(1, 3)).toBeGreaterThan(1.8 * spread.size(1, 0));
    expect(spread.size(9, 0)).toBeGreaterThanOrEqual(spread.size(1, 0));
  });

  it('is larger after a year of larger errors than usual, and not smaller after a calm one', () => {
    const sizes = (before: number, last: number) => range(24).map((target) => ({ target, size: target < 12 ? before : last }));
    // The last twelve months were off by 3, all by 2 on average; four calm months count against them: (4 + 12 * 1.5) / 16.
    expect(recentUnrest(sizes(1, 3), 12)).toBeCloseTo(22 / 16, 12);
    expect(recentUnrest(sizes(3, 1), 12)).toBe(1);
    expect(recentUnrest(sizes(0, 0), 12)).toBe(1);
    // Less than half a year before the last one does not show what is usual.
    expect(recentUnrest(sizes(1, 3).slice(7), 12)).toBe(1);
    const shaken = range(40).map((k) => ({ origin: 10 + k, step: 1, place: k % 12, error: k < 28 ? 0.1 : 0.6 }));
    const calm = shaken.map((one) => ({ ...one, error: 0.1 }));
    expect(computeSpread(shaken, 12, 0.1).size(1, 0)).toBeGreaterThan(3 * computeSpread(calm, 12, 0.1).size(1, 0));
  });

  it('falls back on the naive spread and grows with the horizon', () => {
    expect(computeSpread([], 12, 0.2).size(1, 0)).toBe(0.2);
    expect(computeSpread([], 12, 0.2).size(21, 0)).toBeCloseTo(0.2 * Math.SQRT2, 12);
  });

  it('nests its levels around the point and stops at zero where nothing was negative', () => {
    const model: PathModel = {
      usual: [10],
      sizes: [8],
      scale: { logs: false, unit: 30 },
      carried: 0,
      campaigns: [],
      atLeast: null,
      nonNegative: true,
    };
    const [fifty, eighty, ninetyFive] = computeIntervals(model, expectedPath(model));
    const lows = [fifty, eighty, ninetyFive].map((interval) => at(interval?.low ?? [], 0));
    const highs = [fifty, eighty, ninetyFive].map((interval) => at(interval?.high ?? [], 0));
    expect(lows).toEqual([...lows].sort((a, b) => b - a));
    expect(highs).toEqual([...highs].sort((a, b) => a - b));
    expect(lows[2]).toBe(0);
  });

  it('widens where the backtest spans few horizons', () => {
    expect(fewOriginsFactor(0, 12)).toBeCloseTo(1.3, 12);
    expect(fewOriginsFactor(24, 12)).toBeCloseTo(1.15, 12);
  });
});

describe('accuracy', () => {
  it('is scaled by the seasonal naive error', () => {
    // Naive errors of 1, 2, 3, 4, 5 | lag 2: |3-1|, |4-2|, |5-3| = 2 each.
    expect(naiveError([1, 2, 3, 4, 5], 2)).toBe(2);
    const pairs = [
      { target: 5, step: 1, forecast: 11, actual: 10 },
      { target: 6, step: 2, forecast: 15, actual: 20 },
    ];
    const found = accuracyOf(pairs, [1, 2, 3, 4, 5], 2);
    // Errors 1 and 5: mean 3, MASE 1.5, MAPE (10 % + 25 %) / 2, sMAPE (2/21 + 10/35) / 2.
    expect(found).toMatchObject({ origins: 1, mase: 1.5, mape: 0.175 });
    expect(found?.smape).toBeCloseTo((2 / 21 + 10 / 35) / 2, 12);
  });

  it('has no percentage where an actual value is zero', () => {
    expect(accuracyOf([{ target: 1, step: 1, forecast: 1, actual: 0 }], [1, 1, 1], 1)).toMatchObject({ mape: null, mase: null, smape: 2 });
    expect(accuracyOf([], [1, 2], 1)).toBeNull();
  });
});

describe('reconciliation', () => {
  it('puts the gap where the uncertainty is', () => {
    // Gap 10; variances 4 (total), 1 and 5 (parts): the parts take 1/10 and 5/10 of it.
    const { total, parts } = reconcile({ value: 110, size: 2 }, [
      { value: 60, size: 1 },
      { value: 40, size: Math.sqrt(5) },
    ]);
    expect(at(parts, 0)).toBeCloseTo(61, 12);
    expect(at(parts, 1)).toBeCloseTo(45, 12);
    expect(total).toBeCloseTo(106, 12);
  });

  it('keeps a total that is certain, and parts that were not negative', () => {
    const { total, parts } = reconcile({ value: 50, size: 0 }, [
      { value: 60, size: 1 },
      { value: 2, size: 3 },
    ]);
    expect(total).toBeCloseTo(50, 12);
    expect(parts.every((value) => value >= 0)).toBe(true);
    expect(parts.reduce((sum, value) => sum + value, 0)).toBeCloseTo(50, 12);
  });

  it('believes the parts where nothing is uncertain', () => {
    expect(
      reconcile({ value: 9, size: 0 }, [
        { value: 1, size: 0 },
        { value: 2, size: 0 },
      ]),
    ).toEqual({ total: 3, parts: [1, 2] });
  });
});
