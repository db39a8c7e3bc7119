import { geoMercator, geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import { labelSpot, type LabelSpot, type Point } from './label-spot.ts';
import { partRemote } from './remote.ts';
import type { Position, Shape } from './topology.ts';

/** Rectangle in pixels from the upper left corner. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlottedShape {
  readonly key: string;
  /** SVG path; a region may have pieces in the map and in the inset. */
  readonly path: string;
  /** Label spot of its largest piece; null in the inset if the map has a piece, too. */
  readonly spot: LabelSpot | null;
}

export interface MapDrawing {
  readonly shapes: readonly PlottedShape[];
  /** Frame of the inset; null without distant pieces. */
  readonly inset: Frame | null;
  /** Heavier borders as one path. */
  readonly lines: string;
}

const EDGE = 4;
const INSET_PART = 0.24;
const MIN_INSET = 72;
const HEADING_HEIGHT = 18;

const geometryOf = (shapes: readonly Shape[]): GeoPermissibleObjects => ({
  type: 'MultiPolygon',
  coordinates: shapes.flatMap(({ polygons }) => polygons.map((rings) => rings.map((ring) => ring.map(([x, y]) => [x, y])))),
});

function projectionFor(shapes: readonly Shape[], { x, y, width, height }: Frame): GeoProjection {
  const corners: [[number, number], [number, number]] = [
    [x + EDGE, y + EDGE],
    [Math.max(x + width - EDGE, x + EDGE + 1), Math.max(y + height - EDGE, y + EDGE + 1)],
  ];
  return geoMercator().fitExtent(corners, geometryOf(shapes));
}

const projected = (ring: readonly Position[], projection: GeoProjection): readonly Point[] =>
  ring.flatMap(([x, y]): Point[] => {
    const point = projection([x, y]);
    return point ? [point] : [];
  });

function widestSpot({ polygons }: Shape, projection: GeoProjection): LabelSpot | null {
  const spots = polygons.flatMap((rings) => labelSpot(projected(rings[0] ?? [], projection)) ?? []);
  return spots.reduce<LabelSpot | null>((best, spot) => (best && best.width >= spot.width ? best : spot), null);
}

function projectShapes(shapes: readonly Shape[], frame: Frame): readonly PlottedShape[] {
  const projection = projectionFor(shapes, frame);
  const path = geoPath(projection).digits(1);
  return shapes.map((shape) => ({ key: shape.key, path: path(geometryOf([shape])) ?? '', spot: widestSpot(shape, projection) }));
}

function linesIn(lines: readonly (readonly Position[])[], shapes: readonly Shape[], frame: Frame): string {
  if (lines.length === 0) return '';
  const coordinates = lines.map((line) => line.map(([x, y]) => [x, y]));
  return geoPath(projectionFor(shapes, frame)).digits(1)({ type: 'MultiLineString', coordinates }) ?? '';
}

/** Projects shapes into an area (Mercator, which keeps angles), with an inset at the left for distant pieces. */
export function drawMap(
  shapes: readonly Shape[],
  lines: readonly (readonly Position[])[],
  size: { readonly width: number; readonly height: number },
): MapDrawing {
  const { main, remote } = partRemote(shapes);
  const side = remote.length === 0 ? 0 : Math.max(MIN_INSET, size.width * INSET_PART);
  const area = { x: side, y: 0, width: size.width - side, height: size.height };
  const inset = remote.length === 0 ? null : { x: 0.5, y: HEADING_HEIGHT, width: side - 8, height: size.height - HEADING_HEIGHT - 0.5 };
  const near = projectShapes(main, area);
  const far = inset === null ? [] : projectShapes(remote, inset);
  return { shapes: [...near, ...far], inset, lines: linesIn(lines, main, area) };
}
