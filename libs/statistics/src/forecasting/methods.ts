import { at, mean, range } from '../numbers/arrays.ts';
import { airlineForecast, fitAirline } from './airline.ts';
import { etsForecast, fitEts, selectAdditiveEts, selectEts, type EtsFit } from './ets.ts';
import type { Scale } from './scale.ts';
import { seasonalNaive } from './seasonal-naive.ts';
import { stl } from './stl.ts';
import { theta } from './theta.ts';

export type MethodKey = 'seasonal-naive' | 'three-years' | 'theta' | 'ets' | 'airline' | 'stl';

export interface MethodContext {
  readonly frequency: number;
  readonly seasonal: boolean;
  readonly scale: Scale;
}

/** Result of a method: its path, and a start for refits on fewer values of the series. */
export interface MethodResult {
  readonly point: readonly number[];
  readonly memory?: EtsFit | readonly number[] | undefined;
}

export type Method = (values: readonly number[], context: MethodContext, horizon: number, memory?: MethodResult['memory']) => MethodResult;

const REFIT_EVALUATIONS = 45;
const isEts = (memory: MethodResult['memory']): memory is EtsFit => memory !== undefined && 'form' in memory;
const isPoint = (memory: MethodResult['memory']): memory is readonly number[] => Array.isArray(memory);

// A refit keeps the form that was selected on all values: this is stable and much faster.
const refitEts = (values: readonly number[], frequency: number, { form, point }: EtsFit): EtsFit | null =>
  fitEts(values, frequency, form, { start: point, evaluations: REFIT_EVALUATIONS });

const naiveMethod: Method = (values, { frequency }, horizon) => ({ point: seasonalNaive(values, frequency, horizon) });

const CYCLES_AVERAGED = 3;
// The backtest needs one more year than the mean. Quarterly series became worse with this method.
const MIN_CYCLES_FOR_AVERAGE = 4;
const MONTHS = 12;

// This mean lags behind growth; relying on the last year alone would take a year like 2020 as usual.
const LAG_SHARE = 0.5;

// Mean of the same month in the last three years on the modelling scale, where one extreme month weighs little.
const threeYearsMethod: Method = (values, { frequency, scale }, horizon) => {
  const cycles = Math.min(CYCLES_AVERAGED, Math.floor(values.length / frequency));
  if (cycles === 0) return { point: seasonalNaive(values, frequency, horizon) };
  const start = values.length - frequency;
  const sameSeasonMean = (h: number): number =>
    mean(range(cycles).map((k) => scale.forward(at(values, start + (h % frequency) - k * frequency))));
  const level = (k: number): number => mean(range(frequency).map((place) => scale.forward(at(values, start + place - k * frequency))));
  const lag = level(0) - mean(range(cycles).map(level));
  return { point: range(horizon).map((h) => scale.backward(sameSeasonMean(h) + LAG_SHARE * lag)) };
};

const thetaMethod: Method = (values, { frequency, seasonal }, horizon) => ({ point: theta(values, frequency, horizon, seasonal) });

const etsMethod: Method = (values, context, horizon, memory) => {
  const { frequency, seasonal } = context;
  const fit = isEts(memory)
    ? refitEts(values, frequency, memory)
    : (selectEts(values, frequency, seasonal) ?? selectEts(values, frequency, false));
  if (!fit) return naiveMethod(values, context, horizon);
  return { point: etsForecast(fit, frequency, values.length, horizon), memory: fit };
};

const airlineMethod: Method = (values, context, horizon, memory) => {
  const scaled = values.map(context.scale.forward);
  const frequency = context.seasonal ? context.frequency : 1;
  const fit = isPoint(memory) ? fitAirline(scaled, frequency, memory, 12) : fitAirline(scaled, frequency);
  if (!fit) return naiveMethod(values, context, horizon);
  return { point: airlineForecast(fit, scaled, frequency, horizon).map(context.scale.backward), memory: fit.point };
};

const stlMethod: Method = (values, context, horizon, memory) => {
  const { frequency, scale } = context;
  const scaled = values.map(scale.forward);
  const { seasonal } = stl(scaled, frequency, { robustPasses: 1 });
  const adjusted = scaled.map((value, t) => value - at(seasonal, t));
  const fit = isEts(memory) ? refitEts(adjusted, 1, memory) : selectAdditiveEts(adjusted);
  const level = fit ? etsForecast(fit, 1, values.length, horizon) : seasonalNaive(adjusted, 1, horizon);
  const start = values.length - frequency;
  return {
    point: range(horizon).map((h) => scale.backward(at(level, h) + at(seasonal, start + (h % frequency)))),
    memory: fit ?? undefined,
  };
};

export const METHODS: Readonly<Record<MethodKey, Method>> = {
  'seasonal-naive': naiveMethod,
  'three-years': threeYearsMethod,
  theta: thetaMethod,
  ets: etsMethod,
  airline: airlineMethod,
  stl: stlMethod,
};

export function suitableMethods(length: number, { frequency, seasonal }: MethodContext): MethodKey[] {
  // Models with a state or lag for every place are unstable and slow with long cycles.
  if (frequency > 24) return seasonal ? ['seasonal-naive', 'theta', 'stl'] : ['theta', 'ets', 'airline'];
  if (frequency === 1) return ['theta', 'ets', 'airline'];
  // Two cycles cannot show that there is no season, so that the naive season keeps half of the weight.
  if (!seasonal && length < 3 * frequency) return ['seasonal-naive', 'theta'];
  const averaged = seasonal && frequency === MONTHS && length >= MIN_CYCLES_FOR_AVERAGE * frequency;
  return ['seasonal-naive', ...(averaged ? (['three-years'] as const) : []), 'theta', 'ets', 'airline', 'stl'];
}
