import { screen } from '@testing-library/react';
import { renderPage } from '@pendapa/testing';
import type { Moment } from '../model.ts';
import { DivergingBars } from './diverging-bars.tsx';
import { ShareMonths, StackedMonths } from './stacked-months.tsx';

const moments: readonly Moment[] = [
  { key: '2023-12-01', name: 'Desember 2023', short: 'Des', year: '2023' },
  { key: '2024-01-01', name: 'Januari 2024', short: 'Jan', year: '2024' },
];
const measured = (key: string, label: string, values: readonly number[]) => ({
  key,
  label,
  values,
  exact: (index: number) => `${label} ${values[index] ?? '-'}`,
});
const axis = { title: 'Objek', tick: String };

it('what came stands above zero, what went hangs below it', () => {
  const { container } = renderPage(
    <DivergingBars
      moments={moments}
      flows={{ up: measured('up', 'Dibuka', [10, 5]), down: measured('down', 'Ditutup', [5, 10]), net: measured('net', 'Bersih', [5, -5]) }}
      axis={axis}
      unfinished={null}
      height={320}
      description="Dibuka dan ditutup"
    />,
  );
  const bars = [...container.querySelectorAll('rect[data-moment="2023-12-01"]')];
  const [up, down] = bars.map((bar) => ({ y: Number(bar.getAttribute('y')), height: Number(bar.getAttribute('height')) }));
  expect((up?.y ?? 0) + (up?.height ?? 0)).toBeCloseTo(down?.y ?? -1, 1);
  expect((up?.height ?? 0) / (down?.height ?? 1)).toBeCloseTo(2, 1);
  expect(screen.getByText('Bersih')).toBeInTheDocument();
});

it('a break is named where the moments hold it, and left out where they do not', () => {
  const chart = (firstKey: string) => (
    <StackedMonths
      moments={moments}
      parts={[measured('a', 'PBJT', [1, 2])]}
      axis={axis}
      unfinished={null}
      height={320}
      description="Kategori"
      breaks={[{ firstKey, label: 'Perubahan 2024' }]}
    />
  );
  const { unmount } = renderPage(chart('2024-01-01'));
  expect(screen.getByText('Perubahan 2024')).toBeInTheDocument();
  unmount();
  renderPage(chart('2020-01-01'));
  expect(screen.queryByText('Perubahan 2024')).not.toBeInTheDocument();
});

it('what begins with the first moment, or before it, is named at the axis', () => {
  const { container } = renderPage(
    <StackedMonths
      moments={moments}
      parts={[measured('a', 'PBJT', [1, 2])]}
      axis={axis}
      unfinished={null}
      height={320}
      description="Kategori"
      breaks={[{ firstKey: moments[0]?.key ?? '', label: 'A' }]}
    />,
  );
  const line = container.querySelector('line[stroke-dasharray="4 3"]');
  expect(Number(screen.getByText('A').getAttribute('x'))).toBeGreaterThan(Number(line?.getAttribute('x1')));
});

it('the tone of a part colours it, and texts that are wider than a bar are left out', () => {
  const { container } = renderPage(
    <StackedMonths
      moments={moments}
      parts={[
        { ...measured('a', 'Lama', [1, 2]), tone: 'bad' },
        { ...measured('b', 'Baru', [3, 2]), tone: 'pale' },
      ]}
      axis={axis}
      unfinished={null}
      height={320}
      description="Umur"
      barTexts={['4,0', '4,1']}
    />,
  );
  const bars = [...container.querySelectorAll('rect[data-moment="2023-12-01"]')];
  // The drawing has no width here.
  expect(screen.queryByText('4,0')).not.toBeInTheDocument();
  expect(bars.map((bar) => bar.getAttribute('fill'))).toEqual([
    'var(--pendapa-palette-chart-bad)',
    'var(--pendapa-palette-heat-sequential1Ground)',
  ]);
});

it('shares end at the whole, also where their sum is rounded to a little more', () => {
  renderPage(
    <ShareMonths
      moments={moments}
      parts={[measured('a', 'Tepat', [6, 1]), measured('b', 'Terlambat', [23, 1]), measured('c', 'Belum', [1, 1])]}
      axis={{ title: '%', tick: (value) => `${String(Math.round(value * 100))}%` }}
      unfinished={null}
      height={320}
      description="Kepatuhan"
    />,
  );
  expect(screen.getByText('100%')).toBeInTheDocument();
  expect(screen.queryByText('120%')).not.toBeInTheDocument();
});
