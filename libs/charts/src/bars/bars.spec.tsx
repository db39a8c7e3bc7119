import { screen, within } from '@testing-library/react';
import { renderPage } from '@pendapa/testing';
import { BulletList } from './bullet-list.tsx';
import { extentOf, place } from './extent.ts';
import { RankedBars } from './ranked-bars.tsx';

describe('bars from zero', () => {
  it('hold zero, whatever the values', () => {
    expect(extentOf([5, 10])).toEqual({ least: 0, most: 10 });
    expect(extentOf([-5, null])).toEqual({ least: -5, most: 0 });
    expect(extentOf([])).toEqual({ least: 0, most: 0 });
  });

  it('place values in percent of the width', () => {
    expect(place(5, { least: 0, most: 10 })).toBe(50);
    expect(place(0, { least: -10, most: 30 })).toBe(25);
    expect(place(0, { least: 0, most: 0 })).toBe(0);
  });
});

it('ranked bars read as a list: name, value, detail, in the given order', () => {
  renderPage(
    <RankedBars
      description="Realisasi per jenis pajak"
      bars={[
        { key: 'a', label: 'BPHTB', value: 30, text: 'Rp 30', exact: 'Rp 30,00', detail: '75,0%' },
        { key: 'b', label: 'Reklame', value: null, text: '-', exact: '-', detail: '-' },
      ]}
    />,
  );
  const items = within(screen.getByRole('list', { name: 'Realisasi per jenis pajak' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['BPHTBRp 3075,0%', 'Reklame--']);
  expect(items[0]).toHaveAttribute('title', 'BPHTB: Rp 30,00');
});

it('a bullet says its value, and both ticks with all digits', () => {
  renderPage(
    <BulletList
      description="Pencapaian per jenis pajak"
      names={{ bar: 'Realisasi', thin: 'APBD', solid: 'APBDP' }}
      bullets={[{ key: 'a', label: 'BPHTB', value: 0.9, thin: 1.1, solid: 1, text: '90,0%', exact: 'APBD Rp 11; APBDP Rp 10' }]}
    />,
  );
  const item = within(screen.getByRole('list', { name: 'Pencapaian per jenis pajak' })).getByRole('listitem');
  expect(item).toHaveTextContent('BPHTB90,0%');
  expect(item).toHaveAttribute('title', 'BPHTB: APBD Rp 11; APBDP Rp 10');
  expect(screen.getByText('APBDP')).toBeInTheDocument();
});
