import { forecast, LONGEST_CYCLE, type Forecast, type ForecastRequest } from './forecast.ts';

/** Why there is no forecast, as data that a page can put into words. */
export interface ForecastRefusal {
  readonly kind: 'refused';
  /** `too-few-values`: fewer known values than `needed`; `constant`: they are all equal; `cycle-not-supported`: frequency or horizon. */
  readonly reason: 'too-few-values' | 'constant' | 'cycle-not-supported';
  readonly known: number;
  readonly needed: number;
}

export type ForecastAnswer = { readonly kind: 'forecast'; readonly forecast: Forecast } | ForecastRefusal;

const FEWEST_CYCLES = 2;

/**
 * The forecast, or why none should be shown: fewer known values than two cycles (24 months; eight values without a cycle) or values that
 * are all equal say nothing about what will come. Throws nothing for any list of values.
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
