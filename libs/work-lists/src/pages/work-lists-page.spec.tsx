import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DimensionOptions, Problem, Status, WorkList, WorkListRow, WorkListSummary } from '@pendapa/contracts';
import { AnswersProvider } from '@pendapa/query';
import { renderPage, statusOf } from '@pendapa/testing';
import { rowCode } from '../parts/row-code.ts';
import WorkListsPage from './work-lists-page.tsx';

const ID = '3f2b7c1e-9a54-4a0e-8b1d-0c6f5e2d4a71';

const rowOf = (position: number, more: Partial<WorkListRow> = {}): WorkListRow => ({
  position,
  revision: 0,
  state: 'open',
  remark: '',
  by: null,
  at: null,
  amount: '500',
  owed: '500',
  owedNow: '500',
  paid: '0',
  debt: 'owed',
  taxpayer: null,
  name: 'B*** S******',
  number: `L-${String(position)}`,
  tax: 'PBB',
  unit: 'U1',
  region: 'W1',
  ...more,
});

const summaryOf = (more: Partial<WorkListSummary> = {}): WorkListSummary => ({
  id: ID,
  revision: 1,
  name: 'Kunjungan November',
  unit: null,
  due: '2026-11-30',
  madeBy: 'siti',
  madeAt: '2026-11-10T02:00:00Z',
  closedAt: null,
  closedBy: null,
  list: 'debtors',
  generation: 3,
  snapshot: '2026-10-31',
  rows: 3,
  states: { open: 2, done: 1, 'not-found': 0 },
  amount: '1500',
  owed: '1500',
  ...more,
});

const listOf = (more: Partial<WorkList> = {}): WorkList => ({
  ...summaryOf(),
  items: [
    rowOf(1, { state: 'done', revision: 1, remark: 'Mengangsur', by: 'siti', at: '2026-11-13T03:00:00Z' }),
    rowOf(2, { debt: 'paid', owedNow: '0', paid: '500' }),
    rowOf(3, { debt: 'partly-paid', owedNow: '300', paid: '200', region: null }),
  ],
  names: { tax: { PBB: { id: 'PBB-P2', en: 'Land tax' } }, unit: {}, region: { W1: { id: 'Karet', en: 'Karet' } } },
  present: { generation: 4, snapshot: '2026-10-31', asOf: '2026-11-14', hasSnapshot: true },
  mayDelete: false,
  fault: null,
  ...more,
});

const CONFLICT: Problem = { status: 409, code: 'record-changed', params: {} };

interface SentBody {
  readonly address: string;
  readonly body: unknown;
}

const UNITS: DimensionOptions = {
  dimension: 'unit',
  options: [{ code: 'U1', name: { id: 'UP3D Setiabudi', en: 'UP3D Setiabudi' }, parent: null }],
  truncated: false,
  generation: 4,
};

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage'));
});

/** Opens a work list. Requests that change a row get the answers of `marks` in turn. */
function open(list: WorkList | Problem, marks: readonly object[] = [], later?: WorkList, rights?: Status['rights']): readonly SentBody[] {
  const sent: SentBody[] = [];
  let isMarked = false;
  renderPage(<WorkListsPage />, {
    path: `/work-lists?list=${ID}`,
    title: 'Daftar kerja',
    wrapper: AnswersProvider,
    ...(rights ? { status: { rights } } : {}),
    answers: (address) => {
      if (address.startsWith('/api/v1/dimensions/')) return UNITS;
      if (address === '/api/v1/work-lists') return { workLists: [], fault: null };
      return isMarked ? (later ?? list) : list;
    },
  });
  const plain = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method === undefined) return plain(input, init);
    const answer = marks[sent.length] ?? {};
    sent.push({ address: String(input), body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    isMarked = true;
    return new Response(JSON.stringify(answer), { status: 'code' in answer ? 409 : 200 });
  };
  return sent;
}

const row = (position: number) => screen.findByRole('listitem', { name: `Baris ${String(position)}` });

it('says what was done and what the data say of payments', async () => {
  open(listOf());
  expect(
    await screen.findByRole('heading', {
      level: 2,
      name: /^1 dari 3 baris sudah ditandai; Rp\s700 dibayar untuk 2 baris sejak posisi 31 Okt 2026\.$/,
    }),
  ).toBeInTheDocument();
  expect(await row(1)).toHaveTextContent('Selesai: Mengangsur');
  expect(await row(1)).toHaveTextContent('siti, 13 Nov 2026 10.00 WIB');
  expect(await row(2)).toHaveTextContent('Lunas, Rp 500');
  expect(await row(2)).toHaveTextContent('Tidak perlu dikunjungi');
  expect(await row(3)).toHaveTextContent('Tunggakan pada 31 Okt 2026: Rp 500');
  expect(await row(3)).toHaveTextContent('Sekarang: Rp 300');
  expect(await row(3)).toHaveTextContent('Dibayar sebagian, Rp 200');
});

it('saves a mark with its remark, and counts it', async () => {
  const marked = { position: 3, revision: 1, state: 'not-found', remark: 'Kosong', by: 'siti', at: '2026-11-14T03:00:00Z' };
  const sent = open(listOf(), [marked]);
  const third = await row(3);
  await userEvent.type(within(third).getByRole('textbox', { name: 'Catatan baris 3' }), 'Kosong');
  await userEvent.click(within(third).getByRole('button', { name: 'Tidak ditemukan: baris 3' }));
  await waitFor(() => expect(third).toHaveTextContent('Tidak ditemukan: Kosong'));
  expect(sent).toEqual([{ address: `/api/v1/work-lists/${ID}/rows/3`, body: { state: 'not-found', remark: 'Kosong', revision: 0 } }]);
  expect(screen.getByRole('button', { name: 'Tidak ditemukan (1)' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Terbuka (1)' }));
  expect(screen.getAllByRole('listitem', { name: /^Baris/ })).toHaveLength(1);
});

it('reads the list again when the user comes back, and lets no older answer undo a mark', async () => {
  const marked = { position: 3, revision: 1, state: 'done', remark: '', by: 'siti', at: '2026-11-14T03:00:00Z' };
  open(listOf(), [marked]);
  const third = await row(3);
  const plain = globalThis.fetch;
  let answer: (response: Response) => void = () => undefined;
  const older = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const requests: string[] = [];
  globalThis.fetch = (input, init) => {
    if (init?.method !== undefined || !String(input).endsWith(ID)) return plain(input, init);
    requests.push(String(input));
    return older;
  };
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(requests).toEqual([`/api/v1/work-lists/${ID}`]));
  await userEvent.click(within(third).getByRole('button', { name: 'Selesai: baris 3' }));
  await waitFor(() => expect(third).toHaveTextContent('Selesai'));
  const response = new Response(JSON.stringify(listOf()));
  answer(response);
  await waitFor(() => expect(response.bodyUsed).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: /^Selesai \(/ }));
  expect(await row(1)).toBeInTheDocument();
  expect(await row(3)).toHaveTextContent('Selesai');
});

it('shows both versions if somebody else was faster, and saves the chosen one over the newer', async () => {
  const theirs = rowOf(3, { state: 'not-found', revision: 1, remark: 'Pindah', by: 'budi', at: '2026-11-14T03:00:00Z' });
  const own = { position: 3, revision: 2, state: 'done', remark: '', by: 'siti', at: '2026-11-14T03:05:00Z' };
  const list = listOf();
  const sent = open(list, [CONFLICT, own], { ...list, items: [...list.items.slice(0, 2), theirs] });
  const third = await row(3);
  await userEvent.click(within(third).getByRole('button', { name: 'Selesai: baris 3' }));
  expect(await within(third).findByRole('alert')).toHaveTextContent(
    'Dua hasil berbeda. Tersimpan: Tidak ditemukan, "Pindah" (budi). Hasil Anda: Selesai (Anda).',
  );
  await userEvent.click(within(third).getByRole('button', { name: 'Pakai hasil saya' }));
  await waitFor(() => expect(third).toHaveTextContent('Selesai'));
  expect(sent.map(({ body }) => body)).toEqual([
    { state: 'done', remark: '', revision: 0 },
    { state: 'done', remark: '', revision: 1 },
  ]);
});

/** Requests that change something do not reach the server until the returned function is called. */
function cutNetwork(): () => void {
  const connected = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    init?.method === undefined ? connected(input, init) : Promise.reject(new TypeError('Failed to fetch'));
  return () => {
    globalThis.fetch = connected;
    window.dispatchEvent(new Event('online'));
  };
}

const marked = (position: number, state: string, revision = 1): object => ({
  position,
  revision,
  state,
  remark: '',
  by: 'siti',
  at: '2026-11-14T03:00:00Z',
});

it('stores marks on the device while there is no network, counts them, and sends them when it is back', async () => {
  const sent = open(listOf(), [marked(3, 'done'), marked(2, 'not-found')]);
  const third = await row(3);
  const reconnect = cutNetwork();
  await userEvent.click(within(third).getByRole('button', { name: 'Selesai: baris 3' }));
  expect(await screen.findByText(/^1 hasil belum terkirim karena server tidak terjangkau/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tidak ditemukan: baris 2' }));
  expect(await screen.findByText(/^2 hasil belum terkirim/)).toBeInTheDocument();
  expect(third).toHaveTextContent('SelesaiBelum terkirim');
  expect(screen.getByRole('heading', { level: 2, name: /^3 dari 3 baris sudah ditandai/ })).toBeInTheDocument();
  expect(sent).toEqual([]);
  act(reconnect);
  await waitFor(() => expect(third).toHaveTextContent('siti, 14 Nov 2026 10.00 WIB'));
  await waitFor(() => expect(screen.queryByText(/belum terkirim/i)).not.toBeInTheDocument());
  expect(sent.map(({ address, body }) => [address.slice(-1), body])).toEqual([
    ['3', { state: 'done', remark: '', revision: 0 }],
    ['2', { state: 'not-found', remark: '', revision: 0 }],
  ]);
});

it('sends what a closed tab has left on the device, with long numbers masked', async () => {
  open(listOf());
  const third = await row(3);
  cutNetwork();
  await userEvent.type(within(third).getByRole('textbox'), 'Telepon 081234567890');
  await userEvent.click(within(third).getByRole('button', { name: 'Selesai: baris 3' }));
  await screen.findByText(/^1 hasil belum terkirim/);
  expect(JSON.stringify({ ...localStorage })).not.toContain('081234567890');
  cleanup();
  const sent = open(listOf(), [{ ...marked(3, 'done'), remark: 'Telepon #' }]);
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ state: 'done', remark: 'Telepon #', revision: 0 }]));
  expect(await row(3)).toHaveTextContent('Selesai: Telepon #');
});

it('sends a lost answer again, and finds the mark saved instead of a conflict', async () => {
  const saved = rowOf(3, { state: 'done', revision: 1, by: 'siti', at: '2026-11-14T03:00:00Z' });
  const list = listOf();
  open(list, [CONFLICT], { ...list, items: [...list.items.slice(0, 2), saved] });
  const third = await row(3);
  await userEvent.click(within(third).getByRole('button', { name: 'Selesai: baris 3' }));
  await waitFor(() => expect(third).toHaveTextContent('siti, 14 Nov 2026 10.00 WIB'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows a mark that the server refuses with its reason, until the user drops it', async () => {
  const refusal = { status: 409, code: 'action-refused', params: { id: 'Daftar kerja ini sudah ditutup.', en: 'Closed.' } };
  open(listOf(), [refusal]);
  const third = await row(3);
  await userEvent.click(within(third).getByRole('button', { name: 'Selesai: baris 3' }));
  expect(await within(third).findByRole('alert')).toHaveTextContent(
    'Hasil "Selesai (Anda)" belum tersimpan: Daftar kerja ini sudah ditutup.',
  );
  await userEvent.click(within(third).getByRole('button', { name: 'Buang hasil ini' }));
  expect(third).not.toHaveTextContent('Selesai (Anda)');
});

it('shows unsent marks of a list that is closed to the user now, and loses none', async () => {
  open(listOf());
  const third = await row(3);
  cutNetwork();
  await userEvent.type(within(third).getByRole('textbox'), 'Pindah');
  await userEvent.click(within(third).getByRole('button', { name: 'Tidak ditemukan: baris 3' }));
  await screen.findByText(/^1 hasil belum terkirim/);
  cleanup();
  const barred = { status: 403, code: 'not-allowed', params: { right: 'cases', from: 'analyst' } } as const;
  open(barred, [barred]);
  const panel = await screen.findByRole('region', { name: 'Hasil yang belum tersimpan di server' });
  expect(panel).toHaveTextContent('Baris 3: Tidak ditemukan, "Pindah" (Anda).');
  expect(screen.queryByRole('listitem', { name: /^Baris/ })).not.toBeInTheDocument();
});

it('neither sends nor shows marks of another user of the device', async () => {
  const mark = { by: 'budi', list: ID, position: 3, state: 'done', remark: 'Rumah kosong', revision: 0 };
  localStorage.setItem('pendapa.unsent-marks', JSON.stringify([mark]));
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  const sent = open(listOf());
  expect(within(await row(3)).getByRole('button', { name: 'Selesai: baris 3' })).toBeInTheDocument();
  expect(await screen.findByText(/^Perangkat ini menyimpan 1 hasil pengguna lain/)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Rumah kosong');
  expect(sent).toEqual([]);
});

it('changes name and unit of the list, with the revision that was seen', async () => {
  const sent = open(listOf(), [summaryOf({ name: 'Kunjungan Desember', unit: 'U1', revision: 2 })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Ubah nama, unit, atau tenggat' }));
  const name = screen.getByRole('textbox', { name: 'Nama daftar' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Kunjungan Desember');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit yang mengerjakan' }), 'U1');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kunjungan Desember' })).toBeInTheDocument();
  expect(screen.getByText(/Unit UP3D Setiabudi\./)).toBeInTheDocument();
  expect(sent).toEqual([
    { address: `/api/v1/work-lists/${ID}`, body: { name: 'Kunjungan Desember', unit: 'U1', due: '2026-11-30', revision: 1 } },
  ]);
});

it('finds a mark saved whose answer was lost, instead of a conflict', async () => {
  const saved = rowOf(3, { state: 'done', revision: 1, remark: 'Kosong', by: 'siti', at: '2026-11-14T03:00:00Z' });
  const list = listOf();
  open(list, [CONFLICT], { ...list, items: [...list.items.slice(0, 2), saved] });
  const third = await row(3);
  await userEvent.type(within(third).getByRole('textbox', { name: 'Catatan baris 3' }), 'Kosong ');
  await userEvent.click(within(third).getByRole('button', { name: 'Selesai: baris 3' }));
  await waitFor(() => expect(third).toHaveTextContent('Selesai: Kosong'));
  expect(within(third).queryByRole('alert')).not.toBeInTheDocument();
});

it('shows both versions of a list that somebody else changed, and overwrites theirs only when told to', async () => {
  const theirs = { name: 'Kunjungan Januari', unit: 'U1', due: null, revision: 2 };
  const sent = open(listOf(), [CONFLICT, summaryOf({ name: 'Desember', revision: 3 })], listOf(theirs));
  await userEvent.click(await screen.findByRole('button', { name: 'Ubah nama, unit, atau tenggat' }));
  const name = screen.getByRole('textbox', { name: 'Nama daftar' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Desember{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Daftar ini diubah orang lain. Tersimpan: "Kunjungan Januari"; Unit UP3D Setiabudi; Tanpa tenggat. Isian Anda: "Desember"; Tanpa unit; Tenggat 30 Nov 2026.',
  );
  expect(sent).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Simpan isian saya' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Desember' })).toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toMatchObject([{ revision: 1 }, { name: 'Desember', revision: 2 }]);
});

it('prints sheets by region, which send nobody to a paid object', async () => {
  window.print = () => undefined;
  open(listOf());
  await userEvent.click(await screen.findByRole('button', { name: 'Cetak lembar' }));
  const [paid, open3] = await waitFor(() => [2, 3].map((n) => screen.getByText(rowCode(ID, n)).closest('tr')));
  expect(paid).toHaveTextContent('Tidak perlu dikunjungi: lunas menurut data.');
  expect(paid).not.toHaveTextContent('□');
  expect(open3).toHaveTextContent('□ Selesai □ Tidak ditemukan');
});

it('prints full names after a reason where the settings allow it, and masked ones otherwise', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const sent = open(listOf(), [{ names: { '1': 'Budi Santoso' }, generation: 4 }], undefined, {
    ...statusOf().rights,
    sheetNames: { may: true, from: 'viewer' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cetak dengan nama lengkap' }));
  const reason = screen.getByRole('textbox', { name: 'Alasan mencetak nama lengkap' });
  await userEvent.type(reason, 'sebab{Enter}');
  expect(screen.getByText('Tulis alasan, paling sedikit 10 huruf.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.type(reason, ' penagihan{Enter}');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([{ address: `/api/v1/work-lists/${ID}/names`, body: { reason: 'sebab penagihan' } }]);
  expect(document.querySelector('[data-print-only]')).toHaveTextContent('Budi Santoso');
  expect(document.querySelector('[data-print-only]')).toHaveTextContent('Nama lengkap: simpan');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(document.body).not.toHaveTextContent('Budi Santoso'));
  await userEvent.click(screen.getByRole('button', { name: 'Cetak lembar' }));
  await waitFor(() => expect(document.querySelector('[data-print-only]')).toHaveTextContent('Nama tersamar.'));
  expect(document.querySelector('[data-print-only]')).not.toHaveTextContent('Budi Santoso');
  print.mockRestore();
});

it('closes a list only after a second click', async () => {
  const sent = open(listOf(), [summaryOf({ revision: 2, closedAt: '2026-11-14T03:00:00Z', closedBy: 'siti' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Tutup daftar' }));
  expect(screen.getByText('Tutup daftar ini? Daftar tidak dapat dibuka lagi.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ya, tutup' }));
  expect(await screen.findByText(/Ditutup 14 Nov 2026 10\.00 WIB oleh siti\./)).toBeInTheDocument();
  expect(sent).toEqual([{ address: `/api/v1/work-lists/${ID}/closing`, body: { revision: 1 } }]);
});

it('deletes a list only after a second click, and shows the others then', async () => {
  const sent = open(listOf({ mayDelete: true, closedAt: '2026-11-14T03:00:00Z', closedBy: 'siti' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus daftar' }));
  expect(screen.getByText(/^Hapus daftar ini beserta semua hasil dan catatannya\?/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ya, hapus' }));
  await waitFor(() => expect(sent).toEqual([{ address: `/api/v1/work-lists/${ID}/deletion`, body: { revision: 1 } }]));
  expect(await screen.findByText('Belum ada daftar kerja.')).toBeInTheDocument();
});

it('keeps a list that somebody changed before it was deleted, and says so', async () => {
  open(listOf({ mayDelete: true }), [CONFLICT]);
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus daftar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ya, hapus' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Orang lain mengubahnya lebih dahulu.');
  expect(await row(1)).toBeInTheDocument();
});

it('offers no deletion to those who may not delete the list', async () => {
  open(listOf());
  expect(await screen.findByRole('button', { name: 'Tutup daftar' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Hapus daftar' })).not.toBeInTheDocument();
});

it('takes no marks while nothing can be saved, or if the list is closed, and says so', async () => {
  open(listOf({ fault: { id: 'Berkas rusak pada baris 3.', en: 'Damaged.' } }));
  expect(await screen.findByText('Berkas rusak pada baris 3.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Selesai: baris/ })).not.toBeInTheDocument();
});

it('says that payments cannot be compared if the data are older', async () => {
  const items = [rowOf(1, { debt: 'unknown', owedNow: null, paid: null })];
  open(listOf({ items, present: { generation: 2, snapshot: null, asOf: '2026-09-30', hasSnapshot: false } }));
  expect(await screen.findByText(/lebih lama daripada daftar ini, jadi pembayaran/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: /tidak diketahui\.$/ })).toBeInTheDocument();
});

it('says that payments cannot be compared without the snapshot of the list, and states none', async () => {
  const items = [rowOf(1, { debt: 'unknown', owedNow: null, paid: null })];
  open(listOf({ items, present: { generation: 5, snapshot: '2026-11-30', asOf: '2026-12-02', hasSnapshot: false } }));
  expect(await screen.findByText(/Posisi 31 Okt 2026 sudah tidak ada dalam data/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: /pembayaran sejak posisi 31 Okt 2026 tidak diketahui\.$/ })).toBeInTheDocument();
  expect(await row(1)).toHaveTextContent('Pembayaran tidak diketahui');
  expect(await row(1)).not.toHaveTextContent('Sekarang');
});

it('leads from the code of a sheet to its row, and refuses a wrong code', async () => {
  open(listOf());
  const field = await screen.findByRole('textbox', { name: 'Kode baris dari lembar' });
  await userEvent.type(field, '003-0{Enter}');
  expect(screen.getByText(/bukan kode baris daftar ini/)).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, `${rowCode(ID, 3)}{Enter}`);
  await waitFor(async () => expect(await row(3)).toHaveFocus());
});

it('shows nothing of a list to those who lost the right', async () => {
  open({ status: 403, code: 'not-allowed', params: { right: 'cases', from: 'analyst' } });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByRole('listitem', { name: /^Baris/ })).not.toBeInTheDocument();
});

it('lists all work lists, and says how one is made', async () => {
  renderPage(<WorkListsPage />, {
    path: '/work-lists',
    title: 'Daftar kerja',
    wrapper: AnswersProvider,
    answers: (address) =>
      address.startsWith('/api/v1/dimensions/')
        ? UNITS
        : { workLists: [summaryOf(), summaryOf({ id: 'b', name: 'Lama', due: null, closedAt: '2026-11-12T02:00:00Z' })], fault: null },
  });
  expect(await screen.findByRole('heading', { level: 2, name: '1 daftar kerja masih berjalan.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kunjungan November' })).toHaveAttribute('href', `/work-lists?list=${ID}`);
  expect(screen.getByText(/^1 dari 3 baris ditandai · tenggat 30 Nov 2026 · Tunggakan pada 31 Okt 2026: Rp\s1\.500/)).toBeInTheDocument();
  expect(screen.getByText(/Buka daftar tunggakan, pilih barisnya/)).toBeInTheDocument();
});
