import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@pendapa/testing';
import { PanelsWithoutData, PanelWithoutData } from './panels-without-data.tsx';

const NEEDS_TARGETS = 'Perlu data target';

const page = (lacksArrears: boolean) => (
  <PanelsWithoutData>
    <PanelWithoutData title="Capaian per unit" reason={NEEDS_TARGETS} />
    {lacksArrears && <PanelWithoutData title="Tunggakan per unit" reason="Perlu data tunggakan" />}
    <section aria-label="Rincian">
      <PanelsWithoutData>
        <PanelWithoutData title="Capaian per bulan" reason={NEEDS_TARGETS} />
      </PanelsWithoutData>
    </section>
    <PanelWithoutData title="Rencana per bulan" reason={NEEDS_TARGETS} />
  </PanelsWithoutData>
);

it('panels without data are one closed line at the end of their page, by what they need; a part names its own', async () => {
  const { rerender } = renderPage(page(true));
  const line = screen.getByText('3 bagian tidak ditampilkan karena datanya belum ada');
  expect(screen.getByText(`${NEEDS_TARGETS}: Capaian per unit · Rencana per bulan`)).not.toBeVisible();
  await userEvent.click(line);
  expect(screen.getByText(`${NEEDS_TARGETS}: Capaian per unit · Rencana per bulan`)).toBeVisible();
  expect(screen.getByText('Perlu data tunggakan: Tunggakan per unit')).toBeVisible();
  const part = within(screen.getByRole('region', { name: 'Rincian' }));
  expect(part.getByText('1 bagian tidak ditampilkan karena datanya belum ada')).toBeInTheDocument();

  rerender(page(false));
  expect(screen.getByText('2 bagian tidak ditampilkan karena datanya belum ada')).toBeInTheDocument();
});

it('a page with all its data has no such line', () => {
  const { container } = renderPage(<PanelsWithoutData>Isi</PanelsWithoutData>);
  expect(container.querySelector('[data-without-data]')).toBeNull();
});
