/**
 * Fact that readers must know about the series behind a forecast. `positions` are 0-based indices into the given series; for
 * `moving-campaign` they are the peaks, for `events-known` and `shares-left-out` they may be ahead.
 */
export interface ForecastNote {
  readonly code:
    | 'short-series'
    | 'no-season'
    | 'gaps-filled'
    | 'end-not-known'
    | 'outliers-replaced'
    | 'leading-zeros-left-out'
    | 'constant'
    | 'zeros-or-negatives'
    | 'structural-break'
    | 'moving-campaign'
    | 'unusual-end'
    | 'stopped'
    | 'events-known'
    | 'shares-left-out';
  readonly positions: readonly number[];
}

export const note = (code: ForecastNote['code'], positions: readonly number[] = []): ForecastNote => ({ code, positions });
