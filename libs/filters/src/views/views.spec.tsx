import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@pendapa/testing';
import { startView } from './views.ts';
import { ViewsList } from './views-list.tsx';

beforeEach(() => localStorage.clear());

const open = (address = '/regional?p=lm') => renderPage(<ViewsList address={address} onClose={() => undefined} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const savedLinks = () => screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

async function keepAs(name: string): Promise<void> {
  await userEvent.type(screen.getByRole('textbox'), `${name}{Enter}`);
}

it('keeps the view that is shown under a name, renames and deletes it', async () => {
  open();
  expect(screen.getByText('Belum ada tampilan tersimpan.')).toBeInTheDocument();
  await keepAs('Rapat');
  expect(savedLinks()).toEqual(['Rapat /regional?p=lm']);
  await press('Ganti nama: Rapat');
  await userEvent.clear(screen.getByRole('textbox'));
  await keepAs('Rapat Senin');
  expect(savedLinks()).toEqual(['Rapat Senin /regional?p=lm']);
  await press('Hapus: Rapat Senin');
  expect(savedLinks()).toEqual([]);
});

it('a name holds one view; one of them at most is the start, and a start that is chosen again is none', async () => {
  localStorage.setItem(
    'pendapa.views',
    JSON.stringify([
      { name: 'Rapat', to: '/targets?p=m' },
      { name: 'Unit', to: '/target-units' },
    ]),
  );
  open();
  await keepAs('Rapat');
  expect(savedLinks()).toEqual(['Rapat /regional?p=lm', 'Unit /target-units']);
  await press('Jadikan tampilan awal: Rapat');
  await press('Jadikan tampilan awal: Unit');
  expect(screen.getAllByText('Tampilan awal')).toHaveLength(1);
  expect(startView()).toBe('/target-units');
  await press('Jadikan tampilan awal: Unit');
  expect(startView()).toBeNull();
});

it('passes over what is no view of the product', () => {
  const others = [{ name: 'x', to: 'https://elsewhere.example' }, { name: 'y', to: '//elsewhere.example' }, { name: '', to: '/' }, 7, null];
  localStorage.setItem('pendapa.views', JSON.stringify([...others, { name: 'Unit', to: '/target-units' }]));
  open();
  expect(savedLinks()).toEqual(['Unit /target-units']);
  localStorage.setItem('pendapa.views', '{');
  expect(startView()).toBeNull();
});
