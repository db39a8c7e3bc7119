import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { renderPage } from '@pendapa/testing';
import { fitting, linesOf } from './fitting.ts';
import { squarify } from './squarify.ts';
import { Treemap } from './treemap.tsx';

const frame = { x: 0, y: 0, width: 6, height: 4 };

describe('squarify', () => {
  // The example of the paper: 6, 6, 4, 3, 2, 2, 1 in a frame of 6 by 4.
  it('lays out as published', () => {
    const rects = squarify([6, 6, 4, 3, 2, 2, 1], frame);
    expect(rects.slice(0, 2)).toEqual([
      { x: 0, y: 0, width: 3, height: 2 },
      { x: 0, y: 2, width: 3, height: 2 },
    ]);
    expect(rects[2]?.x).toBe(3);
    expect(rects[2]?.height).toBeCloseTo(7 / 3, 5);
  });

  it('gives every value its area, whatever the values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 40 }), (values) => {
        const falling = [...values].sort((a, b) => b - a);
        const whole = falling.reduce((sum, value) => sum + value, 0);
        squarify(falling, frame).forEach(({ width, height }, index) =>
          expect(width * height).toBeCloseTo(((falling[index] ?? 0) / whole) * 24, 5),
        );
      }),
    );
  });

  it('has nothing to lay out without values', () => expect(squarify([0, 0], frame)).toEqual([]));
});

describe('names in tiles', () => {
  it('break between words only', () => {
    expect(linesOf('Internet banking / CMS', 70)).toBe(3);
    expect(linesOf('Internet banking / CMS', 200)).toBe(1);
    expect(linesOf('Internet banking / CMS', 40)).toBeNull();
  });

  it('are shown whole or not at all, the amount only where it fits as well', () => {
    expect(fitting('Mobile banking', 'Rp 2,42 triliun', { width: 130, height: 60 })).toBe('both');
    expect(fitting('Mobile banking', 'Rp 2,42 triliun', { width: 90, height: 60 })).toBe('name');
    expect(fitting('Mobile banking', 'Rp 2,42 triliun', { width: 90, height: 30 })).toBe('nothing');
  });
});

const leaf = (key: string, value: number) => ({ key, label: key, value, text: `${value}`, exact: `Rp ${value}` });
const groups = [
  { key: 'x', label: 'Bank X', text: '3', leaves: [leaf('ATM', 1), leaf('Teller', 2)] },
  { key: 'y', label: 'Bank Y', text: '7', leaves: [leaf('QRIS', 7), leaf('Kosong', 0)] },
];

it('reads as nested lists, largest first, without what has no area', () => {
  renderPage(<Treemap groups={groups} description="Bank dan kanal" height={320} />);
  const lists = within(screen.getByRole('group', { name: 'Bank dan kanal' })).getAllByRole('list');
  expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual(['Bank Y', 'Bank X']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['QRIS7', 'Teller2', 'ATM1']);
});

it('numbers the tiles without room for their name, and names them in a key', () => {
  const many = [{ key: 'z', label: 'Bank Z', text: '', leaves: [leaf('Loket', 900), leaf('Minimarket', 1), leaf('Kartu kredit', 1)] }];
  renderPage(<Treemap groups={many} description="Bank dan kanal" height={320} />);
  expect(screen.getByText('1 Minimarket · 2 Kartu kredit')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((tile) => tile.querySelector('.number')?.textContent)).toEqual([undefined, '1', '2']);
});

it('names in the key the groups without room for their name', () => {
  const slim = { key: 's', label: 'Bank Pembangunan Daerah Contoh Selatan dan Barat', text: '', leaves: [leaf('ATM', 1)] };
  renderPage(<Treemap groups={[...groups, slim]} description="Bank dan kanal" height={320} />);
  expect(within(screen.getByRole('group')).getByText('Bank Pembangunan Daerah Contoh Selatan dan Barat')).not.toBeVisible();
  expect(
    screen.getAllByText('Bank Pembangunan Daerah Contoh Selatan dan Barat').filter((name) => !name.closest('[role="group"]')),
  ).toHaveLength(1);
});

it('a tile is selected by click or Enter, and says its exact value', async () => {
  const selected: string[][] = [];
  renderPage(<Treemap groups={groups} description="Bank dan kanal" height={320} onSelect={(...keys) => selected.push(keys)} />);
  await userEvent.tab();
  expect(screen.getByText('Rp 7')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(selected).toEqual([['x', 'Teller']]);
});
