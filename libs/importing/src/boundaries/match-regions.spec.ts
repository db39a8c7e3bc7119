import type { KnownRegion } from '@pendapa/warehouse';
import { feature, square } from '../testing/border-file.ts';
import { matchRegions, type CodeChoice, type MatchResult } from './match-regions.ts';
import { readGeojson, type Feature } from './read-geojson.ts';

const region = (code: string, bpsCode: string | null, level = 'city'): KnownRegion => ({ code, level, name: code, parent: '31', bpsCode });
// The two code systems give the same two cities opposite numbers.
const REGIONS = [region('31.71', '3173'), region('31.73', '3171'), region('31.71.01', null, 'district')];

const featuresOf = (...properties: readonly object[]): readonly Feature[] => {
  const text = JSON.stringify({
    type: 'FeatureCollection',
    features: properties.map((own, column) => ({ ...feature('-', square(column, 0)), properties: own })),
  });
  return readGeojson(text).features;
};
const matchOf = (features: readonly Feature[], wanted?: Partial<CodeChoice>): MatchResult => matchRegions(features, REGIONS, wanted);
const codesOf = (result: MatchResult): readonly string[] =>
  'matching' in result ? result.matching.matched.map(({ region: { code } }) => code) : result.faults.map(({ en }) => en);

it('finds the property that holds region codes, whatever its name', () => {
  const result = matchOf(featuresOf({ name: 'Pusat', KODE: '31.71' }, { name: 'Gambir', KODE: '31.71.01' }));
  expect(result).toMatchObject({ matching: { property: 'KODE', system: 'region', unknown: [] } });
  expect(codesOf(result)).toEqual(['31.71', '31.71.01']);
});

it('takes codes without dots and as numbers where nothing else is meant by them', () => {
  expect(codesOf(matchOf(featuresOf({ code: 317101 })))).toEqual(['31.71.01']);
});

it('does not guess which city is meant where the systems differ', () => {
  const features = featuresOf({ kode: '3171' }, { kode: '3173' });
  expect(codesOf(matchOf(features))).toEqual([
    'the region codes can be read in more than one way, with different results. Choose one: --code-property "kode" --code-system region; --code-property "kode" --code-system bps',
  ]);
  expect(codesOf(matchOf(features, { system: 'bps' }))).toEqual(['31.73', '31.71']);
  expect(codesOf(matchOf(features, { property: 'kode', system: 'region' }))).toEqual(['31.71', '31.73']);
});

it('trusts codes with dots above those that could be of either system', () => {
  expect(codesOf(matchOf(featuresOf({ bps: '3173', kemendagri: '31.71' })))).toEqual(['31.71']);
});

it('is not led astray by a property that names the region above', () => {
  const districts = [...REGIONS, region('31.71.02', null, 'district')];
  const features = featuresOf({ code: '31.71.01', parent: '31.71' }, { code: '31.71.02', parent: '31.71' });
  expect(codesOf(matchRegions(features, districts))).toEqual(['31.71.01', '31.71.02']);
});

it('names what is no region of these data, and leaves it out', () => {
  const result = matchOf(featuresOf({ code: '31.71' }, { code: '32.04' }, { name: 'tanpa kode' }));
  expect(result).toMatchObject({ matching: { unknown: ['32.04', '-'] } });
  expect(codesOf(result)).toEqual(['31.71']);
});

it('refuses a code that comes twice, with both places', () => {
  expect(codesOf(matchOf(featuresOf({ code: '31.71' }, { code: '31.73' }, { code: '31.71' })))).toEqual([
    expect.stringMatching(/31\.71 comes more than once: features 1, 3/),
  ]);
});

it('says what the file and the data hold where nothing fits', () => {
  expect(codesOf(matchOf(featuresOf({ nama: 'Gambir', kode: '99' })))).toEqual([
    expect.stringMatching(/nama = Gambir, kode = 99\. Region codes of the data: 31\.71, 31\.73/),
  ]);
  expect(codesOf(matchOf(featuresOf({ code: '31.71' }), { property: 'KODE' }))[0]).toMatch(/no property holds region codes/);
});
