import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFilters, PageFilters, useAddressChoice } from '@pendapa/filters';
import { AnswersProvider } from '@pendapa/query';
import { renderPage } from '@pendapa/testing';
import { SortedByAddress, useOrders } from './use-orders.ts';

function Switch() {
  const [measure, choose] = useAddressChoice('mp', ['change', 'arrears']);
  const [, sort] = useAddressChoice('so', ['name', 'size']);
  const [, order] = useOrders(['amount']);
  const { change } = useFilters();
  const all = [
    () => choose('arrears'),
    () => sort('size'),
    () => order([{ key: 'amount', descending: true }]),
    () => change({ penalty: false }),
  ];
  return (
    <>
      <output>{measure}</output>
      <button onClick={() => choose('arrears')}>tunggakan</button>
      <button onClick={() => choose('change')}>perubahan</button>
      <button onClick={() => change({ penalty: false })}>pokok</button>
      <button onClick={() => all.forEach((write) => write())}>semua</button>
      <button onClick={() => all.reverse().forEach((write) => write())}>semua, terbalik</button>
    </>
  );
}

const open = (path: string) =>
  renderPage(
    <PageFilters offers={['penalty']}>
      <SortedByAddress value>
        <Switch />
      </SortedByAddress>
    </PageFilters>,
    { wrapper: AnswersProvider, path },
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

it.each(['semua', 'semua, terbalik'])('keeps every choice that is made before the address shows the first: %s', async (name) => {
  const { visited } = open('/x');
  await press(name);
  const { searchParams } = new URL(visited.at(-1) ?? '', 'http://x');
  expect(Object.fromEntries(searchParams)).toEqual({ mp: 'arrears', so: 'size', s: '-amount', d: '0' });
});

it('means the default where it says anything else', () => {
  open('/x?mp=weather');
  expect(screen.getByRole('status')).toHaveTextContent('change');
});
