import { useId, useMemo } from 'react';
import { styled } from '@mui/material/styles';
import type { Topology } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { useHeatColors } from '@pendapa/theme';
import { ChartFigure } from '../chart-figure.tsx';
import { HeatLegend } from '../matrix/heat-legend.tsx';
import { classOf, type HeatScale } from '../matrix/heat-scale.ts';
import { messages } from '../messages.ts';
import { markProps } from '../parts/mark.ts';
import { MarkArea } from '../parts/mark-area.tsx';
import { SvgText } from '../parts/svg-text.tsx';
import type { Tip } from '../parts/tip.tsx';
import { useWidth } from '../parts/use-width.ts';
import { drawMap, type PlottedShape } from './map-drawing.ts';
import { neighbourOf } from './neighbour.ts';
import { linesBetween, shapesOf } from './topology.ts';
import { WEAK_MARK } from './weak-mark.ts';

export interface MapRegion {
  /** Key in the boundary file. */
  readonly key: string;
  readonly label: string;
  /** Regions of different groups are separated by a heavier line. */
  readonly group: string;
  /** Null if unknown: hatched. */
  readonly value: number | null;
  /** True for too few cases: pale, with a mark. */
  readonly isWeak?: boolean;
  /** Tooltip with all digits. */
  readonly tip: Tip;
}

export interface ChoroplethProps {
  readonly topology: Topology;
  /** Regions in reading order; those without a boundary are omitted. */
  readonly regions: readonly MapRegion[];
  readonly description: string;
  readonly scale: HeatScale;
  /** Formats values of regions and of the legend. */
  readonly words: (value: number) => string;
  /** Height of the map in pixels. */
  readonly height: number;
  /** Called on a click or Enter on a region. */
  readonly onSelect?: (key: string) => void;
}

const LETTER_WIDTH = 6.3;
const MARGIN = 4;
const LINE_HEIGHT = 14;
/** Opacity of a region with too few cases. */
const FEW_CASES_OPACITY = 0.25;

const Map = styled('svg')(({ theme }) => ({
  display: 'block',
  '& .region path': { stroke: theme.vars.palette.outline, strokeWidth: 0.75, strokeLinejoin: 'round' },
  '& .region:hover path, & .region:focus-visible path': { stroke: theme.vars.palette.text.primary, strokeWidth: 2 },
  '& .line': { fill: 'none', stroke: theme.vars.palette.text.primary, strokeWidth: 1.75, strokeLinejoin: 'round' },
  '& .frame': { fill: 'none', stroke: theme.vars.palette.divider },
  '& .hatch': { stroke: theme.vars.palette.outline },
  '& .region': { printColorAdjust: 'exact', '@media (forced-colors: active)': { forcedColorAdjust: 'none' } },
}));

/** Lines of a name that fits its region, one or two; null if it does not fit. */
function linesOf(label: string, spot: NonNullable<PlottedShape['spot']>): readonly string[] | null {
  const fits = (text: string, width: number): boolean => text.length * LETTER_WIDTH + MARGIN <= width;
  if (fits(label, spot.width)) return [label];
  const words = label.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines = [words.slice(0, half).join(' '), words.slice(half).join(' ')];
  return words.length > 1 && lines.every((line) => fits(line, spot.narrow)) ? lines : null;
}

interface PlottedRegion {
  readonly region: MapRegion;
  readonly pieces: readonly PlottedShape[];
  readonly spot: PlottedShape['spot'];
}

/** Map of regions coloured by class; distant parts are in an inset with another scale. */
export function Choropleth({ topology, regions, description, scale, words, height, onSelect }: ChoroplethProps) {
  const t = useMessages(messages);
  const steps = useHeatColors()[scale.colors];
  const hatch = useId();
  const [measured, width] = useWidth();
  const groups = JSON.stringify(regions.map(({ key, group }) => [key, group]));
  const drawing = useMemo(() => {
    const known = new globalThis.Map(JSON.parse(groups) as [string, string][]);
    const shapes = shapesOf(topology, (key) => known.has(key));
    return drawMap(
      shapes,
      linesBetween(topology, (key) => known.get(key)),
      { width, height },
    );
  }, [topology, groups, width, height]);
  const plottedRegions = regions.flatMap((region): PlottedRegion[] => {
    const pieces = drawing.shapes.filter(({ key }) => key === region.key);
    return pieces.length === 0 ? [] : [{ region, pieces, spot: pieces.find(({ spot }) => spot !== null)?.spot ?? null }];
  });
  const stepOf = ({ value }: MapRegion) => (value === null ? undefined : steps[classOf(scale, value)]);
  const textOf = ({ value, isWeak = false }: MapRegion): string => {
    if (value === null) return t('noValue');
    return isWeak ? `${words(value)} ${WEAK_MARK}` : words(value);
  };
  const { inset } = drawing;
  return (
    <ChartFigure description={description}>
      <HeatLegend scale={scale} words={words} />
      <MarkArea
        tip={(index) => plottedRegions[index]?.region.tip}
        neighbour={(key, from) =>
          neighbourOf(
            plottedRegions.map(({ spot }) => spot ?? { x: 0, y: 0 }),
            key,
            from,
          )
        }
        onSelect={onSelect && ((index) => onSelect(plottedRegions[index]?.region.key ?? ''))}
      >
        <Map ref={measured} width="100%" height={height} role="group" aria-label={description}>
          <defs>
            <pattern id={hatch} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <line className="hatch" x1={0.5} x2={0.5} y1={0} y2={5} strokeWidth={1} />
            </pattern>
          </defs>
          {inset && (
            <g aria-hidden="true">
              <SvgText x={0} y={12}>
                {t('inset')}
              </SvgText>
              <rect className="frame" x={inset.x} y={inset.y} width={inset.width} height={inset.height} rx={4} />
            </g>
          )}
          {plottedRegions.map(({ region, pieces }, index) => (
            <g
              key={region.key}
              className="region"
              role={onSelect ? 'button' : 'img'}
              aria-label={`${region.label} ${textOf(region)}`}
              style={onSelect && { cursor: 'pointer' }}
              {...markProps(index, region.tip)}
            >
              {pieces.map(({ path }) => (
                <path
                  key={path}
                  d={path}
                  fill={stepOf(region)?.ground ?? `url(#${hatch})`}
                  fillOpacity={region.isWeak ? FEW_CASES_OPACITY : 1}
                  fillRule="evenodd"
                />
              ))}
            </g>
          ))}
          <g aria-hidden="true" pointerEvents="none">
            <path className="line" d={drawing.lines} />
            {plottedRegions.map(({ region, spot }) => {
              const lines = spot && linesOf(region.label, spot);
              return (
                lines && (
                  <SvgText key={region.key} textAnchor="middle" style={{ fill: region.isWeak ? undefined : stepOf(region)?.ink }}>
                    {lines.map((line, at) => (
                      <tspan key={line} x={spot.x} y={spot.y + 4 + (at - (lines.length - 1) / 2) * LINE_HEIGHT}>
                        {line}
                      </tspan>
                    ))}
                  </SvgText>
                )
              );
            })}
          </g>
        </Map>
      </MarkArea>
    </ChartFigure>
  );
}
