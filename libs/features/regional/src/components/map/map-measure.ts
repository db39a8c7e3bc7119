import {
  drawn,
  growth,
  isWeakGrowth,
  useMeasureName,
  useMoneyMeasure,
  type RegionLevel,
  type Row,
  type TileReading,
} from '@pendapa/analysis';
import { divergingScale, roundScale } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/regional.ts';
import { usePerResident, type MapRegionMeasure, type PerResident } from '../shared/questions.ts';

/** Five points a class: the same on every filter, so that colours can be compared. */
const CHANGE_SCALE = divergingScale(0, 0.05);

/** What the map can be coloured by: rates first, as a sum mostly tells how large a region is. */
export const MAP_MEASURES = ['change', 'perObject', 'perResident', 'arrears', 'amount'] as const;
export type MapMeasure = (typeof MAP_MEASURES)[number];

/** Measures of the regions' revenue alone. */
export type RevenueMapMeasure = Exclude<MapMeasure, 'arrears' | 'perResident'>;

export type RevenueRow = Row<MapRegionMeasure, RegionLevel>;
export type ResidentsRow = Row<PerResident | 'population', RegionLevel>;
export type ArrearsRow = Row<'arrearsRatio' | 'total', RegionLevel>;

/** What the tiles show, and the column of a file: named without the scale of the screen, all digits. */
export interface MapReading<R> extends TileReading<R> {
  readonly file: { readonly label: string; readonly kind: 'money' | 'ratio'; readonly value: (row: R) => Value };
}

export function useRevenueReading(measure: RevenueMapMeasure, rows: readonly RevenueRow[]): MapReading<RevenueRow> {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMeasureName();
  const money = useMoneyMeasure();
  if (measure === 'change') {
    const value = ({ current, comparison }: RevenueRow) => growth(current[money], comparison[money]);
    const words = (ratio: number | null): string => format.change(ratio);
    const isWeak = (row: RevenueRow) => value(row) !== null && isWeakGrowth(row.current.payingObjects, row.comparison.payingObjects);
    const exact = (row: RevenueRow): string => {
      const change = format.change(value(row), 2);
      if (!isWeak(row)) return change;
      const payers = (value: Value): string => format.valueExact(value, 'count');
      return t('map.weak', { change, now: payers(row.current.payingObjects), before: payers(row.comparison.payingObjects) });
    };
    return {
      name: t('measure.change'),
      value,
      words,
      exact,
      file: { label: t('measure.change'), kind: 'ratio', value },
      scale: CHANGE_SCALE,
      isWeak,
    };
  }
  const key = measure === 'perObject' ? 'amountPerObject' : money;
  const values = rows.map(({ current }) => drawn(current[key]));
  const axis = format.moneyAxis(Math.max(0, ...values.filter((value) => value !== null)));
  return {
    name: `${name('revenue', key)} (${axis.unitLabel})`,
    value: ({ current }) => drawn(current[key]),
    words: axis.tick,
    exact: ({ current }) => format.valueExact(current[key], 'money'),
    file: { label: name('revenue', key), kind: 'money', value: ({ current }) => current[key] },
    scale: roundScale(values),
  };
}

export function useArrearsReading(rows: readonly ArrearsRow[]): MapReading<ArrearsRow> {
  const format = useFormat();
  const name = useMeasureName();
  const value = ({ current }: ArrearsRow) => drawn(current.arrearsRatio);
  return {
    name: name('arrears', 'arrearsRatio'),
    value,
    words: (ratio) => format.percent(ratio),
    exact: (row) => `${format.percent(value(row), 2)} (${format.valueExact(row.current.total, 'money')})`,
    file: { label: name('arrears', 'arrearsRatio'), kind: 'ratio', value },
    scale: roundScale(rows.map(value)),
  };
}

export function useResidentsReading(rows: readonly ResidentsRow[]): MapReading<ResidentsRow> {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMeasureName();
  const perResident = usePerResident();
  const values = rows.map(({ current }) => drawn(current[perResident]));
  const axis = format.moneyAxis(Math.max(0, ...values.filter((value) => value !== null)));
  const label = name('perCapita', perResident);
  return {
    name: `${label} (${axis.unitLabel})`,
    value: ({ current }) => drawn(current[perResident]),
    words: axis.tick,
    exact: ({ current }) => {
      const amount = format.valueExact(current[perResident], 'money');
      return current.population === null ? amount : t('map.residents', { amount, count: Number(current.population) });
    },
    file: { label, kind: 'money', value: ({ current }) => current[perResident] },
    scale: roundScale(values),
  };
}
