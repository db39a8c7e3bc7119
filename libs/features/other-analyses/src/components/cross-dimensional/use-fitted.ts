import { useFormat, useMessages } from '@pendapa/i18n';
import { largestAbsolute, useTogether } from '@pendapa/query';
import { findRelation } from '@pendapa/statistics';
import { messages } from '../../messages/cross-dimensional.ts';
import { useAcross, useLag, useMethod, useUp } from './choices.ts';
import { fittedOf, type Fitted } from './fitted.ts';
import type { Indicator, IndicatorKey } from './indicators.ts';
import { useRelations, useUnitAnswers } from './use-units.ts';

export interface ChosenFit extends Fitted {
  readonly across: Indicator;
  readonly up: Indicator;
  /** Adjusted p value of the pair among all pairs; null if the horizontal indicator is a year earlier. */
  readonly q: number | null;
  /** Names of the axes. */
  readonly names: { readonly across: string; readonly up: string };
}

const indicatorOf = ({ indicators }: Pick<ReturnType<typeof useRelations>, 'indicators'>, key: IndicatorKey): Indicator =>
  indicators.find((indicator) => indicator.key === key) ?? { key, values: [] };

/** Units by the two chosen indicators; the horizontal one is of the same days or a year earlier. */
export function useFitted() {
  const t = useMessages(messages);
  const [lag] = useLag();
  const [method] = useMethod();
  const [acrossKey] = useAcross();
  const [upKey] = useUp();
  const [results, earlier] = [useUnitAnswers(), useUnitAnswers(lag === '1')];
  const [now, then] = [useRelations(results), useRelations(earlier)];
  const across = indicatorOf(then, acrossKey);
  const up = indicatorOf(now, upKey);
  const acrossOf = new Map(then.units.map(({ code }, unit) => [code, across.values[unit] ?? null]));
  const points = now.units.flatMap(({ code, name }, unit) => {
    const [x, y] = [acrossOf.get(code) ?? null, up.values[unit] ?? null];
    return x === null || y === null ? [] : [{ code, name, x, y }];
  });
  const acrossName = t(`indicator.${acrossKey}`);
  const names = { across: lag === '1' ? t('lagged', { name: acrossName }) : acrossName, up: t(`indicator.${upKey}`) };
  const q = lag === '1' ? null : (findRelation(now.pairs, acrossKey, upKey)?.q ?? null);
  const fitted: ChosenFit = { ...fittedOf(points, { across: acrossKey, up: upKey, method, q }), across, up, q, names };
  return { results: useTogether({ now: results.revenue, then: earlier.revenue }).now, fitted };
}

export interface IndicatorWords {
  readonly unit: string;
  readonly tick: (value: number) => string;
  /** Text of the value with all digits, for the tooltip. */
  readonly exact: (value: number) => string;
}

/** Formats an indicator: share, money, or days. */
export function useIndicatorWords(): (indicator: Indicator) => IndicatorWords {
  const format = useFormat();
  return ({ key, values }) => {
    if (key === 'perObject') {
      const axis = format.moneyAxis(largestAbsolute(values));
      return { unit: axis.unitLabel, tick: axis.tick, exact: (value) => format.moneyExact(String(Math.round(value))) };
    }
    if (key === 'updates')
      return { unit: '', tick: (value) => format.count(Math.round(value)), exact: (value) => format.decimal(value, 1) };
    return { unit: '', tick: format.percentAxis, exact: (value) => format.percent(value, 2) };
  };
}
