import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@pendapa/testing';
import { BumpChart } from './bump-chart.tsx';
import { ParetoChart } from './pareto-chart.tsx';
import { countReaching, cumulativeShares } from './pareto.ts';

describe('the running share', () => {
  it('adds up to the whole', () => {
    expect(cumulativeShares([50, 30, 20])).toEqual([0.5, 0.8, 1]);
    expect(cumulativeShares([0])).toEqual([0]);
  });

  it('counts how many make the part', () => {
    expect(countReaching([50, 30, 20], 0.8)).toBe(2);
    expect(countReaching([50, 30, 20], 0.81)).toBe(3);
    // 0.7 + 0.1 is a little less than 0.8 in floating point.
    expect(countReaching([7, 1, 1, 1], 0.8)).toBe(2);
    expect(countReaching([], 0.8)).toBe(0);
  });
});

it('a Pareto chart marks where 80 % is reached, and reads each item with share and running share', async () => {
  renderPage(
    <ParetoChart
      items={[50, 30, 20].map((value, index) => ({ key: `${index}`, label: `Pasangan ${index}`, value, exact: `Rp ${value}` }))}
      percent={(share) => `${Math.round(share * 100)}%`}
      axisTitle="Pasangan"
      reached={(count) => `${count} pasangan = 80%`}
      height={320}
      description="Pareto pasangan"
    />,
  );
  expect(screen.getByRole('figure', { name: 'Pareto pasangan' })).toBeInTheDocument();
  expect(screen.getByText('2 pasangan = 80%')).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('img', { name: 'Pasangan 1; Porsi; Rp 30; 30%' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('img', { name: 'Pasangan 1; Kumulatif; 80%' })).toHaveFocus();
});

const years = ['2024', '2025'].map((name) => ({ key: name, name, short: name, year: name }));

it('a bump chart names its lines with their last rank, the best first, without those that never were among the shown', async () => {
  const selected: string[] = [];
  const line = (key: string, ranks: readonly (number | null)[]) => ({ key, label: key, ranks, exact: (index: number) => `Rp ${index}` });
  const { container } = renderPage(
    <BumpChart
      moments={years}
      lines={[line('A', [1, 2]), line('B', [2, 1]), line('C', [3, null]), line('D', [9, 9])]}
      depth={3}
      height={320}
      description="Peringkat"
      onSelect={(key) => selected.push(key)}
    />,
  );
  const names = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(names.filter((name) => /^[A-D]$/.test(name ?? ''))).toEqual(['B', 'A']);
  expect(container.querySelectorAll('[data-point="C"]')).toHaveLength(1);
  expect(container.querySelectorAll('[data-point="D"]')).toHaveLength(0);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{Enter}');
  expect(screen.getByRole('img', { name: 'A: 2024 1 · Rp 0; 2025 2 · Rp 1' })).toHaveFocus();
  expect(selected).toEqual(['A']);
});
