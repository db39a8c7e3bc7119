import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@pendapa/testing';
import type { Moment } from '../model.ts';
import { Sparkline } from '../sparkline.tsx';
import { MonthBars, panelHeights } from './month-bars.tsx';
import { TrendLine } from './trend-line.tsx';

const moments: readonly Moment[] = ['Jan', 'Feb', 'Mar'].map((short, index) => ({
  key: `2026-0${index + 1}-01`,
  name: `${short} 2026`,
  short,
  year: '2026',
}));
const axis = { title: 'Realisasi (Rp miliar)', tick: String };
const exact = (values: readonly (number | null)[]) => (index: number) => `Rp ${values[index] ?? '-'}`;
const measured = (key: string, label: string, values: readonly (number | null)[]) => ({ key, label, values, exact: exact(values) });

const bars = (onSelect?: (key: string) => void) => (
  <MonthBars
    span={{ moments, currentFrom: 0, unfinished: 2 }}
    onSelect={onSelect}
    bars={{ ...measured('amount', 'Realisasi', [10, 20, 5]), axis }}
    below={[{ ...measured('paying', 'Membayar', [1, 2, 1]), axis: { title: 'Objek Pajak', tick: String } }]}
    height={400}
    description="Realisasi per bulan"
  />
);

const heights = (container: HTMLElement): number[] =>
  [...container.querySelectorAll('rect[data-moment]')].map((bar) => Number(bar.getAttribute('height')));

it('bars are as high as their values, and the unfinished month is hatched', () => {
  const { container } = renderPage(bars());
  const [first = 0, second = 0, third = 0] = heights(container);
  expect(second / first).toBeCloseTo(2, 5);
  expect(third / first).toBeCloseTo(0.5, 5);
  const fills = [...container.querySelectorAll('rect[data-moment]')].map((bar) => bar.getAttribute('fill'));
  expect(fills[2]).toMatch(/^url\(/);
  expect(fills[1]).not.toMatch(/^url\(/);
});

it('each panel has one scale with its unit in the title, and the drawing is described', () => {
  renderPage(bars());
  expect(screen.getByRole('figure', { name: 'Realisasi per bulan' })).toBeInTheDocument();
  expect(screen.getByText('Realisasi (Rp miliar)')).toBeInTheDocument();
  expect(screen.getByText('Objek Pajak')).toBeInTheDocument();
});

it('each stop of the tab key has the name of its panel and its figure', async () => {
  renderPage(bars());
  await userEvent.tab();
  expect(screen.getByRole('group', { name: 'Realisasi (Rp miliar); Realisasi per bulan' })).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Objek Pajak; Realisasi per bulan' })).toHaveAttribute('tabindex', '0');
});

it('the keyboard walks through the values and shows them with all digits', async () => {
  renderPage(bars());
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText(/Jan 2026/, { selector: 'caption' })).toBeInTheDocument();
  expect(screen.getAllByText('Rp 10').length).toBeGreaterThan(0);
});

it('Enter on a month leads to it', async () => {
  const selected: string[] = [];
  renderPage(bars((key) => selected.push(key)));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(selected).toEqual(['2026-02-01']);
});

it('lines that lie close together are told apart by a scale that says where it does not begin', () => {
  const line = (values: readonly number[]) => (
    <TrendLine
      moments={moments}
      axis={{ title: '%', tick: String }}
      lines={[{ ...measured('rate', 'Bagian', values), role: 'actual' }]}
      unfinished={null}
      close
      height={300}
      description="Bagian"
    />
  );
  const { unmount } = renderPage(line([91, 94, 97]));
  expect(screen.getByText('%; skala tidak dimulai dari nol')).toBeInTheDocument();
  expect(screen.queryByText('0')).not.toBeInTheDocument();
  unmount();
  // A line that comes near zero keeps zero in its scale.
  renderPage(line([20, 94, 97]));
  expect(screen.getByText('%')).toBeInTheDocument();
  expect(screen.getByText('0')).toBeInTheDocument();
});

it('a plan is dashed and the line towards an unfinished month dotted', () => {
  const { container } = renderPage(
    <TrendLine
      moments={moments}
      axis={axis}
      lines={[
        { ...measured('actual', 'Realisasi', [1, 3, 4]), role: 'actual' },
        { ...measured('plan', 'Rencana', [1, 2, 6]), role: 'plan' },
      ]}
      unfinished={2}
      height={300}
      description="Kumulatif"
    />,
  );
  const dashes = [...container.querySelectorAll('path[stroke-dasharray]')].map((path) => path.getAttribute('stroke-dasharray'));
  expect(dashes.sort()).toEqual(['1 5', '6 4']);
});

it('a sparkline is not read, its figure is', () => {
  const { container } = renderPage(<Sparkline values={[1, null, 3]} unfinished={2} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('circle')).toHaveLength(1);
});

it('panels fill the height that was asked for, whatever their number', () => {
  for (const lines of [0, 1, 2]) {
    const { bars: first, line } = panelHeights(560, lines);
    expect(first + lines * line + 18 * (lines + 1) + 40).toBe(560);
  }
});
