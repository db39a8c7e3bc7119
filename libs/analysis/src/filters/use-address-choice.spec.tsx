import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@pendapa/testing';
import { AnalysisProvider } from '../request/analysis-provider.tsx';
import { useFilters } from './filters-context.ts';
import { PageFilters } from './page-filters.tsx';
import { useAddressChoice } from './use-address-choice.ts';

function Switch() {
  const [measure, choose] = useAddressChoice('mp', ['change', 'arrears']);
  const { change } = useFilters();
  return (
    <>
      <output>{measure}</output>
      <button onClick={() => choose('arrears')}>tunggakan</button>
      <button onClick={() => choose('change')}>perubahan</button>
      <button onClick={() => change({ penalty: false })}>pokok</button>
    </>
  );
}

const open = (path: string) =>
  renderPage(
    <PageFilters offers={['penalty']}>
      <Switch />
    </PageFilters>,
    { wrapper: AnalysisProvider, path },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('is read from the address and written there, the default not at all; filters stay, and filters leave it', async () => {
  const { visited } = open('/x?d=0');
  expect(screen.getByRole('status')).toHaveTextContent('change');
  await press('tunggakan');
  expect(visited.at(-1)).toBe('/x?d=0&mp=arrears');
  expect(screen.getByRole('status')).toHaveTextContent('arrears');
  await press('perubahan');
  expect(visited.at(-1)).toBe('/x?d=0');
});

it('outlives a change of filters', async () => {
  const { visited } = open('/x?mp=arrears');
  await press('pokok');
  expect(visited.at(-1)).toBe('/x?d=0&mp=arrears');
  expect(screen.getByRole('status')).toHaveTextContent('arrears');
});

it('means the default where it says anything else', () => {
  open('/x?mp=weather');
  expect(screen.getByRole('status')).toHaveTextContent('change');
});
