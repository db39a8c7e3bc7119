import { SAMPLE_LAYOUT } from './sample-layout.ts';
import { tilePlaces } from './tile-places.ts';

it('lays out every district of the sample, each on a place of its own', () => {
  expect(SAMPLE_LAYOUT.size).toBe(44);
  expect(new Set([...SAMPLE_LAYOUT.values()].map(({ column, row }) => `${column} ${row}`)).size).toBe(44);
  const cities = [...SAMPLE_LAYOUT.keys()].map((code) => code.slice(0, 5));
  const count = (city: string): number => cities.filter((of) => of === city).length;
  expect(['31.01', '31.71', '31.72', '31.73', '31.74', '31.75'].map(count)).toEqual([2, 8, 6, 8, 10, 10]);
});

it('crops the known layout to the regions shown', () => {
  // Gambir, Senen and Menteng: (3,3), (4,3) and (3,4) of the whole.
  const places = tilePlaces([
    { code: '31.71.01', group: '31.71' },
    { code: '31.71.04', group: '31.71' },
    { code: '31.71.06', group: '31.71' },
  ]);
  expect(places).toEqual([
    { column: 0, row: 0 },
    { column: 1, row: 0 },
    { column: 0, row: 1 },
  ]);
});

it('puts any other regions in rows, a new one for each region above', () => {
  const places = tilePlaces([
    { code: 'a', group: 'X' },
    { code: 'b', group: 'X' },
    { code: 'c', group: 'Y' },
  ]);
  expect(places).toEqual([
    { column: 0, row: 0 },
    { column: 1, row: 0 },
    { column: 0, row: 1 },
  ]);
});

it('makes the regions of one group a block rather than a line', () => {
  const wards = ['a', 'b', 'c', 'd', 'e', 'f'].map((code) => ({ code, group: 'X' }));
  // The root of 6 is 2.4, times 1.3 is 3.2: four to a row.
  expect(tilePlaces(wards).map(({ column, row }) => [column, row])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [0, 1],
    [1, 1],
  ]);
  expect(tilePlaces([])).toEqual([]);
});
