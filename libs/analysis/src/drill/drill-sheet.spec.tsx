import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOf, optionsFor, renderPage, statusOf, type RenderPageOptions } from '@pendapa/testing';
import { AnalysisProvider } from '../page/analysis-provider.tsx';
import { FilteredPage } from '../page/filtered-page.tsx';

const name = (id: string, en = id) => ({ id, en });
const OPTIONS = {
  taxType: [
    { code: 'PKB', name: name('Pajak Kendaraan'), parent: null },
    { code: 'BPHTB', name: name('Bea Perolehan'), parent: null },
  ],
  unit: [{ code: 'S1', name: name('Samsat Satu'), parent: null }],
  city: [{ code: '31.71', name: name('Kota Pusat'), parent: '31' }],
  district: [{ code: '31.71.01', name: name('Gambir'), parent: '31.71' }],
};
const COMPARISON = { from: '2025-01-01', to: '2025-11-14' };

/**
 * 700 = 1,000 - 300. 50 objects fewer x the mean of 10 and 14 = -600.
 * 4 more each x the mean of 100 and 50 = +300.
 */
const TOTALS = {
  amount: { total: '700', totalBefore: '1000' },
  payingObjects: { total: 50, totalBefore: 100 },
  amountOnObjects: { total: '700', totalBefore: '1000' },
  amountPerObject: { total: '14', totalBefore: '10' },
} as const;

const byTax = answerOf({
  by: { taxType: ['PKB', 'BPHTB', null] },
  members: { taxType: { PKB: name('Pajak Kendaraan'), BPHTB: name('Bea Perolehan') } },
  measures: {
    amount: { unit: 'money', values: ['250', '440', '10'], before: ['600', '390', '10'], ...TOTALS.amount },
    payingObjects: { unit: 'count', values: [40, 39, 1], before: [60, 39, 1], ...TOTALS.payingObjects },
    amountOnObjects: { unit: 'money', values: ['250', '440', '10'], before: ['600', '390', '10'], ...TOTALS.amountOnObjects },
    amountPerObject: { unit: 'money', values: ['6', '11', '10'], before: ['10', '10', '10'], ...TOTALS.amountPerObject },
  },
  comparison: COMPARISON,
});
const single = answerOf({
  measures: {
    amount: { unit: 'money', ...TOTALS.amount },
    payingObjects: { unit: 'count', ...TOTALS.payingObjects },
    amountOnObjects: { unit: 'money', ...TOTALS.amountOnObjects },
    amountPerObject: { unit: 'money', ...TOTALS.amountPerObject },
  },
  comparison: COMPARISON,
});

const answers = (address: string) => optionsFor(address, OPTIONS) ?? (address.includes('by=taxType') ? byTax : single);

const open = (options: RenderPageOptions = {}) =>
  renderPage(
    <FilteredPage question="?" offers={['period', 'tax', 'unit', 'region']} explainsChange>
      <p>Isi</p>
    </FilteredPage>,
    { wrapper: AnalysisProvider, answers, ...options },
  );
const sheet = () => screen.findByRole('dialog', { name: /^Mengapa/ });
const plain = (element: Element): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

it('says how much revenue fell and which taxes did it, and leads from a tax to its units', async () => {
  const { visited, server } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Lihat penyebabnya' }));
  expect(visited).toEqual(['/?why=all']);
  const dialog = await sheet();
  await waitFor(() => expect(within(dialog).getByRole('heading', { level: 2, name: /^Mengapa/ })).toHaveFocus());
  await waitFor(() => expect(plain(dialog)).toContain('Realisasi turun Rp 300 (−30,0%).'));
  const rows = within(dialog).getAllByRole('listitem').map(plain);
  // 250 - 600 = -350, 440 - 390 = +50; together -300. The payments without a tax did not change.
  expect(rows.filter((row) => row.includes('OP'))).toEqual([
    'Pajak Kendaraan−Rp 350OP 60 → 40 · per OP 40,0% turun',
    'Bea Perolehan+Rp 50OP 39 → 39 · per OP 10,0% naik',
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: /^Pajak Kendaraan/ }));
  expect(visited.at(-1)).toBe('/?why=tax.PKB');
  await waitFor(() =>
    expect(server.requestedAddresses.at(-1)).toBe(
      '/api/v1/answers/revenue?m=amount,payingObjects,amountOnObjects,amountPerObject&by=unit&tax=PKB&compare=last-year',
    ),
  );
});

it('says at its last level whether the number of payers changed or what each pays, and adds up', async () => {
  open({ path: '/?why=tax.PKB&why=unit.S1&why=city.31.71&why=district.31.71.01' });
  const dialog = await sheet();
  const table = await within(dialog).findByRole('table', { name: 'Jumlah pembayar atau nilainya?' });
  expect(within(table).getAllByRole('row').slice(1).map(plain)).toEqual([
    'Objek Pajak yang membayar100 → 50−Rp 600',
    'Realisasi per Objek PajakRp 10 → Rp 14+Rp 300',
    'RealisasiRp 1.000 → Rp 700−Rp 300',
  ]);
  expect(dialog).toHaveTextContent('Terutama karena lebih sedikit Objek Pajak yang membayar.');
  const path = within(dialog).getByRole('navigation', { name: 'Jalur penyebab' });
  await waitFor(() =>
    expect(within(path).getAllByRole('listitem').map(plain)).toEqual(['Semua', 'Pajak Kendaraan', 'Samsat Satu', 'Kota Pusat', 'Gambir']),
  );
});

it('leaves out a step that the data do not know, and opens at the level above', async () => {
  open({ path: '/?why=tax.MOON' });
  const path = within(await sheet()).getByRole('navigation', { name: 'Jalur penyebab' });
  await waitFor(() => expect(within(path).getAllByRole('listitem').map(plain)).toEqual(['Semua']));
  expect(await screen.findByRole('region', { name: 'Perubahan per jenis pajak' })).toBeInTheDocument();
});

it('sets its steps as filters of the page, and closes', async () => {
  const { visited } = open({ path: '/?why=tax.PKB&why=unit.S1' });
  await sheet();
  await userEvent.click(screen.getByRole('button', { name: 'Filter halaman ini' }));
  expect(visited.at(-1)).toBe('/?t=PKB&u=S1');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('offers the list of taxpayers to those who may see single cases alone', async () => {
  const { rights } = statusOf();
  const { unmount } = open({ path: '/?why=all' });
  expect(await screen.findByRole('button', { name: 'Tampilkan wajib pajak yang paling turun' })).toBeInTheDocument();
  unmount();
  open({ path: '/?why=all', status: { rights: { ...rights, cases: { may: false, from: 'analyst' } } } });
  await waitFor(async () => expect(plain(await sheet())).toContain('Realisasi turun'));
  expect(screen.queryByRole('button', { name: /^Tampilkan wajib pajak/ })).not.toBeInTheDocument();
});
