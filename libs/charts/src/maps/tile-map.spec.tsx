import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@pendapa/testing';
import { divergingScale } from '../matrix/heat-scale.ts';
import { neighbourOf } from './neighbour.ts';
import { TileMap, type MapTile } from './tile-map.tsx';

const tile = (key: string, column: number, row: number, value: number | null): MapTile => ({
  key,
  label: `Kecamatan ${key}`,
  group: key === 'D' ? 'south' : 'north',
  column,
  row,
  value,
  tip: { title: `Kecamatan ${key}`, rows: [{ label: 'Perubahan', text: `exact ${key}` }] },
});

// A . B
// C . .
// . D .
const TILES = [tile('A', 0, 0, 5), tile('B', 2, 0, -12), tile('C', 0, 1, null), tile('D', 1, 2, 0)];

describe('where an arrow leads', () => {
  const spots = TILES.map(({ column, row }) => ({ x: column, y: row }));

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 1, 0],
    ['ArrowDown', 0, 2],
    ['ArrowDown', 2, 3],
    ['ArrowDown', 1, 3],
    ['ArrowUp', 3, 2],
    ['ArrowRight', 1, null],
    ['ArrowUp', 0, null],
  ] as const)('%s from %i is %s', (key, from, to) => {
    expect(neighbourOf(spots, key, from)).toBe(to);
  });
});

const map = (onSelect?: (key: string) => void) => (
  <TileMap
    tiles={TILES}
    description="Perubahan per kecamatan"
    scale={divergingScale(0, 5)}
    words={String}
    height={300}
    onSelect={onSelect}
  />
);

it('is a list of the regions with their values, and a dash where nothing is known', () => {
  renderPage(map());
  const items = within(screen.getByRole('list', { name: 'Perubahan per kecamatan' })).getAllByRole('listitem');
  const named = items.map((item) => [...item.querySelectorAll('.tile > :not([aria-hidden])')].map(({ textContent }) => textContent));
  expect(named).toEqual([
    ['Kecamatan A', '5'],
    ['Kecamatan B', '-12'],
    ['Kecamatan C', '-'],
    ['Kecamatan D', '0'],
  ]);
});

it('marks what rests on too little, in another colour than what does not', () => {
  const [weak, known] = [{ ...tile('A', 0, 0, 5), isWeak: true }, tile('B', 1, 0, 5)];
  renderPage(
    <TileMap
      tiles={[weak, known]}
      description="Perubahan"
      scale={divergingScale(0, 5)}
      words={String}
      height={300}
      onSelect={() => undefined}
    />,
  );
  const [pale, full] = screen.getAllByRole('button');
  expect(pale).toHaveAccessibleName('Kecamatan A 5 *');
  expect(full).toHaveAccessibleName('Kecamatan B 5');
  expect(pale?.style.color).not.toBe(full?.style.color);
});

it('walks over the map by arrow keys, with the exact words, and goes into a region with Enter', async () => {
  const chosen: string[] = [];
  renderPage(map((key) => chosen.push(key)));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Kecamatan A 5' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const last = screen.getByRole('button', { name: 'Kecamatan D 0' });
  expect(last).toHaveFocus();
  expect(last).toHaveAccessibleDescription('Perubahan exact D');
  expect(await screen.findByText('exact D')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual(['D']);
});
