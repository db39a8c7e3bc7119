import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@pendapa/testing';
import { LorenzCurve } from './lorenz-curve.tsx';
import { giniOf, heldByTop, lorenzPoints } from './lorenz.ts';

// Three hold 1 each, one holds 5: the whole is 8.
const points = lorenzPoints([
  { count: 1, amount: 5 },
  { count: 3, amount: 3 },
]);

describe('a Lorenz curve', () => {
  it('takes the groups by rising mean', () => {
    expect(points).toEqual([
      { count: 0, amount: 0 },
      { count: 0.75, amount: 0.375 },
      { count: 1, amount: 1 },
    ]);
    expect(lorenzPoints([])).toEqual([]);
    expect(lorenzPoints([{ count: 3, amount: 0 }])).toEqual([]);
  });

  it('gives the Gini coefficient: area 0.75 x 0.375 / 2 + 0.25 x 1.375 / 2 = 0.3125, so 0.375', () => {
    expect(giniOf(points)).toBeCloseTo(0.375, 10);
    expect(giniOf(lorenzPoints([{ count: 9, amount: 9 }]))).toBeCloseTo(0, 10);
    expect(giniOf([])).toBeNull();
  });

  it('says what the richest part holds', () => {
    expect(heldByTop(points, 0.25)).toBeCloseTo(0.625, 10);
    // Half of the last group: half of its 5 of 8.
    expect(heldByTop(points, 0.125)).toBeCloseTo(0.3125, 10);
    expect(heldByTop([], 0.1)).toBeNull();
  });

  it('is walked point by point', async () => {
    renderPage(
      <LorenzCurve
        points={points}
        percent={(share) => `${share * 100}%`}
        words={{ x: 'Wajib pajak', y: 'Realisasi', equality: 'Merata' }}
        height={320}
        description="Konsentrasi"
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('img', { name: '75%: Wajib pajak 75%; Realisasi 37.5%' })).toHaveFocus();
  });
});
