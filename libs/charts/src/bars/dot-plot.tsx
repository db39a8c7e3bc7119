import { styled } from '@mui/material/styles';
import { useChartColors } from '@pendapa/theme';
import type { ValueAxis } from '../model.ts';
import { ColorKey, Dot, tickEntries } from '../parts/color-key.tsx';
import { Unknown } from '../parts/fill.ts';
import { Tick, ticksIn, type Ticks } from '../parts/ticks.tsx';
import { toneColor } from '../parts/tone.ts';
import { percentPosition } from '../parts/extent.ts';
import { placeScale, type PlaceScale } from './place-scale.ts';
import { valuesOf, type RankedBar } from './ranked-bars.tsx';
import { RowList, type ShownRows } from './row-list.tsx';

export interface DotPlotProps extends Pick<ShownRows, 'initialRows' | 'isSequence'> {
  /** Rows in display order. */
  readonly dots: readonly RankedBar[];
  readonly description: string;
  readonly names: Ticks<string> & { readonly dot: string };
  /** Axis below the rows. */
  readonly axis: ValueAxis;
  readonly onSelect?: (key: string) => void;
}

const Line = styled('span')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  height: 14,
  margin: '0 16px',
  backgroundImage: `linear-gradient(${theme.vars.palette.divider}, ${theme.vars.palette.divider})`,
  backgroundSize: '100% 1px',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
}));

const GridLine = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 3,
  bottom: 3,
  width: 1,
  background: theme.vars.palette.outline,
  printColorAdjust: 'exact',
}));

const Axis = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  position: 'relative',
  height: 34,
  margin: '0 16px',
  color: theme.vars.palette.text.secondary,
  '& > *': { position: 'absolute', whiteSpace: 'nowrap' },
  '& > [data-axis-number]': { top: 0, transform: 'translateX(-50%)' },
  '& > .title': { bottom: 0, right: -16 },
}));

/** Axis labels and title. */
function PlaceNumbers({ scale: { extent, ticks }, title }: { readonly scale: PlaceScale; readonly title: string }) {
  return (
    <Axis data-axis>
      {ticks.map(({ value, words }) => (
        <span key={value} data-axis-number={value} style={{ left: `${percentPosition(value, extent)}%` }}>
          {words}
        </span>
      ))}
      <span className="title">{title}</span>
    </Axis>
  );
}

/** Dot plot: one dot per row on a scale from zero, with the row's ticks. */
export function DotPlot({ dots, description, names, axis, onSelect, ...list }: DotPlotProps) {
  const colors = useChartColors();
  const scale = placeScale(valuesOf(dots), axis.tick);
  const positionOf = (value: number): number => percentPosition(value, scale.extent);
  const rows = dots.map((dot) => {
    const { key, label, text, detail, value, tone = 'actual', exact } = dot;
    const color = toneColor(colors, tone);
    return {
      key,
      label,
      text,
      detail,
      tip: {
        title: label,
        rows: [{ label: names.dot, text: exact }, ...ticksIn(dot).map(([kind, tick]) => ({ label: names[kind] ?? '', text: tick.exact }))],
      },
      bar: (
        <Line>
          {scale.ticks.map((tick) => (
            <GridLine key={tick.value} style={{ left: `${positionOf(tick.value)}%` }} />
          ))}
          {value === null && <Unknown />}
          {ticksIn(dot).map(([kind, tick]) => tick.value !== null && <Tick key={kind} kind={kind} at={positionOf(tick.value)} />)}
          {value !== null && (
            <Dot data-place={value} style={{ left: `${positionOf(value)}%`, top: 2, background: color, borderColor: color }} />
          )}
        </Line>
      ),
    };
  });
  return (
    <>
      <ColorKey entries={[{ label: names.dot, color: colors.series[0], form: 'dot' }, ...tickEntries(names)]} />
      <RowList
        rows={rows}
        description={description}
        onSelect={onSelect}
        {...list}
        foot={<PlaceNumbers scale={scale} title={axis.title} />}
      />
    </>
  );
}
