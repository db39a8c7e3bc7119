import { anomalies, findMovingCampaign, stl } from '@pendapa/statistics';
import { MONTHS_OF_YEAR, type GridMonth } from './year-grid.ts';

/** Complete month with the value expected from trend and season; money in minor units. */
export interface ExpectedMonth extends GridMonth {
  readonly usual: number;
  readonly low: number;
  readonly high: number;
  readonly unusual: boolean;
  readonly trend: number;
}

const MIN_LARGE_SHARE = 0.05;

/** True if a large tax is due on a day that moves between years. Then no month of the total has an expected value. */
export function hasMovingDay(taxes: readonly (readonly GridMonth[])[]): boolean {
  const series = taxes.map((months) => months.map(({ amount }) => Number(amount)));
  const sums = series.map((values) => values.reduce((sum, value) => sum + value, 0));
  const whole = sums.reduce((sum, own) => sum + own, 0);
  return series.some((values, at) => (sums[at] ?? 0) >= MIN_LARGE_SHARE * whole && findMovingCampaign(values, MONTHS_OF_YEAR) !== null);
}

/** Complete months with expected values; empty below two years of data. */
export function expectedMonths(months: readonly GridMonth[]): readonly ExpectedMonth[] {
  const values = months.map(({ amount }) => Number(amount));
  const { trend } = stl(values, MONTHS_OF_YEAR);
  return anomalies(values, MONTHS_OF_YEAR).flatMap(({ expected, low, high, unusual }, at) => {
    const month = months[at];
    return month ? [{ ...month, usual: expected, low, high, unusual, trend: trend[at] ?? expected }] : [];
  });
}
