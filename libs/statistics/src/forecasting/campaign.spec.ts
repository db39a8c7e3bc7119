import { at, range, sum } from '../numbers/arrays.ts';
import { habitualShares, meanShares, sharesOfNext } from './campaign-shares.ts';
import { findMovingCampaign } from './campaign.ts';
import { forecast } from './forecast.ts';

const year = (peak: number): number[] => range(12).map((month) => (month === peak ? 50 : 4));

describe('moving campaign', () => {
  it('is a yearly peak that changed its month', () => {
    expect(findMovingCampaign([...year(8), ...year(8), ...year(5)], 12)).toMatchObject({ peaks: [8, 20, 29], places: [5, 8] });
    expect(findMovingCampaign([...year(8), ...year(8), ...year(8)], 12)).toBeNull();
    const gentle = range(36).map((t) => 100 * (1 + 0.4 * Math.sin((2 * Math.PI * t) / 12)));
    expect(findMovingCampaign(gentle, 12)).toBeNull();
  });

  it('is not one large payment a year that comes in any month', () => {
    expect(findMovingCampaign([8, 1, 5, 10].flatMap(year), 12)).toBeNull();
    expect(findMovingCampaign([8, 5, 8, 9].flatMap(year), 12)?.places).toEqual([5, 8, 9]);
  });

  it('may lie on both sides of the new year', () => {
    const values = range(60).map((t) => ([11, 24, 35, 48].includes(t) ? 50 : 4));
    expect(findMovingCampaign(values, 12)?.places).toEqual([0, 11]);
  });
});

describe('the months a campaign is expected in', () => {
  const first = [1, 0, 0];
  const second = [0, 1, 0];

  it('are the usual ones, with what happened once left out', () => {
    expect(meanShares([first, second])).toEqual([0.5, 0.5, 0]);
    expect(habitualShares([first, second])).toEqual([0.5, 0.5, 0]);
    expect(meanShares([first, first, second, first])).toEqual([0.75, 0.25, 0]);
    expect(habitualShares([first, first, second, first])).toEqual([1, 0, 0]);
  });

  it('are those of all cycles where each was an exception', () => {
    const four = [
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ];
    expect(habitualShares(four)).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('lie half way to the last cycle where nothing is known of moves, and follow what moves have shown', () => {
    // Three equal years, then a move: both ways are off by the same 2.
    expect(sharesOfNext([first, first, first, second], habitualShares)).toEqual([0.5, 0.5, 0]);
    // It stayed: the last year was off by 0.1 + 2, the mean by 0.1 + 2 + 1.125. The inverse squares give the last year a weight of 0.702.
    expect(at(sharesOfNext([first, first, first, second, second], meanShares), 1)).toBeCloseTo(0.702 + 0.298 * 0.4, 3);
    // It returned: the last year was off by 0.1 + 2 + 2, the mean by 0.1 + 2 + 0.125. The last year has a weight of 0.228.
    expect(at(sharesOfNext([first, first, first, second, first], meanShares), 0)).toBeCloseTo(0.228 + 0.772 * 0.8, 3);
  });
});

describe('a due date that is put off', () => {
  const months = (peaks: readonly number[]): number[] =>
    peaks.flatMap((peak) => year(peak).map((value, m) => value + 0.01 * ((7 * m) % 5)));
  const forecastPeaks = (peaks: readonly number[]) => forecast({ values: months(peaks), frequency: 12, horizon: 12 });

  it('once, long ago, leaves no trace in the months ahead, but widens them', () => {
    const { point, intervals } = forecastPeaks([3, 3, 6, 3, 3, 3]);
    expect(at(point, 3)).toBeGreaterThan(45);
    expect(at(point, 6)).toBeLessThan(6);
    expect(at(intervals.find(({ level }) => level === 95)?.high ?? [], 6)).toBeGreaterThan(40);
    expect(Math.abs(sum(point) - 94) / 94).toBeLessThan(0.05);
  });

  it('in the last year is expected to stay as likely as to return', () => {
    const { point } = forecastPeaks([3, 3, 3, 3, 3, 4]);
    const [before, after] = [at(point, 3) - 4, at(point, 4) - 4];
    expect(before / (before + after)).toBeGreaterThan(0.35);
    expect(before / (before + after)).toBeLessThan(0.65);
    expect(Math.abs(sum(point) - 94) / 94).toBeLessThan(0.05);
  });
});
