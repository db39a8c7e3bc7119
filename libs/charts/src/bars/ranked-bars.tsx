import type { ReactNode } from 'react';
import { useMessages } from '@pendapa/i18n';
import { useChartColors } from '@pendapa/theme';
import { messages } from '../messages.ts';
import { ColorKey, tickEntries, type KeyEntry } from '../parts/color-key.tsx';
import { Track, Unknown } from '../parts/fill.ts';
import { Length } from '../parts/length.tsx';
import { Tick, ticksIn, type Ticks, type TickValue } from '../parts/ticks.tsx';
import { toneColor, type Tone } from '../parts/tone.ts';
import { extentOf, percentPosition, type Extent } from '../parts/extent.ts';
import { RowList, type ShownRows } from './row-list.tsx';

export interface RankedBar extends Ticks<TickValue> {
  readonly key: string;
  readonly label: string;
  readonly value: number | null;
  /** True if disclosure control hides the value: its text says so, and there is no bar. */
  readonly hidden?: boolean;
  /** The value in words. */
  readonly text: string;
  /** All digits, for the pointer. */
  readonly exact: string;
  /** Colour of a rated bar; `actual` by default. */
  readonly tone?: Tone;
  /** Another measure of the row on the same scale, as a thinner bar below. */
  readonly second?: TickValue;
  /** Further figures at the end of the row, such as share and change. */
  readonly detail?: ReactNode;
}

export interface BarNames extends Ticks<string> {
  readonly bar: string;
  readonly second?: string;
}

export interface RankedBarsProps extends ShownRows {
  /** In the order to be shown. */
  readonly bars: readonly RankedBar[];
  readonly description: string;
  /** Names of the bars and of each kind of tick, shown as a key above the rows. */
  readonly names?: BarNames;
  /** A click or Enter on a row. */
  readonly onSelect?: (key: string) => void;
  /** The end of the scale, such as 1 for chances; without it the largest value. */
  readonly end?: number;
}

/** Heights of the two bars of a row in pixels. */
const PAIR = { first: { height: 10 }, second: { height: 6, marginTop: 1 } } as const;

interface BarProps {
  readonly bar: RankedBar;
  readonly extent: Extent;
}

function Bar({ bar: { value, hidden = false, tone = 'actual', second, ...ticks }, extent }: BarProps) {
  const colors = useChartColors();
  const first = (
    <Track style={second && PAIR.first}>
      {value === null && !hidden && <Unknown />}
      {value !== null && <Length to={value} extent={extent} color={toneColor(colors, tone)} />}
      {ticksIn(ticks).map(
        ([kind, tick]) => tick.value !== null && <Tick key={kind} kind={kind} at={percentPosition(tick.value, extent)} />,
      )}
    </Track>
  );
  if (!second) return first;
  return (
    <>
      {first}
      <Track style={PAIR.second}>{second.value !== null && <Length to={second.value} extent={extent} color={colors.series[1]} />}</Track>
    </>
  );
}

/** All values on the scale of the rows. */
export const valuesOf = (rows: readonly RankedBar[]): readonly (number | null)[] =>
  rows.flatMap((row) => [row.value, row.second?.value ?? null, ...ticksIn(row).map(([, { value }]) => value)]);

/** Key entries of the bars. */
const barEntries = ({ bar, second }: BarNames, [first, other]: readonly [string, string, ...string[]]): readonly KeyEntry[] => [
  { label: bar, color: first, form: 'fill' },
  ...(second === undefined ? [] : [{ label: second, color: other, form: 'fill' as const }]),
];

/** Horizontal bars from zero with full names; a list for screen readers. */
export function RankedBars({ bars, description, names, end = 0, ...list }: RankedBarsProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const extent = extentOf([...valuesOf(bars), end]);
  const rows = bars.map((bar) => ({
    key: bar.key,
    label: bar.label,
    text: bar.text,
    detail: bar.detail,
    bar: <Bar bar={bar} extent={extent} />,
    tip: {
      title: bar.label,
      rows: [
        { label: names?.bar ?? t('value'), text: bar.exact },
        ...(bar.second ? [{ label: names?.second ?? '', text: bar.second.exact }] : []),
        ...ticksIn(bar).map(([kind, tick]) => ({ label: names?.[kind] ?? '', text: tick.exact })),
      ],
    },
  }));
  return (
    <>
      {names && <ColorKey entries={[...barEntries(names, colors.series), ...tickEntries(names)]} />}
      <RowList rows={rows} description={description} {...list} />
    </>
  );
}
