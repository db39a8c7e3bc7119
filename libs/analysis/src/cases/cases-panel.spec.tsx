import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedCases } from '@pendapa/contracts';
import { casesOf, renderPage, statusOf, type RenderPageOptions } from '@pendapa/testing';
import { FilteredPage } from '../page/filtered-page.tsx';
import { AnalysisProvider } from '../page/analysis-provider.tsx';
import { CasesPanel } from './cases-panel.tsx';

const WARDS = { W1: { id: 'Gambir', en: 'Gambir' }, W2: { id: 'Cideng', en: 'Cideng' } };
const first = casesOf({
  list: 'idle-objects',
  rows: [
    { number: '31.71.0001', name: 'B*** S***', taxpayer: '7', tax: 'PBB', region: 'W1', amount: '90000000', count: 3 },
    { number: '31.71.0002', name: 'PT A***', taxpayer: null, tax: 'PBB', region: 'W2', amount: '60000000', count: 4 },
  ],
  cases: 3,
  found: 3,
  amount: '160000000',
  next: '1.2',
  snapshot: '2026-10-31',
  names: { tax: { PBB: { id: 'PBB', en: 'PBB' } }, unit: {}, region: WARDS },
});
const second = casesOf({
  ...first,
  rows: [{ rank: 3, key: 'third', number: '31.71.0003', name: 'C***', taxpayer: '9', region: 'W1', amount: '10000000', count: 5 }],
  next: null,
});
const none = { ...casesOf({ list: 'idle-objects', snapshot: '2026-10-31' }), cases: 3 };
const BASE = '/api/v1/lists/idle-objects';

const { rights } = statusOf();
const ANALYST = { ...rights, lookup: { may: true, from: 'analyst' }, reveal: { may: true, from: 'analyst' } } as const;

const open = (more: Partial<RenderPageOptions> = {}) =>
  renderPage(
    <FilteredPage question="Objek mana?" offers={['period']}>
      <CasesPanel
        list="idle-objects"
        height={200}
        words={{
          title: 'Calon kunjungan',
          empty: 'Tidak ada.',
          describe: ({ cases }) => ({ subtitle: '', sentence: `${String(cases)} objek`, note: null }),
        }}
        headers={{ count: 'Masa pajak' }}
      />
    </FilteredPage>,
    {
      wrapper: AnalysisProvider,
      answers: (address) => {
        if (address.includes('q=')) return none;
        return address.includes('after=') ? second : first;
      },
      ...more,
    },
  );
const lists = (addresses: readonly string[]) =>
  addresses.filter((address) => address.startsWith(BASE)).map((address) => address.slice(BASE.length));

it('reads a page after the other, and has the server sort and search', async () => {
  const { server } = open();
  expect(await screen.findByText('3 objek')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^1\. 31\.71\.0001/ })).toHaveTextContent('Gambir');
  expect(lists(server.requestedAddresses)).toEqual(['']);
  await userEvent.click(screen.getByRole('button', { name: 'Muat baris berikutnya' }));
  expect(await screen.findByRole('row', { name: /^3\. 31\.71\.0003/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Masa pajak' }));
  await waitFor(() => expect(lists(server.requestedAddresses)).toEqual(['', '?after=1.2', '?sort=-count']));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari dalam Calon kunjungan' }), 'b*** x{Enter}');
  await waitFor(() => expect(lists(server.requestedAddresses).at(-1)).toBe('?sort=-count&q=b***%20x'));
  // The search stays open if nothing is found.
  expect(await screen.findByText('0 baris')).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Cari dalam Calon kunjungan' })).toHaveValue('b*** x');
});

it('offers neither lookup nor reveal to whoever may not, and no list to whoever may not see cases', async () => {
  const { unmount } = open();
  await screen.findByText('3 objek');
  expect(screen.queryByRole('button', { name: /identitas|nomor lengkap/ })).not.toBeInTheDocument();
  unmount();
  const { server } = open({ status: { rights: { ...rights, cases: { may: false, from: 'analyst' } } } });
  expect(await screen.findByText(/hanya terlihat oleh analis/)).toBeInTheDocument();
  expect(lists(server.requestedAddresses)).toEqual([]);
});

it('opens one identity at a time, with a reason, and forgets it', async () => {
  const identity = { key: '7', npwpd: '91.0004.4821', nik: '9101011202780001', name: 'Budi Santoso', generation: 1 };
  open({ status: { rights: ANALYST }, answers: (address) => (address === '/api/v1/reveals' ? identity : first) });
  await screen.findByText('3 objek');
  // The second row has no known taxpayer.
  expect(screen.getAllByRole('button', { name: /^Buka identitas/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Buka identitas: 1. B*** S***' }));
  const dialog = await screen.findByRole('dialog', { name: 'Buka identitas' });
  const reason = within(dialog).getByRole('textbox', { name: 'Alasan membuka identitas' });
  await userEvent.type(reason, 'singkat');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Buka' }));
  expect(within(dialog).getByText('Tulis alasan, paling sedikit 10 huruf.')).toBeInTheDocument();
  await userEvent.type(reason, ', surat keberatan');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Buka' }));
  expect(await within(dialog).findByText('Budi Santoso')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByText('Budi Santoso')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Buka identitas: 1. B*** S***' }));
  expect(await screen.findByRole('textbox', { name: 'Alasan membuka identitas' })).toHaveValue('');
});

const RECORD = {
  taxpayer: {
    key: '7',
    kind: 'individual',
    npwpd: '****4821',
    nik: null,
    name: 'B*** S***',
    status: 'active',
    registeredOn: '2013-02-11',
    legalForm: null,
    sector: null,
    residence: null,
    objects: 2,
  },
  period: { from: '2024-12-01', to: '2026-11-14' },
  months: Array.from({ length: 24 }, (_, index) => {
    const [year, month] = [2024 + Math.floor((11 + index) / 12), ((11 + index) % 12) + 1];
    return {
      month: `${String(year)}-${String(month).padStart(2, '0')}-01`,
      amount: index === 22 ? '25000000' : '0',
      transactions: index === 22 ? 2 : 0,
    };
  }),
  channels: [{ channel: 'QRIS', amount: '25000000', transactions: 2 }],
  taxes: [{ tax: 'PBB', objects: 2, amount: '25000000', transactions: 2 }],
  duties: { period: { from: '2025-11-01', to: '2026-10-31' }, obligations: 4, onTime: 3, late: 1, missed: 0, unknown: 0 },
  debt: { snapshot: '2026-10-31', obligations: 3, amount: '9000000' },
  missing: [],
  names: { tax: { PBB: { id: 'PBB-P2', en: 'Land tax' } }, channel: { QRIS: { id: 'QRIS', en: 'QRIS' } } },
  generation: 1,
};

it('tells what one taxpayer pays, does and owes, and asks anew each time it is opened', async () => {
  const { server } = open({ answers: (address) => (address === '/api/v1/taxpayer-records' ? RECORD : first) });
  await screen.findByText('3 objek');
  const way = { name: 'Lihat pembayaran dan tunggakan: 1. B*** S***' };
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole('button', way));
    const dialog = await screen.findByRole('dialog', { name: 'Satu wajib pajak' });
    expect(await within(dialog).findByText(/^Membayar Rp\s25 juta dalam 24 bulan sampai 14 Nov 2026\.$/)).toBeInTheDocument();
    expect(within(dialog).getByText(/^3 dari 4 kewajiban \(75,.*%\); terlambat 1, belum lunas 0$/)).toBeInTheDocument();
    expect(within(dialog).getByRole('row', { name: /^PBB-P2 2 / })).toBeInTheDocument();
    expect(server.requestedAddresses.filter((address) => address === '/api/v1/taxpayer-records')).toHaveLength(times);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

it('looks one taxpayer up by a whole number, and says where nobody has it', async () => {
  const taxpayer = {
    key: '7',
    kind: 'individual',
    npwpd: '****4821',
    nik: null,
    name: 'B*** S***',
    status: 'active',
    registeredOn: '2013-02-11',
    legalForm: null,
    sector: null,
    residence: null,
    objects: 2,
  };
  const { server } = open({
    status: { rights: ANALYST },
    answers: (address) => (address === '/api/v1/taxpayer-lookups' ? { taxpayer, generation: 1 } : first),
  });
  await screen.findByText('3 objek');
  await userEvent.click(screen.getByRole('button', { name: 'Cari dengan nomor lengkap' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cari dengan nomor lengkap' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nomor lengkap' }), '91.0004.4821');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cari' }));
  expect(await within(dialog).findByText('11 Feb 2013')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Buka' })).toBeInTheDocument();
  server.answerWith((address) => (address === '/api/v1/taxpayer-lookups' ? { taxpayer: null, generation: 1 } : first));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cari' }));
  expect(await within(dialog).findByText('Tidak ada wajib pajak dengan nomor ini.')).toBeInTheDocument();
});

const LIST_FILE = { id: 'file-1', rows: 3, generation: 1 };
/** Answers of a server with the whole list behind the first page. */
const withFile = (pages: readonly ListedCases[]) => (address: string) => {
  if (address.includes('/files')) return LIST_FILE;
  if (!address.includes('/list-files/')) return first;
  return address.includes('after=') ? pages[1] : pages[0];
};

it('prints the whole list, each region on sheets of its own, once the number of sheets is said', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { server } = open({ answers: withFile([first, second]) });
  await screen.findByText('3 objek');
  await userEvent.click(screen.getByRole('button', { name: 'Cetak per kelurahan' }));
  expect(await screen.findByText('Sekitar 2 lembar kertas A4 untuk 2 wilayah, 3 baris.')).toBeInTheDocument();
  expect(print).not.toHaveBeenCalled();
  expect(server.requestedAddresses.slice(-3)).toEqual([
    `${BASE}/files?sort=region`,
    '/api/v1/list-files/file-1?limit=5000',
    '/api/v1/list-files/file-1?limit=5000&after=1.2',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Cetak' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const sheets = screen.getAllByRole('heading', { name: /^Calon kunjungan: /, hidden: true }).map(({ textContent }) => textContent);
  expect(sheets).toEqual(['Calon kunjungan: Gambir (W1)', 'Calon kunjungan: Cideng (W2)']);
  expect(screen.getByText(/^2 dari 3 kasus, Rp 100 juta; posisi 31 Okt 2026\. Data per 14 Nov 2026\.$/)).toBeInTheDocument();
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Calon kunjungan: /, hidden: true })).not.toBeInTheDocument());
});

const CHOICES = {
  choices: { age: [{ code: '5+', cases: 2 }], taxYear: [{ code: '2019', cases: 1 }], quality: [], yearsOwed: [{ code: '3', cases: 3 }] },
  generation: 1,
};

it('filters by what the address says, with the number of cases beside each choice', async () => {
  const answers = (address: string) =>
    address.includes('/choices') ? CHOICES : address.includes('min=') ? casesOf({ list: 'idle-objects', snapshot: '2026-10-31' }) : first;
  const { server } = open({ answers, path: '/?idle-objects.age=5%2B&idle-objects.age=9%22&idle-objects.min=x' });
  await screen.findByText('3 objek');
  // A code that cannot be one is left out; the server refuses unknown ones.
  expect(lists(server.requestedAddresses)).toEqual(['?age=5%2B']);
  expect(screen.getByText('Umur tunggakan: 5 tahun ke atas')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Calon kunjungan, posisi 31 Okt 2026, Umur tunggakan: 5 tahun ke atas' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Filter daftar: Calon kunjungan' }));
  const years = await screen.findByRole('group', { name: 'Jumlah tahun pajak menunggak' });
  expect(await within(years).findByRole('checkbox', { name: '3 tahun pajak (3)' })).toBeInTheDocument();
  // A choice without cases stays.
  expect(within(years).getByRole('checkbox', { name: '1 tahun pajak (0)' })).toBeEnabled();
  await userEvent.click(within(years).getByRole('checkbox', { name: '3 tahun pajak (3)' }));
  await waitFor(() => expect(lists(server.requestedAddresses)).toContain('?age=5%2B&yearsOwed=3'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Dari (Rp)' }), '5000000{Enter}');
  expect(await screen.findByText('Tidak ada kasus dengan filter ini.')).toBeInTheDocument();
  expect(lists(server.requestedAddresses)).toContain('?age=5%2B&yearsOwed=3&min=5000000');
  await userEvent.click(screen.getByRole('button', { name: 'Hapus filter daftar' }));
  expect(await screen.findByText('3 objek')).toBeInTheDocument();
});

const UNPLACED = [{ field: 'district' as const, cases: 20_060, amount: '29870000000' }];
const UNPLACED_TEXT = /20\.060 kasus senilai Rp\s29,87 miliar hanya diketahui kotanya dan tidak dihitung di sini\./;

it('says how many cases lack the chosen place, instead of that there are none, and on paper', async () => {
  const { server, unmount } = open({ answers: () => casesOf({ list: 'idle-objects', unplaced: UNPLACED }) });
  expect(await screen.findByText(UNPLACED_TEXT)).toBeInTheDocument();
  expect(screen.queryByText('Tidak ada.')).not.toBeInTheDocument();
  expect(lists(server.requestedAddresses)).toEqual(['']);
  unmount();
  jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const whole = casesOf({ ...first, next: null, unplaced: UNPLACED });
  open({ answers: (address) => (address.includes('/files') ? LIST_FILE : whole) });
  expect(await screen.findAllByText(UNPLACED_TEXT)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cetak per kelurahan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cetak' }));
  await waitFor(() => expect(screen.getAllByText(UNPLACED_TEXT)).toHaveLength(3));
});
