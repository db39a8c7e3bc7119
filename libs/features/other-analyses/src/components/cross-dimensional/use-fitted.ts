import { useFormat } from '@pendapa/i18n';
import { largest } from '@pendapa/analysis';
import { useAcross, useUp } from './choices.ts';
import { fittedOf, type Fitted } from './fitted.ts';
import type { Indicator, IndicatorKey } from './indicators.ts';
import { useRelations, type UnitsAsked } from './use-units.ts';

export interface ChosenFit extends Fitted {
  readonly across: Indicator;
  readonly up: Indicator;
}

/** The units by the two indicators of the reader's choice. */
export function useFitted(asked: UnitsAsked): ChosenFit {
  const [acrossKey] = useAcross();
  const [upKey] = useUp();
  const { units, indicators } = useRelations(asked);
  const valuesOf = (key: IndicatorKey): Indicator => indicators.find((indicator) => indicator.key === key) ?? { key, values: [] };
  const [across, up] = [valuesOf(acrossKey), valuesOf(upKey)];
  const points = units.flatMap(({ code, name }, unit) => {
    const [x, y] = [across.values[unit] ?? null, up.values[unit] ?? null];
    return x === null || y === null ? [] : [{ code, name, x, y }];
  });
  return { ...fittedOf(points, acrossKey, upKey), across, up };
}

export interface IndicatorWords {
  readonly unit: string;
  readonly tick: (value: number) => string;
  readonly exact: (value: number) => string;
}

/** How an indicator is written: a part, an amount of money, or days. */
export function useIndicatorWords(): (indicator: Indicator) => IndicatorWords {
  const format = useFormat();
  return ({ key, values }) => {
    if (key === 'perObject') {
      const axis = format.moneyAxis(largest(values));
      return { unit: axis.unitLabel, tick: axis.tick, exact: (value) => format.moneyExact(String(Math.round(value))) };
    }
    if (key === 'updates')
      return { unit: '', tick: (value) => format.count(Math.round(value)), exact: (value) => format.decimal(value, 1) };
    return { unit: '', tick: (value) => format.percent(value, 0), exact: (value) => format.percent(value, 2) };
  };
}
