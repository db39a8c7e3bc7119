import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@pendapa/testing';
import { FanChart } from './fan-chart.tsx';

const moments = ['Sep', 'Okt', 'Nov', 'Des'].map((short, index) => ({
  key: `2026-${String(index + 9)}`,
  name: `${short} 2026`,
  short,
  year: '2026',
}));
const exact = (values: readonly (number | null)[]) => (index: number) => `Rp ${String(values[index] ?? '-')}`;
const measured = (key: string, label: string, values: readonly (number | null)[]) => ({ key, label, values, exact: exact(values) });
const band = (level: number, reach: number) => ({
  key: String(level),
  label: `${String(level)}%`,
  low: [null, null, 50 - reach, 60 - reach],
  high: [null, null, 50 + reach, 60 + reach],
  exact: (index: number) => `Rp ${String(50 + 10 * (index - 2) - reach)} – ${String(50 + 10 * (index - 2) + reach)}`,
});

const fan = () => (
  <FanChart
    moments={moments}
    history={measured('known', 'Realisasi', [40, 45, null, null])}
    median={measured('median', 'Perkiraan', [null, null, 50, 60])}
    bands={[band(50, 5), band(80, 10), band(95, 20)]}
    plan={measured('plan', 'Rencana', [42, 44, 55, 65])}
    today={{ firstKey: '2026-11', label: 'Hari ini' }}
    axis={{ title: 'Rp miliar', tick: String }}
    unfinished={null}
    height={320}
    description="Perkiraan per bulan"
  />
);

/** Height of a band at its last month, in pixels. */
const heightOf = (container: HTMLElement, level: number): number => {
  const path = container.querySelector(`path[data-band="${String(level)}"]`)?.getAttribute('d') ?? '';
  const points = [...path.matchAll(/([\d.]+),([\d.]+)/g)].map((found) => Number(found[2]));
  // The path has the upper edge, then the lower one backwards; the two middle points belong to the last month.
  return (points[2] ?? NaN) - (points[1] ?? NaN);
};

it('bands are as wide as their values, and each carries its name', () => {
  const { container } = renderPage(fan());
  expect(heightOf(container, 80) / heightOf(container, 50)).toBeCloseTo(2, 5);
  expect(heightOf(container, 95) / heightOf(container, 50)).toBeCloseTo(4, 5);
  for (const name of ['50%', '80%', '95%', 'Hari ini', 'Realisasi', 'Perkiraan', 'Rencana'])
    expect(screen.getByText(name)).toBeInTheDocument();
});

it('the middle is dashed, what is known is not', () => {
  const { container } = renderPage(fan());
  const dashes = [...container.querySelectorAll('figure path[stroke][fill="none"]')].map((path) => path.getAttribute('stroke-dasharray'));
  expect(dashes.filter((dash) => dash === null)).toHaveLength(1);
  expect(dashes).toHaveLength(3);
});

it('the keyboard reads what came of a month that is over, and of one to come the middle and its bands', async () => {
  renderPage(fan());
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText(/Sep 2026/, { selector: 'caption' })).toBeInTheDocument();
  expect(screen.getByText('Rp 40', { selector: 'td' })).toBeInTheDocument();
  expect(screen.queryByRole('rowheader', { name: '80%' })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(await screen.findByText(/Nov 2026/, { selector: 'caption' })).toBeInTheDocument();
  expect(screen.getByText('Rp 40 – 60', { selector: 'td' })).toBeInTheDocument();
});
