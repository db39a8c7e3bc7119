import type { ReactNode } from 'react';
import { useChartColors } from '@pendapa/theme';
import { ColorKey } from '../parts/color-key.tsx';
import { Track, Unknown } from '../parts/fill.ts';
import { Length } from '../parts/length.tsx';
import { seriesColor } from '../parts/tone.ts';
import { extentOf, type Extent } from '../parts/extent.ts';
import { RowList, type ShownRows } from './row-list.tsx';
import { stackValues, sharesOf } from './stack.ts';

export interface StackedBar {
  readonly key: string;
  readonly label: string;
  /** Value of each part; null if unknown. */
  readonly values: readonly (number | null)[];
  /** Text of a part with all digits. */
  readonly exact: (part: number) => string;
  /** True if hidden: no bar, and the text says so. */
  readonly hidden?: boolean;
  /** Formatted total. */
  readonly text: string;
  /** Text at the end of a row, such as share and change. */
  readonly detail?: ReactNode;
}

export interface StackedBarsProps extends ShownRows {
  readonly bars: readonly StackedBar[];
  /** Names of the parts; from the fifth on they share one grey. */
  readonly parts: readonly string[];
  readonly description: string;
  readonly onSelect?: (key: string) => void;
}

interface PileProps {
  readonly values: readonly (number | null)[];
  readonly hidden?: boolean;
  readonly extent: Extent;
}

function Pile({ values, hidden = false, extent }: PileProps) {
  const colors = useChartColors();
  if (values.every((value) => value === null)) {
    return <Track>{!hidden && <Unknown />}</Track>;
  }
  return (
    <Track>
      {stackValues(values).map((piece, index) => {
        if (!piece || piece.from === piece.to) return null;
        return <Length key={index} {...piece} extent={extent} color={seriesColor(colors, index)} isPart />;
      })}
    </Track>
  );
}

interface PlottedBarsProps extends StackedBarsProps {
  readonly plotValuesOf: (bar: StackedBar) => readonly (number | null)[];
  readonly extent: Extent;
}

function PlottedBars({ bars, parts, description, plotValuesOf, extent, ...list }: PlottedBarsProps) {
  const colors = useChartColors();
  const rows = bars.map((bar) => ({
    key: bar.key,
    label: bar.label,
    text: bar.text,
    detail: bar.detail,
    bar: <Pile values={plotValuesOf(bar)} hidden={bar.hidden} extent={extent} />,
    tip: { title: bar.label, rows: parts.map((label, index) => ({ label, text: bar.exact(index), color: seriesColor(colors, index) })) },
  }));
  return (
    <>
      <ColorKey entries={parts.map((label, index) => ({ label, color: seriesColor(colors, index), form: 'fill' }))} />
      <RowList rows={rows} description={description} {...list} />
    </>
  );
}

/** Stacked bars from zero; negative parts extend to the left. */
export function StackedBars(props: StackedBarsProps) {
  const ends = props.bars.flatMap(({ values }) => stackValues(values).map((piece) => piece?.to ?? null));
  return <PlottedBars {...props} plotValuesOf={({ values }) => values} extent={extentOf(ends)} />;
}

/** Stacked bars in which every row is 100 %. */
export function ShareBars(props: StackedBarsProps) {
  return <PlottedBars {...props} plotValuesOf={({ values }) => sharesOf(values)} extent={{ min: 0, max: 1 }} />;
}
