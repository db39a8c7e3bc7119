import type { Texts } from '@pendapa/contracts';

/** Longitude and latitude in degrees. */
type Position = readonly [number, number];
/** The last position repeats the first. */
export type LinearRing = readonly Position[];

export interface Feature {
  /** Number of the feature in the file, from 1, for messages. */
  readonly place: number;
  readonly properties: Readonly<Record<string, unknown>>;
  /** Each polygon is an outer ring and its holes. */
  readonly polygons: readonly (readonly LinearRing[])[];
}

export interface ReadGeojson {
  readonly features: readonly Feature[];
  readonly faults: readonly Texts[];
}

const MAX_FEATURES = 20_000;
const MAX_POSITIONS = 2_000_000;
const MIN_RING_POSITIONS = 4;
/** Older files name WGS84 with longitude first in these ways. */
const WGS84 = /(CRS84|EPSG:{1,2}4326)$/i;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class FeatureFault extends Error {
  constructor(readonly texts: Texts) {
    super(texts.en);
  }
}
const featureFault = (id: string, en: string): FeatureFault => new FeatureFault({ id, en });

function toPosition(value: unknown): Position {
  if (!Array.isArray(value) || typeof value[0] !== 'number' || typeof value[1] !== 'number')
    throw featureFault('koordinat bukan pasangan angka', 'a position is not a pair of numbers');
  const [x, y] = value as [number, number];
  if (Math.abs(x) <= 180 && Math.abs(y) <= 90) return [x, y];
  if (Math.abs(y) <= 180 && Math.abs(x) <= 90) {
    throw featureFault(
      `koordinat [${String(x)}, ${String(y)}] tampaknya tertukar: GeoJSON menulis bujur dahulu, lalu lintang`,
      `the position [${String(x)}, ${String(y)}] seems to be turned round: GeoJSON has longitude first, then latitude`,
    );
  }
  throw featureFault(
    `koordinat [${String(x)}, ${String(y)}] di luar derajat WGS84; ubah dahulu berkasnya ke EPSG:4326`,
    `the position [${String(x)}, ${String(y)}] is outside of the degrees of WGS84; convert the file to EPSG:4326 first`,
  );
}

function toRing(value: unknown): LinearRing {
  if (!Array.isArray(value)) throw featureFault('cincin poligon bukan daftar', 'a ring of a polygon is not a list');
  const positions = value.map(toPosition);
  const [first, last] = [positions[0], positions.at(-1)];
  if (positions.length < MIN_RING_POSITIONS) throw featureFault('cincin poligon kurang dari 4 titik', 'a ring has fewer than 4 positions');
  if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1])
    throw featureFault(
      'cincin poligon tidak tertutup (titik awal dan akhir berbeda)',
      'a ring is not closed (first and last position differ)',
    );
  return positions;
}

function toPolygon(value: unknown): readonly LinearRing[] {
  if (!Array.isArray(value) || value.length === 0) throw featureFault('poligon tanpa cincin', 'a polygon without rings');
  return value.map(toRing);
}

function toPolygons(geometry: unknown): readonly (readonly LinearRing[])[] {
  if (!isObject(geometry)) throw featureFault('tidak memiliki geometri', 'it has no geometry');
  const { type, coordinates } = geometry;
  if (type === 'Polygon') return [toPolygon(coordinates)];
  if (type === 'MultiPolygon' && Array.isArray(coordinates) && coordinates.length > 0) return coordinates.map(toPolygon);
  const shown = typeof type === 'string' ? type : '?';
  throw featureFault(
    `geometrinya ${shown}, harus Polygon atau MultiPolygon yang berisi`,
    `its geometry is ${shown}, it must be a Polygon or MultiPolygon with content`,
  );
}

function toFeature(value: unknown, place: number): Feature {
  if (!isObject(value) || value['type'] !== 'Feature') throw featureFault('bukan Feature', 'it is not a Feature');
  const properties = isObject(value['properties']) ? value['properties'] : {};
  const { id } = value;
  // GeoJSON allows an identifier outside the properties.
  const own = typeof id === 'string' || typeof id === 'number' ? { id, ...properties } : properties;
  return { place, properties: own, polygons: toPolygons(value['geometry']) };
}

function findCrsFault(collection: Readonly<Record<string, unknown>>): Texts | null {
  const { crs } = collection;
  if (crs === undefined || crs === null) return null;
  const name = isObject(crs) && isObject(crs['properties']) ? crs['properties']['name'] : undefined;
  if (typeof name === 'string' && WGS84.test(name)) return null;
  const shown = typeof name === 'string' ? name.slice(0, 60) : '?';
  return {
    id: `sistem koordinatnya ${shown}, bukan WGS84; ubah dahulu berkasnya ke EPSG:4326`,
    en: `its coordinate system is ${shown}, not WGS84; convert the file to EPSG:4326 first`,
  };
}

const withOnlyFault = (id: string, en: string): ReadGeojson => ({ features: [], faults: [{ id, en }] });

const countPositions = ({ polygons }: Feature): number => polygons.flat().reduce((sum, { length }) => sum + length, 0);

/**
 * Reads the features of a GeoJSON text (RFC 7946).
 * @returns faults that name their feature; a file with a fault is not used.
 */
export function readGeojson(text: string): ReadGeojson {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    return withOnlyFault(`bukan JSON yang sah: ${reason}`, `it is not valid JSON: ${reason}`);
  }
  if (!isObject(value) || value['type'] !== 'FeatureCollection' || !Array.isArray(value['features']))
    return withOnlyFault('bukan FeatureCollection GeoJSON', 'it is not a FeatureCollection of GeoJSON');
  const crs = findCrsFault(value);
  if (crs) return { features: [], faults: [crs] };
  const found: readonly unknown[] = value['features'];
  if (found.length === 0) return withOnlyFault('tidak berisi satu wilayah pun', 'it holds no region at all');
  if (found.length > MAX_FEATURES)
    return withOnlyFault(`lebih dari ${String(MAX_FEATURES)} wilayah`, `it holds more than ${String(MAX_FEATURES)} regions`);
  const features: Feature[] = [];
  const faults: Texts[] = [];
  let positions = 0;
  for (const [index, candidate] of found.entries()) {
    try {
      const feature = toFeature(candidate, index + 1);
      positions += countPositions(feature);
      features.push(feature);
    } catch (error) {
      if (!(error instanceof FeatureFault)) throw error;
      faults.push({ id: `wilayah ke-${String(index + 1)}: ${error.texts.id}`, en: `feature ${String(index + 1)}: ${error.texts.en}` });
    }
  }
  if (positions > MAX_POSITIONS)
    return withOnlyFault(
      `lebih dari ${String(MAX_POSITIONS)} titik; sederhanakan dahulu batasnya`,
      `it holds more than ${String(MAX_POSITIONS)} positions; simplify the borders first`,
    );
  return { features, faults };
}
