import { range, sum } from '../numbers/arrays.ts';
import { createRandom, sampleNormal, type Random } from '../numbers/random.ts';
import { forecast } from './forecast.ts';
import { targetOutlook } from './simulate.ts';

/** Amount of month `t` without noise; month 0 is the January of the first year. */
type Course = (t: number) => number;

interface Shape {
  /** Number of known months. */
  readonly months: number;
  readonly course: (random: Random) => Course;
}

const YEAR = 12;
const YEARS = 10;
const NOISE = 0.08;
const [MARCH, SEPTEMBER] = [2, 8];

/** A usual tax: a season of 20 %, and growth of 0.3 % a month. */
const usual: Course = (t) => 100 * (1 + 0.2 * Math.sin((2 * Math.PI * t) / YEAR)) * 1.003 ** t;

/** Campaign of `times` a usual month, in one of three months from `first`, another one each year; from month `begin` to before `end`. */
function campaign(random: Random, first: number, times: number, begin = 0, end = Infinity): Course {
  let place = 0;
  const months = new Set(range(YEARS).map((year) => year * YEAR + first + (place = (place + 1 + Math.floor(2 * random())) % 3)));
  return (t) => (months.has(t) && t >= begin && t < end ? (times - 1) * 100 * 1.003 ** t : 0);
}

const shape = (course: (random: Random) => Course, months = 60): Shape => ({ months, course });

const withCampaigns = (campaignsOf: (random: Random) => readonly Course[], months = 60): Shape =>
  shape((random) => {
    const courses = [usual, ...campaignsOf(random)];
    return (t) => sum(courses.map((course) => course(t)));
  }, months);

const quarterOf: Course = (t) => sum(range(3).map((k) => usual(t - (t % 3) + k)));

const correctedOnce = (random: Random): Course => {
  const month = YEAR + Math.floor(45 * random());
  return (t) => usual(t) * (t === month ? 30 : 1);
};

/** Shapes of taxes that a forecast must not misread, by name. */
export const TAX_SHAPES = {
  'a moving campaign that stopped two years ago': withCampaigns((random) => [campaign(random, SEPTEMBER, 40, 0, 36)]),
  'a moving campaign that stopped this year': withCampaigns((random) => [campaign(random, MARCH, 40, 0, 48)]),
  'a moving campaign that began two years ago': withCampaigns((random) => [campaign(random, SEPTEMBER, 20, 36)]),
  'two moving campaigns a year': withCampaigns((random) => [campaign(random, MARCH, 20), campaign(random, SEPTEMBER, 20)]),
  // In the fifth year it did not come. In February of the sixth it is too late for it, and too early to call it stopped.
  'a late campaign that expires': withCampaigns(
    (random) => [campaign(random, SEPTEMBER, 20, 0, 48), campaign(random, SEPTEMBER, 20, 62)],
    62,
  ),
  'a ramp that ended': shape(() => (t) => usual(t) * (1 + 0.1 * Math.min(Math.max(t - 24, 0), 24))),
  'a ramp that goes on': shape(() => (t) => usual(t) * (1 + 0.02 * t)),
  'one large correction': shape(correctedOnce),
  'a tax that began with a campaign': shape(() => (t) => usual(t) * (t < 3 ? 15 : 1), 36),
  'quarterly sums spread over their months': shape(() => (t) => quarterOf(t) / 3),
  'quarterly sums in their last month': shape(() => (t) => (t % 3 === 2 ? quarterOf(t) : 0)),
  'a tax that stopped three months ago': shape(() => (t) => (t < 57 ? usual(t) : 0)),
} satisfies Record<string, Shape>;

export type TaxShape = keyof typeof TAX_SHAPES;

/** Forecast of a simulated tax against its next twelve months. */
export interface ShapeResult {
  /** Forecast total divided by the true one; 1 plus the forecast by the first year's total if nothing came. */
  readonly ratio: number;
  /** True if the 80 % range holds the true total. */
  readonly isInside: boolean;
}

/** Simulates a tax of a shape and forecasts its next year. Equal seeds give equal results. */
export function forecastShape(name: TaxShape, seed: number, draws = 1000): ShapeResult {
  const random = createRandom(seed);
  const { months, course }: Shape = TAX_SHAPES[name];
  const amount = course(random);
  const all = range(months + YEAR).map((t) => amount(t) * Math.exp(NOISE * sampleNormal(random)));
  const truth = sum(all.slice(months));
  const made = forecast({ values: all.slice(0, months), frequency: YEAR, horizon: YEAR });
  const { range80 } = targetOutlook(made, { collected: 0, target: truth, draws });
  const total = sum(made.point);
  return {
    ratio: truth > 0 ? total / truth : 1 + total / sum(all.slice(0, YEAR)),
    isInside: range80[0] <= truth && truth <= range80[1],
  };
}
