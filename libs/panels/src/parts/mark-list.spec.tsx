import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnPaper } from '@pendapa/charts';
import { renderPage } from '@pendapa/testing';
import { PageMarksProvider } from '../marks/page-marks.tsx';
import { MarkList } from './mark-list.tsx';

const MARKS = [{ letter: 'A', text: 'Jatuh tempo PBB-P2', years: [2024, 2025, 2026] }];

beforeEach(() => localStorage.clear());
const showEvents = (): void => localStorage.setItem('pendapa.marks', 'on');

it('tells what the letters stand for once the reader shows events, until they are hidden on this device', async () => {
  const { unmount } = renderPage(<MarkList marks={MARKS} />);
  expect(screen.queryByText(/Jatuh tempo/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan peristiwa pada grafik' }));
  expect(screen.getByText(/Peristiwa:/)).toHaveTextContent('Peristiwa: A 2024–2026: Jatuh tempo PBB-P2.');
  await userEvent.click(screen.getByRole('button', { name: 'Sembunyikan peristiwa' }));
  unmount();
  renderPage(<MarkList marks={MARKS} />);
  expect(screen.queryByText(/Jatuh tempo/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan peristiwa pada grafik' }));
  expect(screen.getByText(/Jatuh tempo/)).toBeInTheDocument();
});

it('stands once a page, at its first chart, and tells of all of them; each file has its own', () => {
  showEvents();
  const later = [{ letter: 'B', text: 'Perubahan tarif', years: [2024] }];
  const both = (
    <>
      <MarkList marks={MARKS} />
      <MarkList marks={later} />
    </>
  );
  const { unmount } = renderPage(<PageMarksProvider>{both}</PageMarksProvider>);
  expect(screen.getAllByText(/Peristiwa:/).map(({ textContent }) => textContent)).toEqual([
    'Peristiwa: A 2024–2026: Jatuh tempo PBB-P2; B 2024: Perubahan tarif.',
  ]);
  unmount();
  renderPage(
    <PageMarksProvider>
      <OnPaper value>{both}</OnPaper>
    </PageMarksProvider>,
  );
  expect(screen.getAllByText(/Peristiwa:/).map(({ textContent }) => textContent)).toEqual([
    'Peristiwa: A 2024–2026: Jatuh tempo PBB-P2.',
    'Peristiwa: B 2024: Perubahan tarif.',
  ]);
});

it('has no switch in a file', () => {
  showEvents();
  renderPage(
    <OnPaper value>
      <MarkList marks={MARKS} />
    </OnPaper>,
  );
  expect(screen.getByText(/Jatuh tempo/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
