import type { AnswerTo, RegionLevel } from '@pendapa/query';
import { answerOf, squareRegions } from '@pendapa/testing';
import { mapRegionRows } from './map-region-rows.ts';

const square = (code: string, parent: string, column: number) => ({ code, name: `Batas ${code}`, parent, column, row: 0 });
// C1 has a boundary but no row, A3 a row but no boundary. B1 is in another city.
const TOPOLOGY = squareRegions([square('A2', 'A', 0), square('A1', 'A', 1), square('B1', 'B', 2), square('C1', 'C', 3)]);

const answer = (city: readonly (string | null)[], district: readonly (string | null)[]): AnswerTo<'amount', RegionLevel> =>
  answerOf({ by: { city, district }, measures: { amount: { unit: 'money', values: district.map(() => '1'), total: '9' } } });

it('draws every region with borders, by the region above and code, and names the rows that have none', () => {
  const { regions, bare } = mapRegionRows(answer(['B', 'A', 'A', 'A', null], ['B1', 'A2', 'A3', 'A1', null]), TOPOLOGY, null);
  expect(regions.map(({ code, group, row }) => [code, group, row?.current.amount ?? null])).toEqual([
    ['A1', 'A', '1'],
    ['A2', 'A', '1'],
    ['B1', 'B', '1'],
    ['C1', 'C', null],
  ]);
  expect(bare).toEqual(['A3']);
});

it('draws of a chosen region what lies in it', () => {
  const { regions, bare } = mapRegionRows(answer(['A'], ['A2']), TOPOLOGY, 'A');
  expect(regions.map(({ code, name, row }) => [code, name, row !== null])).toEqual([
    ['A1', 'Batas A1', false],
    ['A2', 'Batas A2', true],
  ]);
  expect(bare).toEqual([]);
});
