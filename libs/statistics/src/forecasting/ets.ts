import { at } from '../numbers/arrays.ts';
import { trendLine } from '../numbers/least-squares.ts';
import { minimise } from '../numbers/minimise.ts';
import { continueEts, runEts, type EtsForm, type EtsSeason, type EtsState, type EtsWeights } from './ets-model.ts';
import { seasonalFigure } from './seasonal-figure.ts';

export interface EtsFit {
  readonly form: EtsForm;
  readonly weights: EtsWeights;
  readonly aicc: number;
  readonly state: EtsState;
  /** Point of the optimiser, as the start of a later fit of the same form. */
  readonly point: readonly number[];
}

export interface EtsOptions {
  readonly start?: readonly number[];
  readonly evaluations?: number;
}

const toRange = (x: number, low: number, high: number): number => low + (high - low) / (1 + Math.exp(-x));

interface Layout {
  readonly form: EtsForm;
  readonly figure: readonly number[];
  readonly level: number;
  readonly slope: number;
  readonly unit: number;
}

// Weights stay within 0 < beta < alpha < 1, 0 < gamma < 1 - alpha, 0.8 < phi < 0.98. States start near a trend line through the first
// adjusted values and are optimised too.
function decodePoint(point: readonly number[], { form, figure, level, slope, unit }: Layout): { weights: EtsWeights; start: EtsState } {
  let next = 0;
  const take = (): number => at(point, next++);
  const alpha = toRange(take(), 0.0001, 0.9999);
  const start: EtsState = { level: level + unit * take(), slope: 0, season: [...figure] };
  let beta = 0;
  let phi = 1;
  if (form.trend !== 'N') {
    beta = alpha * toRange(take(), 0.0001, 0.9999);
    start.slope = slope + 0.1 * unit * take();
  }
  if (form.trend === 'Ad') phi = toRange(take(), 0.8, 0.98);
  const gamma = form.season === 'N' ? 0 : (1 - alpha) * toRange(take(), 0.0001, 0.9999);
  return { weights: { alpha, beta, gamma, phi }, start };
}

function initialPoint(form: EtsForm): number[] {
  const guess = [-0.8, 0];
  if (form.trend !== 'N') guess.push(-2, 0);
  if (form.trend === 'Ad') guess.push(2);
  if (form.season !== 'N') guess.push(-2);
  return guess;
}

function layoutOf(values: readonly number[], frequency: number, form: EtsForm): Layout {
  const figure = form.season === 'N' ? [] : seasonalFigure(values, frequency, form.season === 'M');
  const adjusted = values.map((value, t) => {
    if (form.season === 'N') return value;
    return form.season === 'M' ? value / at(figure, t % frequency) : value - at(figure, t % frequency);
  });
  const { intercept, slope } = trendLine(adjusted.slice(0, Math.max(10, 2 * frequency)));
  const unit = Math.max(Math.abs(intercept) * 0.1, Math.abs(slope), 1e-9);
  return { form, figure, level: intercept, slope: form.trend === 'N' ? 0 : slope, unit };
}

/** Fits one form by maximum likelihood; null if the form does not suit the values or has too many parameters. */
export function fitEts(values: readonly number[], frequency: number, form: EtsForm, options: EtsOptions = {}): EtsFit | null {
  const layout = layoutOf(values, frequency, form);
  if (form.season === 'M' && layout.figure.some((factor) => !(factor > 0))) return null;
  const start = options.start ?? initialPoint(form);
  const parameters = start.length + 1 + (form.season === 'N' ? 0 : frequency - 1);
  const spare = values.length - parameters - 1;
  if (spare <= 0) return null;
  const best = minimise(
    (point) => {
      const { weights, start: state } = decodePoint(point, layout);
      return runEts(values, frequency, form, weights, state).deviance;
    },
    start,
    { step: 0.5, evaluations: options.evaluations ?? 40 * start.length, tolerance: 1e-6 },
  );
  if (!Number.isFinite(best.value)) return null;
  const { weights, start: state } = decodePoint(best.point, layout);
  const aicc = best.value + 2 * parameters + (2 * parameters * (parameters + 1)) / spare;
  return { form, weights, aicc, state: runEts(values, frequency, form, weights, state).state, point: best.point };
}

/** Candidate forms: multiplicative parts only for positive values, and a season only if one was found. */
function etsForms(positive: boolean, seasonal: boolean): EtsForm[] {
  const seasons: EtsSeason[] = seasonal ? (positive ? ['A', 'M'] : ['A']) : ['N'];
  return seasons.flatMap((season) =>
    (['N', 'A', 'Ad'] as const).flatMap((trend) => {
      const errors = positive ? (season === 'M' ? (['M'] as const) : (['A', 'M'] as const)) : (['A'] as const);
      return errors.map((error): EtsForm => ({ error, trend, season }));
    }),
  );
}

const smallestAicc = (fits: readonly EtsFit[]): EtsFit | null =>
  fits.reduce<EtsFit | null>((best, fit) => (best === null || fit.aicc < best.aicc ? fit : best), null);

/** Form with the smallest corrected Akaike criterion (Hurvich and Tsai 1989); null if none can be fitted. */
export function selectEts(values: readonly number[], frequency: number, seasonal: boolean): EtsFit | null {
  const positive = values.every((value) => value > 0);
  return smallestAicc(etsForms(positive, seasonal).flatMap((form) => fitEts(values, frequency, form) ?? []));
}

/** Selects among additive forms without a season: for adjusted values or a log scale. */
export const selectAdditiveEts = (values: readonly number[]): EtsFit | null =>
  smallestAicc(etsForms(false, false).flatMap((form) => fitEts(values, 1, form) ?? []));

/** Point forecasts of a fit on the first `length` values of a series. */
export const etsForecast = (fit: EtsFit, frequency: number, length: number, horizon: number): number[] =>
  continueEts(fit.state, fit.form, fit.weights.phi, frequency, length % frequency, horizon);
