import { forecast, MAX_CYCLE, type Forecast, type ForecastRequest } from './forecast.ts';

/** Reason why there is no forecast, as data for a page. */
export interface ForecastRefusal {
  readonly kind: 'refused';
  /** `too-few-values`: fewer known values than `needed`; `constant`: all are equal; `cycle-not-supported`: frequency or horizon. */
  readonly reason: 'too-few-values' | 'constant' | 'cycle-not-supported';
  readonly known: number;
  readonly needed: number;
}

export type ForecastAnswer = { readonly kind: 'forecast'; readonly forecast: Forecast } | ForecastRefusal;

const MIN_CYCLES = 2;

/**
 * Forecasts a series, or says why it cannot be forecast: too few known values, or values that are all equal. Two cycles must be known, or
 * eight values without a cycle. It throws for no list of values.
 */
export function answerForecast(request: ForecastRequest, minKnown?: number): ForecastAnswer {
  const { values, frequency, horizon } = request;
  const knownValues = values.filter((value): value is number => typeof value === 'number' && Number.isFinite(value));
  const needed = minKnown ?? Math.max(8, MIN_CYCLES * frequency);
  const refuse = (reason: ForecastRefusal['reason']): ForecastRefusal => ({ kind: 'refused', reason, known: knownValues.length, needed });
  const isSupported = Number.isInteger(frequency) && frequency >= 1 && frequency <= MAX_CYCLE;
  if (!isSupported || !Number.isInteger(horizon) || horizon < 1) return refuse('cycle-not-supported');
  if (knownValues.length < Math.max(1, needed)) return refuse('too-few-values');
  if (knownValues.every((value) => value === knownValues[0])) return refuse('constant');
  return { kind: 'forecast', forecast: forecast(request) };
}
