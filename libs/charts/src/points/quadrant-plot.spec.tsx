import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@pendapa/testing';
import { QuadrantPlot, quadrantOf } from './quadrant-plot.tsx';

it.each([
  [{ x: 0.2, y: 0.1 }, 'highHigh'],
  [{ x: 0.2, y: 0 }, 'highLow'],
  [{ x: 0.1, y: 0.05 }, 'lowHigh'],
  [{ x: 0.1, y: -0.1 }, 'lowLow'],
] as const)('%o is %s where the halves part at 0.2 and 0.05', (point, quadrant) => {
  expect(quadrantOf(point, 0.2, 0.05)).toBe(quadrant);
});

it('names the quarters and the points, and a point leads on', async () => {
  const selected: string[] = [];
  const point = (key: string, x: number, y: number) => ({
    key,
    label: key,
    x,
    y,
    tip: { title: key, rows: [{ label: 'Porsi', text: `${x}` }] },
  });
  renderPage(
    <QuadrantPlot
      points={[point('PKB', 0.3, 0.1), point('PAT', 0.01, -0.2)]}
      x={{ title: 'Porsi', tick: String, divide: 0.1 }}
      y={{ title: 'Pertumbuhan', tick: String, divide: 0 }}
      names={{ highHigh: 'Prima', highLow: 'Potensial', lowHigh: 'Berkembang', lowLow: 'Terbelakang' }}
      height={320}
      description="Kuadran"
      onSelect={(key) => selected.push(key)}
    />,
  );
  for (const name of ['Prima', 'Potensial', 'Berkembang', 'Terbelakang']) expect(screen.getByText(name)).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('img', { name: 'PAT: Porsi 0.01' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(selected).toEqual(['PAT']);
});
