import { divergingScale, roundScale } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useMoneyMeasure } from '@pendapa/filters';
import { useFormat, useMessages, type Format } from '@pendapa/i18n';
import { useMeasureName, useStateWords, type StateWords, type TileReading } from '@pendapa/panels';
import { toPlotValue, growth, isKnown, isWeakGrowth, valueOf, type Figure, type RegionLevel, type Row } from '@pendapa/query';
import { messages } from '../../messages/regional.ts';
import type { PerResident } from '../../questions/regions.ts';
import type { MapRegionMeasure } from '../shared/map-regions.ts';

/** Fixed classes of five points, so that colours are comparable between filters. */
const CHANGE_SCALE = divergingScale(0, 0.05);

/** Measures of the map. The amount comes first, because the page's sentence and the list beside the map name it. */
export const MAP_MEASURES = ['amount', 'change', 'perObject', 'perResident', 'arrears'] as const;
export type MapMeasure = (typeof MAP_MEASURES)[number];

/** Measures that need revenue only. */
export type RevenueMapMeasure = Exclude<MapMeasure, 'arrears' | 'perResident'>;

export type RevenueRow = Row<MapRegionMeasure, RegionLevel>;
export type ResidentsRow = Row<PerResident | 'population', RegionLevel>;
export type ArrearsRow = Row<'arrearsRatio' | 'total', RegionLevel>;

/** Reading of a tile, with the column for files: no scale in the name, all digits. */
export interface MapReading<R> extends TileReading<R> {
  /** Number of cases behind a value; with few cases it is never called highest or lowest. */
  readonly cases?: (row: R) => number | null;
  /** Text of a value in the sentence; by default with all digits. */
  readonly short?: (row: R) => string;
  readonly file: { readonly label: string; readonly kind: 'money' | 'ratio'; readonly value: (row: R) => Value };
}

/** Reading of money with one scale for all regions. */
function moneyReading<M extends string>(
  label: string,
  key: M,
  rows: readonly Row<M, RegionLevel>[],
  format: Format,
  stateWords: StateWords,
): MapReading<Row<M, RegionLevel>> {
  const unit = format.moneyTable(rows.map(({ current }) => valueOf(current[key])));
  return {
    name: `${label} (${unit.unitLabel})`,
    value: ({ current }) => toPlotValue(current[key]),
    valueText: (value) => unit.wholeCell(String(Math.round(value))),
    exact: ({ current }) => stateWords.exact(current[key], 'money'),
    short: ({ current }) => stateWords.text(current[key], 'money'),
    file: { label, kind: 'money', value: ({ current }) => valueOf(current[key]) },
    scale: roundScale(rows.map(({ current }) => toPlotValue(current[key]))),
  };
}

export function useRevenueReading(measure: RevenueMapMeasure, rows: readonly RevenueRow[]): MapReading<RevenueRow> {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMeasureName();
  const money = useMoneyMeasure();
  const figureWords = useStateWords();
  if (measure === 'change') {
    const value = ({ current, comparison }: RevenueRow) => growth(current[money], comparison[money]);
    const valueText = (ratio: number | null): string => format.percentChange(ratio);
    const isWeak = (row: RevenueRow) => value(row) !== null && isWeakGrowth(row.current.payingObjects, row.comparison.payingObjects);
    const exact = (row: RevenueRow): string => {
      const change = format.percentChange(value(row), 2);
      if (!isWeak(row)) return change;
      const payers = (count: Figure): string => figureWords.exact(count, 'count');
      return t('map.weak', { change, now: payers(row.current.payingObjects), before: payers(row.comparison.payingObjects) });
    };
    const label = t('measure.change');
    return { name: label, value, valueText, exact, file: { label, kind: 'ratio', value }, scale: CHANGE_SCALE, isWeak };
  }
  if (measure === 'amount') return moneyReading(name('revenue', money), money, rows, format, figureWords);
  return {
    ...moneyReading(name('revenue', 'amountPerObject'), 'amountPerObject', rows, format, figureWords),
    cases: ({ current }: RevenueRow) => toPlotValue(current.payingObjects),
  };
}

export function useArrearsReading(rows: readonly ArrearsRow[]): MapReading<ArrearsRow> {
  const format = useFormat();
  const name = useMeasureName();
  const stateWords = useStateWords();
  const value = ({ current }: ArrearsRow) => toPlotValue(current.arrearsRatio);
  return {
    name: name('arrears', 'arrearsRatio'),
    value,
    valueText: (ratio) => format.percent(ratio),
    exact: (row) => `${format.percent(value(row), 2)} (${stateWords.exact(row.current.total, 'money')})`,
    file: { label: name('arrears', 'arrearsRatio'), kind: 'ratio', value },
    scale: roundScale(rows.map(value)),
  };
}

export function useResidentsReading(perResident: PerResident, rows: readonly ResidentsRow[]): MapReading<ResidentsRow> {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMeasureName();
  const reading = moneyReading<PerResident | 'population'>(name('perCapita', perResident), perResident, rows, format, useStateWords());
  return {
    ...reading,
    cases: ({ current }) => toPlotValue(current.population),
    exact: (row) => {
      const { population } = row.current;
      return isKnown(population)
        ? t('map.residents', { amount: reading.exact(row), count: toPlotValue(population) ?? 0 })
        : reading.exact(row);
    },
  };
}
