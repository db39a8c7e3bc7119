import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@pendapa/testing';
import { outliers, withoutOverlap } from '../axes/outliers.ts';
import { ScatterPlot } from './scatter-plot.tsx';

it('outliers are the farthest in units of each axis’ own spread', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 0.1, y: 1 },
    { x: 0.9, y: 0 },
    { x: 0, y: 1000 },
  ];
  expect(outliers(points, 2)).toEqual([3, 2]);
});

it('labels that would stand on a more important one are left out', () => {
  const box = (left: number, middle: number) => ({ left, right: left + 50, middle });
  expect(withoutOverlap([box(0, 100), box(20, 105), box(60, 105), box(0, 120)])).toEqual([0, 2, 3]);
});

it('leaves out names that would lie over a dot, and keeps those that stand beside it', () => {
  const name = { left: 9, right: 59, middle: 100 };
  expect(withoutOverlap([name], [{ x: 0, y: 100 }])).toEqual([0]);
  expect(
    withoutOverlap(
      [name],
      [
        { x: 0, y: 100 },
        { x: 40, y: 108 },
      ],
    ),
  ).toEqual([]);
  expect(withoutOverlap([name], [{ x: 40, y: 113 }])).toEqual([0]);
});

it('names the outliers, and walks through the points with the exact values', async () => {
  const selected: string[] = [];
  const point = (key: string, x: number, y: number) => ({
    key,
    label: key,
    x,
    y,
    tip: { title: key, rows: [{ label: 'OP', text: `${x}%` }] },
  });
  const { container } = renderPage(
    <ScatterPlot
      points={[point('Gambir', 1, 1), point('Koja', 1, 2), point('Menteng', 50, 60)]}
      x={{ title: 'Pertumbuhan OP', tick: String }}
      y={{ title: 'Pertumbuhan realisasi', tick: String }}
      labelled={1}
      height={320}
      description="Unit"
      onSelect={(key) => selected.push(key)}
    />,
  );
  expect(screen.getByText('Menteng')).toBeInTheDocument();
  expect(screen.queryByText('Koja')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('group', { name: 'Unit' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('img', { name: 'Koja: OP 1%' })).toHaveFocus();
  expect(container.querySelector('[data-shown]')).toHaveAttribute('data-shown', 'Koja');
  await userEvent.keyboard('{Enter}');
  expect(selected).toEqual(['Koja']);
});

it('draws a line with its interval below the points, and names the points that it is told to', async () => {
  const point = (key: string, x: number, y: number) => ({ key, label: key, x, y, tip: { title: key, rows: [] } });
  const { container } = renderPage(
    <ScatterPlot
      points={[point('Gambir', 10, 10), point('Koja', 20, 20), point('Menteng', 30, 30)]}
      x={{ title: 'X', tick: String }}
      y={{ title: 'Y', tick: String }}
      labelled={['Koja']}
      fit={[
        { x: 10, expected: 10, low: 8, high: 12 },
        { x: 30, expected: 30, low: 28, high: 32 },
      ]}
      fromZero={false}
      height={320}
      description="Unit"
    />,
  );
  expect(await screen.findByText('Koja')).toBeInTheDocument();
  expect(screen.queryByText('Menteng')).not.toBeInTheDocument();
  const line = (container.querySelector('polyline')?.getAttribute('points') ?? '').split(' ').map((at) => at.split(',').map(Number));
  const dots = ['Gambir', 'Menteng'].map((key) => {
    const dot = container.querySelector(`[data-point="${key}"]`);
    return [Number(dot?.getAttribute('cx')), Number(dot?.getAttribute('cy'))];
  });
  // The line goes through the points that lie on it, and its interval has two sides.
  expect(line).toEqual(dots);
  expect((container.querySelector('polygon')?.getAttribute('points') ?? '').split(' ')).toHaveLength(4);
  expect(screen.queryByText('0')).not.toBeInTheDocument();
});
