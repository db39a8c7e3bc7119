import { forecast, LONGEST_CYCLE, type Forecast, type ForecastRequest } from './forecast.ts';

/** Reason why there is no forecast, as data for a page. */
export interface ForecastRefusal {
  readonly kind: 'refused';
  /** `too-few-values`: fewer known values than `needed`; `constant`: all are equal; `cycle-not-supported`: frequency or horizon. */
  readonly reason: 'too-few-values' | 'constant' | 'cycle-not-supported';
  readonly known: number;
  readonly needed: number;
}

export type ForecastAnswer = { readonly kind: 'forecast'; readonly forecast: Forecast } | ForecastRefusal;

const FEWEST_CYCLES = 2;

/**
 * Forecasts a series, or says why it cannot be forecast: too few known values, or values that are all equal. Two cycles must be known, or
 * eight values without a cycle. It throws for no list of values.
 */
export function answerForecast(request: ForecastRequest, fewest?: number): ForecastAnswer {
  const { values, frequency, horizon } = request;
  const known = values.filter((value): value is number => typeof value === 'number' && Number.isFinite(value));
  const needed = fewest ?? Math.max(8, FEWEST_CYCLES * frequency);
  const refused = (reason: ForecastRefusal['reason']): ForecastRefusal => ({ kind: 'refused', reason, known: known.length, needed });
  const supported = Number.isInteger(frequency) && frequency >= 1 && frequency <= LONGEST_CYCLE;
  if (!supported || !Number.isInteger(horizon) || horizon < 1) return refused('cycle-not-supported');
  if (known.length < Math.max(1, needed)) return refused('too-few-values');
  if (known.every((value) => value === known[0])) return refused('constant');
  return { kind: 'forecast', forecast: forecast(request) };
}
