import { at, range, sum } from '../numbers/arrays.ts';
import { SIZE_OF_DEVIATION } from './deviates.ts';
import type { Forecast } from './forecast.ts';
import { note } from './notes.ts';
import { computeIntervals, expectedPath, type PathModel } from './path.ts';
import { chooseScale } from './scale.ts';

export interface PlanForecastRequest {
  /** Known periods of a young series, and their plan; both end with the last complete period. */
  readonly values: readonly (number | null)[];
  readonly plannedSoFar: readonly number[];
  /** Plan of the periods ahead. */
  readonly planned: readonly number[];
  /** Amount so far of the first period ahead, if it has begun. */
  readonly unfinished?: number;
}

// Standard deviations of logarithms: of what a year brings against its plan, and of one month against its share of the year.
const PLAN_DEVIATION = 0.4;
const MONTH_DEVIATION = 0.5;

interface Realisation {
  readonly factor: number;
  readonly deviation: number;
}

/**
 * Factor by which revenue is expected to differ from its plan: realisation so far, shrunk towards the plan. Its weight (credibility) grows
 * with the number of months: Buehlmann, ASTIN Bulletin 4 (1967).
 */
function expectedRealisation(values: readonly (number | null)[], plannedSoFar: readonly number[]): Realisation {
  const offset = values.length - plannedSoFar.length;
  const pairs = plannedSoFar.flatMap((plan, k) => {
    const value = values[offset + k] ?? null;
    return value !== null && plan > 0 ? [{ value, plan }] : [];
  });
  const [came, planned] = [sum(pairs.map(({ value }) => value)), sum(pairs.map(({ plan }) => plan))];
  const months = came > 0 ? pairs.length : 0;
  const precision = { plan: 1 / PLAN_DEVIATION ** 2, months: months / MONTH_DEVIATION ** 2 };
  const credibility = precision.months / (precision.plan + precision.months);
  return {
    factor: months > 0 ? (came / planned) ** credibility : 1,
    deviation: 1 / Math.sqrt(precision.plan + precision.months),
  };
}

/**
 * Forecast of a series that is too young for its own: its plan times its realisation so far, with wide intervals. Errors of the months
 * are independent, that of the realisation is common to all.
 * @throws RangeError without a period ahead
 */
export function forecastFromPlan({ values, plannedSoFar, planned, unfinished }: PlanForecastRequest): Forecast {
  if (planned.length === 0) throw new RangeError('the plan has no period ahead');
  const { factor, deviation } = expectedRealisation(values, plannedSoFar);
  const usual = planned.map((amount) => amount * factor);
  const { logs, unit } = chooseScale(usual);
  const steps = range(usual.length);
  const model: PathModel = {
    usual,
    sizes: steps.map((step) => (at(usual, step) > 0 ? MONTH_DEVIATION * SIZE_OF_DEVIATION : 0)),
    scale: { logs, unit },
    carried: 0,
    campaigns: [],
    atLeast: unfinished ?? null,
    nonNegative: true,
    factorErrors: [{ steps, deviation }],
  };
  const point = expectedPath(model);
  return {
    ...model,
    point,
    intervals: computeIntervals(model, point),
    methods: [],
    seasonal: false,
    notes: [note('short-series')],
    accuracy: null,
    past: [],
  };
}
