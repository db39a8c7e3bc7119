import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@pendapa/testing';
import { LorenzCurve } from './lorenz-curve.tsx';

it('a Lorenz curve is walked point by point', async () => {
  renderPage(
    <LorenzCurve
      points={[
        { units: 0, share: 0 },
        { units: 0.75, share: 0.375 },
        { units: 1, share: 1 },
      ]}
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
