import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, squareRegions } from '@pendapa/testing';
import { sequentialScale } from '../matrix/heat-scale.ts';
import type { MapRegion } from './choropleth.tsx';
import { labelSpot } from './label-spot.ts';
import { Choropleth } from './lazy-choropleth.tsx';
import { drawMap } from './map-drawing.ts';
import { partRemote } from './remote.ts';
import { linesBetween, shapesOf } from './topology.ts';

const region = (code: string, column: number, row: number, parent = 'south') => ({ code, name: `Kecamatan ${code}`, parent, column, row });

// C D
// A B        E far to the north
const NEAR = [region('A', 0, 0), region('B', 1, 0), region('C', 0, 1, 'north'), region('D', 1, 1, 'north')];
const TOPOLOGY = squareRegions(NEAR);
const everything = () => true;

describe('shapes of borders', () => {
  it('are closed rings of degrees, clockwise, of the regions that are shown', () => {
    const shapes = shapesOf(TOPOLOGY, (_, parent) => parent === 'north');
    expect(shapes.map(({ key, name, parent }) => [key, name, parent])).toEqual([
      ['C', 'Kecamatan C', 'north'],
      ['D', 'Kecamatan D', 'north'],
    ]);
    const ring = shapes[0]?.polygons[0]?.[0]?.map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
    expect(ring).toEqual([
      [106, -5.9],
      [106, -5.8],
      [106.1, -5.8],
      [106.1, -5.9],
      [106, -5.9],
    ]);
  });

  it('know which borders part groups', () => {
    const groups: Record<string, string> = { A: 'south', B: 'south', C: 'north', D: 'north' };
    const heights = linesBetween(TOPOLOGY, (key) => groups[key]).map((line) => line.map(([, y]) => Math.round(y * 10) / 10));
    // A to C and B to D, without the coast and borders within a group.
    expect(heights).toEqual([
      [-5.9, -5.9],
      [-5.9, -5.9],
    ]);
    expect(linesBetween(TOPOLOGY, (key) => (key === 'A' ? 'south' : undefined))).toEqual([]);
  });
});

/** A block of five by five. */
const block = () =>
  Array.from({ length: 25 }, (_, index) => region(`S${String(index).padStart(2, '0')}`, index % 5, Math.floor(index / 5)));

const parted = (...regions: readonly ReturnType<typeof region>[]) => {
  const { main, remote } = partRemote(shapesOf(squareRegions(regions), everything));
  return { main: main.map(({ key }) => key), remote: remote.map(({ key }) => key) };
};

describe('what lies far away', () => {
  it('goes into a frame of its own where it is little and the rest gets larger', () => {
    const far = [region('E', 0, 12), region('F', 1, 14)];
    expect(parted(...block(), ...far)).toEqual({ main: block().map(({ code }) => code), remote: ['E', 'F'] });
  });

  it('takes only the far pieces of a region', () => {
    const [first, ...others] = shapesOf(squareRegions([...block(), region('E', 0, 12)]), everything);
    const island = others.at(-1);
    const split = { ...first, key: 'S00', name: '', parent: null, polygons: [...(first?.polygons ?? []), ...(island?.polygons ?? [])] };
    const { main, remote } = partRemote([split, ...others.slice(0, -1)]);
    expect(main.find(({ key }) => key === 'S00')?.polygons).toEqual(first?.polygons);
    expect(remote).toEqual([{ ...split, polygons: island?.polygons }]);
  });

  it.each([
    ['everything is near', NEAR],
    ['it is much of the area', [...NEAR, region('E', 0, 9)]],
    ['it is a step away', [...block(), region('E', 2, 5)]],
    ['the rest would hardly be larger', [...Array.from({ length: 20 }, (_, row) => region(`S${String(row)}`, 0, row)), region('E', 0, 22)]],
    ['there is only one', [region('A', 0, 0)]],
  ])('stays on the map where %s', (_, regions) => {
    expect(parted(...regions)).toEqual({ main: regions.map(({ code }) => code), remote: [] });
  });

  it('is drawn beside the map, and neither covers the other', () => {
    const shapes = shapesOf(squareRegions([...block(), region('E', 0, 12)]), everything);
    const { shapes: projectedShapes, inset } = drawMap(shapes, [], { width: 640, height: 320 });
    const spots = Object.fromEntries(projectedShapes.map(({ key, spot }) => [key, spot?.x ?? 0]));
    const edge = (inset?.x ?? 0) + (inset?.width ?? 0);
    expect(spots['E']).toBeLessThan(edge);
    for (const { code } of block()) expect(spots[code]).toBeGreaterThan(edge);
  });
});

it('fits the regions to the area, north up and east to the right', () => {
  const { shapes, inset } = drawMap(shapesOf(TOPOLOGY, everything), [], { width: 408, height: 208 });
  expect(inset).toBeNull();
  const spots = Object.fromEntries(shapes.map(({ key, spot }) => [key, [Math.round(spot?.x ?? 0), Math.round(spot?.y ?? 0)]]));
  // Two squares of 100 pixels, centred in a wider frame.
  expect(spots['A']).toEqual([154, expect.closeTo(154, -1)]);
  expect(spots['D']).toEqual([254, expect.closeTo(54, -1)]);
});

it('has room for a name in the widest stretch of a region', () => {
  // An L: 30 wide below, 10 wide above.
  const spot = labelSpot([
    [0, 0],
    [10, 0],
    [10, 60],
    [30, 60],
    [30, 100],
    [0, 100],
  ]);
  // One line fits at 70; two would reach into the narrow part.
  expect(spot).toEqual({ x: 15, y: 70, width: 30, narrow: 0 });
  expect(
    labelSpot([
      [0, 0],
      [5, 0],
      [9, 0],
    ]),
  ).toBeNull();
});

const mapRegion = (code: string, value: number | null): MapRegion => ({
  key: code,
  label: `Kecamatan ${code}`,
  group: code < 'C' ? 'south' : 'north',
  value,
  tip: { title: `Kecamatan ${code}`, rows: [{ label: 'Realisasi', text: `exact ${code}` }] },
});
const REGIONS = [mapRegion('A', 5), mapRegion('B', null), mapRegion('C', 11), mapRegion('D', 0), mapRegion('Z', 3)];

const open = async (onSelect?: (key: string) => void) => {
  renderPage(
    <Choropleth
      topology={TOPOLOGY}
      regions={REGIONS}
      description="Realisasi per kecamatan"
      scale={sequentialScale(12)}
      words={String}
      height={300}
      onSelect={onSelect}
    />,
  );
  return screen.findByRole('group', { name: 'Realisasi per kecamatan' });
};

it('says every region with its value, and what is not known; a region without borders is not drawn', async () => {
  await open();
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Kecamatan A 5',
    'Kecamatan B tidak ada nilai',
    'Kecamatan C 11',
    'Kecamatan D 0',
  ]);
});

it('is walked by arrow keys over neighbours, tells the exact words, and goes into a region with Enter', async () => {
  const chosen: string[] = [];
  await open((key) => chosen.push(key));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Kecamatan A 5' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Kecamatan C 11' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  const last = screen.getByRole('button', { name: 'Kecamatan D 0' });
  expect(last).toHaveFocus();
  expect(last).toHaveAccessibleDescription('Realisasi exact D');
  expect(await screen.findByText('exact D')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual(['D']);
});
