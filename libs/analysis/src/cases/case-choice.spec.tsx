import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedCases, WorkListSummary } from '@pendapa/contracts';
import { casesOf, renderPage } from '@pendapa/testing';
import { AnalysisProvider } from '../page/analysis-provider.tsx';
import { FilteredPage } from '../page/filtered-page.tsx';
import { CasesPanel } from './cases-panel.tsx';

const debtors = (more: Partial<ListedCases> = {}): ListedCases =>
  casesOf({
    list: 'debtors',
    snapshot: '2026-10-31',
    rows: [
      { number: 'L-1', key: '00000000000000a1', amount: '500', count: 1 },
      { number: 'L-2', key: '00000000000000a2', amount: '300', count: 1 },
      { number: 'L-3', key: '00000000000000a3', amount: '200', count: 1 },
    ],
    ...more,
  });

const MADE: WorkListSummary = {
  id: 'w1',
  revision: 1,
  name: 'Kunjungan',
  unit: null,
  due: null,
  madeBy: 'local',
  madeAt: '2026-11-16T02:00:00Z',
  closedAt: null,
  closedBy: null,
  list: 'debtors',
  generation: 1,
  snapshot: '2026-10-31',
  rows: 2,
  states: { open: 2, done: 0, 'not-found': 0 },
  amount: '700',
  owed: '700',
};

/** Opens a list and returns the bodies that are posted for work lists. */
function open(cases: ListedCases): readonly unknown[] {
  const bodies: unknown[] = [];
  const answers = (address: string) => {
    if (address.includes('/choices')) return { choices: { age: [], taxYear: [], quality: [], yearsOwed: [] }, generation: 1 };
    if (address === '/api/v1/work-lists') return MADE;
    if (address.startsWith('/api/v1/dimensions/')) return { dimension: 'unit' as const, options: [], truncated: false, generation: 1 };
    return cases;
  };
  const words = { title: 'Daftar', empty: 'Tidak ada.', describe: () => ({ subtitle: '', sentence: null, note: null }) };
  renderPage(
    <FilteredPage question="Objek mana?" offers={['period']}>
      <CasesPanel list={cases.list} height={200} words={words} />
    </FilteredPage>,
    { wrapper: AnalysisProvider, answers },
  );
  const plain = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (typeof init?.body === 'string' && String(input).endsWith('/work-lists')) bodies.push(JSON.parse(init.body));
    return plain(input, init);
  };
  return bodies;
}

const begin = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Pilih untuk daftar kerja' }));
  return screen.findByRole('group', { name: 'Pilihan untuk daftar kerja' });
};
const row = (number: string) => screen.findByRole('checkbox', { name: new RegExp(`^Pilih baris .*${number}$`) });

it('counts and sums the chosen rows, and makes a work list of their keys', async () => {
  const bodies = open(debtors({ generation: 7 }));
  const bar = await begin();
  expect(bar).toHaveTextContent('0 baris dipilih, Rp 0');
  expect(within(bar).getByRole('button', { name: 'Buat daftar kerja' })).toBeDisabled();
  await userEvent.click(await row('L-1'));
  await userEvent.click(await row('L-2'));
  await userEvent.click(await row('L-3'));
  await userEvent.click(await row('L-2'));
  expect(screen.getByText('2 baris dipilih, Rp 700')).toBeInTheDocument();
  await userEvent.click(within(bar).getByRole('button', { name: 'Buat daftar kerja' }));
  const dialog = await screen.findByRole('dialog', { name: 'Buat daftar kerja' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Buat daftar kerja' }));
  expect(within(dialog).getByText('Tulis nama daftar.')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Batal' })).toBeInTheDocument();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nama daftar' }), 'Kunjungan');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Buat daftar kerja' }));
  expect(await within(dialog).findByRole('link', { name: 'Buka daftar kerja' })).toHaveAttribute('href', '/work-lists?list=w1');
  expect(within(dialog).queryByRole('button', { name: 'Batal' })).not.toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Tutup' })).toBeInTheDocument();
  expect(bodies).toEqual([
    {
      list: expect.stringMatching(/^\/api\/v1\/lists\/debtors/),
      keys: ['00000000000000a1', '00000000000000a3'],
      generation: 7,
      name: 'Kunjungan',
      unit: null,
      due: null,
    },
  ]);
});

it('chooses all rows of the list, also those that are not on screen', async () => {
  open(debtors({ cases: 412, amount: '98000', found: 412 }));
  const bar = await begin();
  await userEvent.click(within(bar).getByRole('checkbox', { name: 'Semua 412 baris daftar ini' }));
  expect(screen.getByText('412 baris dipilih, Rp 98.000')).toBeInTheDocument();
  expect(await row('L-2')).toBeChecked();
  // The table has three of the 412 rows, so one of them cannot be taken out.
  expect(await row('L-2')).toBeDisabled();
});

it('makes no list of all rows under a search, and lets the choice of all be taken back', async () => {
  open(debtors());
  const bar = await begin();
  const all = within(bar).getByRole('checkbox', { name: 'Semua 3 baris daftar ini' });
  await userEvent.click(all);
  await userEvent.type(screen.getByRole('searchbox'), 'L-2{Enter}');
  expect(await within(bar).findByText('Hapus pencarian untuk memilih semua baris.')).toBeInTheDocument();
  expect(within(bar).getByRole('button', { name: 'Buat daftar kerja' })).toBeDisabled();
  await userEvent.click(all);
  expect(all).not.toBeChecked();
  expect(all).toBeDisabled();
  await userEvent.click(await row('L-2'));
  expect(within(bar).getByRole('button', { name: 'Buat daftar kerja' })).toBeEnabled();
});

it('says why not all rows of a long list can be chosen', async () => {
  open(debtors({ cases: 1_012, found: 1_012 }));
  const bar = await begin();
  expect(within(bar).getByRole('checkbox', { name: 'Semua 1.012 baris daftar ini' })).toBeDisabled();
  expect(bar).toHaveTextContent('paling banyak 500 baris, daftar ini 1.012');
});

it('offers no choice where payment cannot be followed', async () => {
  open(casesOf({ list: 'payers', rows: [{ name: 'B***', amount: '5' }] }));
  expect(await screen.findByText('1. B***')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pilih untuk daftar kerja' })).not.toBeInTheDocument();
});
