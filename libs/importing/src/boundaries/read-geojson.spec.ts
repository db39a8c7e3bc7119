import { collection, feature, square } from '../testing/border-file.ts';
import { readGeojson } from './read-geojson.ts';

const faultsOf = (text: string): readonly string[] => readGeojson(text).faults.map(({ en }) => en);
const withGeometry = (geometry: unknown): string => collection({ type: 'Feature', properties: {}, geometry });
const polygonOf = (coordinates: unknown): string => withGeometry({ type: 'Polygon', coordinates });

it('reads polygons and multipolygons with their properties, an identifier beside them, and a byte order mark', () => {
  const multi = {
    type: 'Feature',
    id: 31.71,
    properties: null,
    geometry: { type: 'MultiPolygon', coordinates: [[square(0, 0)], [square(2, 0)]] },
  };
  const { features, faults } = readGeojson(`\uFEFF${collection(feature('31.74', square(1, 0)), multi)}`);
  expect(faults).toEqual([]);
  expect(features.map(({ place, properties, polygons }) => [place, properties, polygons.length])).toEqual([
    [1, { name: 'Wilayah 31.74', code: '31.74' }, 1],
    [2, { id: 31.71 }, 2],
  ]);
});

it.each([
  ['{"type":"FeatureColl', /^it is not valid JSON/],
  ['[]', /not a FeatureCollection/],
  ['{"type":"Polygon","coordinates":[]}', /not a FeatureCollection/],
  [collection(), /no region at all/],
  [JSON.stringify({ type: 'FeatureCollection', features: Array.from({ length: 20_001 }, () => ({})) }), /more than 20000 regions/],
  [collection({ type: 'Point' }), /feature 1: it is not a Feature/],
  [withGeometry(null), /feature 1: it has no geometry/],
  [withGeometry({ type: 'LineString', coordinates: square(0, 0) }), /its geometry is LineString/],
  [withGeometry({ type: 'MultiPolygon', coordinates: [] }), /with content/],
  [polygonOf([]), /without rings/],
  [polygonOf([square(0, 0).slice(0, 3)]), /fewer than 4 positions/],
  [polygonOf([square(0, 0).slice(0, 4)]), /not closed/],
  [polygonOf([[[106, null]]]), /not a pair of numbers/],
  [polygonOf([square(0, 0).map(([x, y]) => [y, x])]), /turned round: GeoJSON has longitude first/],
  [polygonOf([square(0, 0).map(([x, y]) => [x * 6_000, y * 150_000])]), /EPSG:4326/],
])('refuses %s', (text, reason) => {
  expect(faultsOf(text)).toEqual([expect.stringMatching(reason)]);
});

it('refuses another coordinate system, and takes the old name of the right one', () => {
  const named = (name: string): string =>
    JSON.stringify({ type: 'FeatureCollection', crs: { type: 'name', properties: { name } }, features: [feature('A', square(0, 0))] });
  expect(faultsOf(named('urn:ogc:def:crs:EPSG::23830'))).toEqual([expect.stringContaining('EPSG::23830')]);
  expect(faultsOf(named('urn:ogc:def:crs:OGC:1.3:CRS84'))).toEqual([]);
});

it('names every feature that cannot be used', () => {
  const bad = { type: 'Feature', properties: {}, geometry: null };
  expect(faultsOf(collection(bad, feature('A', square(0, 0)), bad))).toEqual([
    'feature 1: it has no geometry',
    'feature 3: it has no geometry',
  ]);
});
