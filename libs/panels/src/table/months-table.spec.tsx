import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswersProvider } from '@pendapa/query';
import { renderPage } from '@pendapa/testing';
import { MonthsTable } from './months-table.tsx';

const ROWS = [
  { month: '2025-12-01', amount: '1000000' },
  { month: '2026-01-01', amount: '3000000' },
  { month: '2026-04-01', amount: '2000000' },
];

const months = (): string[] => screen.getAllByRole('rowheader').map((cell) => cell.textContent ?? '');

it('begins with the latest month, and sorts by the calendar', async () => {
  renderPage(
    <MonthsTable
      caption="Realisasi per bulan"
      rows={ROWS}
      monthOf={({ month }) => month}
      columns={(make) => [make.money({ key: 'amount', header: 'Realisasi', value: ({ amount }) => amount })]}
    />,
    { wrapper: AnswersProvider },
  );
  expect(months()).toEqual(['April 2026', 'Januari 2026', 'Desember 2025']);
  await userEvent.click(within(screen.getByRole('columnheader', { name: /Bulan/ })).getByRole('button'));
  // Sorted by name, April would come before December and January.
  expect(months()).toEqual(['Desember 2025', 'Januari 2026', 'April 2026']);
});
