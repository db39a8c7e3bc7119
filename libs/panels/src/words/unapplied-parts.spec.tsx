import { screen } from '@testing-library/react';
import { renderPage } from '@pendapa/testing';
import { UnappliedFiltersLine } from './unapplied-filters-line.tsx';
import { UnappliedPartsNotice, UnappliedPartsProvider } from './unapplied-parts.tsx';

const unit = { unappliedFilters: [{ filter: 'unit', days: null }] } as const;
const channel = { unappliedFilters: [{ filter: 'channel', days: null }] } as const;
const TEXT = 'Filter unit pelayanan tidak berlaku di sini';

const page = (parts: number) => (
  <UnappliedPartsProvider>
    <UnappliedPartsNotice />
    {Array.from({ length: parts }, (_, at) => (
      <UnappliedFiltersLine key={at} results={[unit]} />
    ))}
    <UnappliedFiltersLine results={[channel]} />
  </UnappliedPartsProvider>
);

it('is said once for the page where three parts do not apply a filter; each part keeps the mark, and the words for readers', () => {
  renderPage(page(3));
  expect(
    screen.getByText('Filter unit pelayanan tidak berlaku pada 3 bagian bertanda ini; angkanya tetap untuk keseluruhan.'),
  ).toBeInTheDocument();
  const lines = screen.getAllByText(TEXT);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toHaveStyle({ position: 'absolute' });
  // One part alone says it in words.
  expect(screen.getByText('Filter kanal pembayaran tidak berlaku di sini')).not.toHaveStyle({ position: 'absolute' });
});

it('is said in each part where two do not apply a filter', () => {
  renderPage(page(2));
  expect(screen.queryByText(/bagian bertanda ini/)).not.toBeInTheDocument();
  for (const line of screen.getAllByText(TEXT)) expect(line).not.toHaveStyle({ position: 'absolute' });
});
