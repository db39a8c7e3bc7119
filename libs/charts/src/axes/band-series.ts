import type { BarSeriesType, LineSeriesType } from '@mui/x-charts/models';
import { extentOf } from '../parts/extent.ts';
import type { Measured, MarkRole, ValueAxis } from '../model.ts';
import { VALUES, type Category } from './category.ts';
import { roomFor } from './ticks.ts';

/** Values of bars or of a line, with their colour. */
export interface Coloured extends Measured {
  readonly color: string;
}

export type BandSeries = (BarSeriesType | LineSeriesType) & { readonly data: readonly (number | null)[] };

const known = ({ key, label, color, values, exact }: Coloured) => ({
  id: key,
  label,
  color,
  data: values,
  valueFormatter: (_: number | null, { dataIndex }: { readonly dataIndex: number }) => exact(dataIndex),
});

/** Bars from zero, stacked if there are several; `colorAt` gives a colour for each index. */
export const barsOf = (bars: Coloured, colorAt?: (index: number) => string): BandSeries => ({
  type: 'bar',
  ...known(bars),
  stack: 'all',
  ...(colorAt && { colorGetter: ({ dataIndex }) => colorAt(dataIndex) }),
});

/** Encodes the role in the id, because the chart library returns only the id. */
export const lineOf = (line: Coloured & { readonly role: MarkRole }): BandSeries => ({
  type: 'line',
  ...known(line),
  id: `${line.role} ${line.key}`,
});

const EDGE = 'edge';

/** Edge of a band: part of the scale and of keyboard navigation, without a line. */
export const edgeOf = (edge: Coloured, side: 'low' | 'high'): BandSeries => ({
  type: 'line',
  ...known(edge),
  id: `${EDGE} ${side} ${edge.key}`,
});

export const isEdge = (id: string): boolean => id.startsWith(`${EDGE} `);

/** Key of the band of an edge id; null for other ids. */
export const bandOfEdge = (id: string, side: 'low' | 'high'): string | null =>
  id.startsWith(`${EDGE} ${side} `) ? id.slice(`${EDGE} ${side} `.length) : null;

const isRole = (word: string | undefined): word is MarkRole => word === 'second' || word === 'comparison' || word === 'plan';

/** Role of a line created by `lineOf`. */
export function roleOf(id: string): MarkRole {
  const word = id.split(' ')[0];
  return isRole(word) ? word : 'actual';
}

/** Categories of an axis with their tooltips: the name and the values of all series. */
export const categoriesOf = (
  moments: readonly Omit<Category, 'tip' | 'isUnfinished'>[],
  rows: readonly Coloured[],
  unfinished: { readonly index: number | null; readonly remark: string },
): readonly Category[] =>
  moments.map((moment, index) => {
    const isUnfinished = index === unfinished.index;
    const title = isUnfinished ? `${moment.name} (${unfinished.remark})` : moment.name;
    const tip = () => ({ title, rows: rows.map(({ label, color, exact }) => ({ label, color, text: exact(index) })) });
    return { ...moment, isUnfinished, tip };
  });

/** Pixels per grid line; at most five lines. */
const TICK_DISTANCE = 70;
const AXIS_WIDTH = 48;
const roundOf = (value: number): number => (value === 0 ? 0 : Math.sign(value) * 10 ** Math.ceil(Math.log10(Math.abs(value))));

/** Width in pixels for the tick labels of a value axis. */
export function axisWidth({ tick }: ValueAxis, series: readonly BandSeries[]): number {
  const { min, max } = extentOf(series.flatMap(({ data }) => data));
  return Math.max(AXIS_WIDTH, Math.ceil(roomFor([min, max].map((value) => tick(roundOf(value))))));
}

/** Value axis of all series; includes 0 unless `from` is set. */
export function valueAxisOf({ title, tick, from = 0 }: ValueAxis, series: readonly BandSeries[], height: number) {
  const { min, max } = extentOf(series.flatMap(({ data }) => data));
  return {
    id: VALUES,
    label: title,
    valueFormatter: tick,
    tickNumber: Math.min(5, Math.max(2, Math.round(height / TICK_DISTANCE))),
    ...(min === 0 && { min: from }),
    ...(max === 0 && { max: min === 0 ? 1 : 0 }),
  };
}
