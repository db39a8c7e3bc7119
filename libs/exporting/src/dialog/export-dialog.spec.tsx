import { useState, type ReactNode } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider, FilteredPage } from '@pendapa/analysis';
import type { Answer, Status } from '@pendapa/contracts';
import { exportFile, saveFile, type ExportDocument, type WrittenFile } from '@pendapa/export-files';
import { useFilteredAnswer } from '@pendapa/filters';
import { currentLanguage, defineMessages, useMessages } from '@pendapa/i18n';
import { AnswerPanel, AnswerTable, MeasureCard, useColumns } from '@pendapa/panels';
import { rowsOf, type AnswerTo, type Row } from '@pendapa/query';
import { answerOf, renderPage } from '@pendapa/testing';
import { loadExportTools } from '../export-tools.ts';
import { ExportablePage } from '../exportable-page.tsx';

// Browser tests cover workers, canvases and downloads. This file tests when they are called, and with what.
jest.mock('@pendapa/export-files', () => ({
  ...jest.requireActual<object>('@pendapa/export-files'),
  exportFile: jest.fn(),
  saveFile: jest.fn(),
}));

// The first dialog also loads and compiles its code.
jest.setTimeout(20_000);

const writing = jest.mocked(exportFile);
const saving = jest.mocked(saveFile);
/** The server counts all parts of a file under this number. */
const FILE_ID: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
const ADDRESS = '/api/v1/answers/revenue?m=amount&by=taxType&compare=last-year';

const answer = (next: string | null = null): Answer => ({
  ...answerOf({
    by: { taxType: ['A', 'B'] },
    members: { taxType: { A: { id: 'BPHTB', en: 'BPHTB' }, B: { id: 'Reklame', en: 'Advertising' } } },
    measures: { amount: { unit: 'money', values: ['30', '12'], total: '42' } },
  }),
  next,
});

type ByTax = AnswerTo<'amount', 'taxType'>;

function TaxTable({ answer: of }: { readonly answer: ByTax }) {
  const rows = rowsOf(of);
  const columns = useColumns<Row<'amount', 'taxType'>>();
  return (
    <AnswerTable
      caption="Rincian"
      rows={rows}
      rowKey={({ codes }) => codes.taxType ?? ''}
      columns={[
        columns.name({ key: 'taxType', header: 'Jenis pajak', text: ({ codes }) => String(codes.taxType) }),
        columns.money({ key: 'amount', header: 'Realisasi', value: ({ current }) => current.amount, total: '42' }),
      ]}
    />
  );
}

const texts = defineMessages('export-dialog-spec', {
  id: { sentence: 'BPHTB terbesar.', question: 'Pajak mana yang terbesar?' },
  en: { sentence: 'BPHTB is the largest.', question: 'Which tax is the largest?' },
});

function TaxPanel() {
  const t = useMessages(texts);
  const query = useFilteredAnswer({ subject: 'revenue', measures: ['amount'], by: ['taxType'] });
  const view = { sentence: () => t('sentence'), chart: () => <p>grafik</p>, table: (of: ByTax) => <TaxTable answer={of} /> };
  return <AnswerPanel title="Per jenis pajak" result={query} measure="amount" height={100} view={view} />;
}

function Shown({ more }: { readonly more: ReactNode }) {
  const t = useMessages(texts);
  return (
    <FilteredPage question={t('question')} offers={['period']}>
      <TaxPanel />
      {more}
    </FilteredPage>
  );
}

const Around = ({ children }: { readonly children: ReactNode }) => (
  <AnalysisProvider exportTools={loadExportTools}>
    <ExportablePage>{children}</ExportablePage>
  </AnalysisProvider>
);

/** The server also accepts, or refuses, the record of an export. */
function show(
  record: number | null = 204,
  answers: Record<string, Answer> = { [ADDRESS]: answer() },
  more: ReactNode = null,
  status: Partial<Status> = {},
) {
  const recorded: unknown[] = [];
  const page = renderPage(<Shown more={more} />, { path: '/revenue', title: 'Penerimaan', answers, status, wrapper: Around });
  const plain = page.server.fetch;
  globalThis.fetch = async (input, init) => {
    if (String(input) !== '/api/v1/audit/exports') return plain(input, init);
    recorded.push(JSON.parse(String(init?.body)));
    if (record === null) throw new TypeError('Failed to fetch');
    if (record === 204) return new Response(null, { status: 204 });
    return new Response(JSON.stringify({ status: record, code: 'audit-unavailable', params: {} }), { status: record });
  };
  return { ...page, recorded };
}

async function openDialog(button = 'Ekspor halaman') {
  await screen.findByText('BPHTB terbesar.');
  await userEvent.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

const begin = (dialog: ReturnType<typeof within>) => userEvent.click(dialog.getByRole('button', { name: 'Ekspor' }));
const written = (): ExportDocument => {
  const [document] = writing.mock.calls[0] ?? [];
  if (!document) throw new Error('No file was written');
  return document;
};

beforeEach(() => {
  writing.mockReset().mockResolvedValue({ file: new Blob(['isi']), left: 0 });
  saving.mockReset();
});

it('asks for a format and a name, and for something to put in', async () => {
  show();
  const dialog = await openDialog();
  await userEvent.clear(dialog.getByLabelText('Nama file'));
  await userEvent.click(dialog.getByLabelText('Tabel'));
  await userEvent.click(dialog.getByLabelText('Grafik'));
  await begin(dialog);
  expect(dialog.getByText('Format wajib dipilih')).toBeInTheDocument();
  expect(dialog.getByText('Nama file wajib diisi')).toBeInTheDocument();
  expect(dialog.getByText('Pilih grafik atau tabel')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Nama file'), 'a/b');
  expect(dialog.getByText(/hanya boleh berisi huruf/)).toBeInTheDocument();
  expect(writing).not.toHaveBeenCalled();
});

it('records the export, writes what is on screen, saves it and says so', async () => {
  const { recorded } = show();
  const dialog = await openDialog();
  await userEvent.click(dialog.getByLabelText('Excel'));
  await begin(dialog);
  expect(await screen.findByText('Ekspor selesai. Berkas siap dibuka.')).toBeInTheDocument();
  expect(recorded).toEqual([{ page: '/revenue', format: 'xlsx', file: FILE_ID, rows: 2, filters: {}, generation: 1 }]);
  expect(written().sections).toEqual([
    {
      title: 'Per jenis pajak',
      sentence: 'BPHTB terbesar.',
      chart: null,
      table: {
        columns: [
          { key: 'taxType', label: 'Jenis pajak', kind: 'text', additive: false },
          { key: 'amount', label: 'Realisasi', kind: 'money', additive: true },
        ],
        rows: [
          ['A', '30'],
          ['B', '12'],
        ],
        totals: [null, '42'],
        rowCount: 2,
      },
    },
  ]);
  expect(saving.mock.calls[0]?.[1]).toBe('Penerimaan 2026-11-14.xlsx');
});

function Late() {
  const [wanted, setWanted] = useState(false);
  const query = useFilteredAnswer({ subject: 'revenue', measures: ['amount'] }, wanted);
  return (
    <>
      <MeasureCard query={query} measure="amount" />
      <button onClick={() => setWanted(true)}>Jawab</button>
    </>
  );
}

it('waits for figures that are on their way, so that none is left out in silence', async () => {
  const total = answerOf({ by: {}, members: {}, measures: { amount: { unit: 'money', values: [], total: '42' } } });
  show(204, { [ADDRESS]: answer(), '/api/v1/answers/revenue?m=amount&compare=last-year': total }, <Late />);
  const dialog = await openDialog();
  await userEvent.click(dialog.getByLabelText('CSV'));
  await begin(dialog);
  expect(await dialog.findByText('Mengumpulkan data…')).toBeInTheDocument();
  expect(writing).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Jawab'));
  await waitFor(() => expect(writing).toHaveBeenCalled());
  expect(written().figures?.rows).toHaveLength(1);
});

it('is in the language that was chosen for it, while the page, the dialog and what is kept stay in the reader’s', async () => {
  let finish: (written: WrittenFile) => void = () => undefined;
  writing.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  show();
  const stored = { ...localStorage };
  const dialog = await openDialog();
  await userEvent.click(dialog.getByLabelText('CSV'));
  await userEvent.click(dialog.getByLabelText('Inggris'));
  await begin(dialog);
  await waitFor(() => expect(writing).toHaveBeenCalled());
  expect(written()).toMatchObject({ language: 'en', sections: [{ sentence: 'BPHTB is the largest.' }] });
  expect(written().cover).toContainEqual({ label: 'Data as of', text: '14 November 2026' });
  // While the file is being made.
  expect(screen.getAllByText('Pajak mana yang terbesar?')[0]).toBeVisible();
  expect(dialog.getByLabelText('Nama file')).toBeInTheDocument();
  finish({ file: new Blob(['isi']), left: 0 });
  expect(await screen.findByText('Ekspor selesai. Berkas siap dibuka.')).toBeInTheDocument();
  expect(screen.getByText('Pajak mana yang terbesar?')).toBeInTheDocument();
  expect(screen.queryByText('Which tax is the largest?')).not.toBeInTheDocument();
  expect(currentLanguage()).toBe('id');
  expect({ ...localStorage }).toEqual(stored);
});

it('says in its cover what the figures are of', async () => {
  show();
  const dialog = await openDialog('Ekspor: Per jenis pajak');
  await userEvent.click(dialog.getByLabelText('CSV'));
  await begin(dialog);
  await waitFor(() => expect(writing).toHaveBeenCalled());
  const { cover: facts, about, definitions } = written();
  const cover = Object.fromEntries([...facts, ...about, ...definitions].map(({ label, text }) => [label, text.replaceAll('\u00a0', ' ')]));
  expect(cover).toMatchObject({
    Halaman: 'Per jenis pajak (/revenue)',
    Periode: '1 Jan – 14 Nov 2026',
    'Data per tanggal': '14 November 2026',
    'Jumlah baris': '2',
    Sumber: 'setoran-2026.csv; Belum diaudit',
    Realisasi: 'Penerimaan pajak yang dibukukan, dikurangi pembatalan pembayaran. Jumlah (pokok + denda - potongan) seluruh pembayaran.',
  });
});

it('says in its cover which units it covers, to a user who does not see all', async () => {
  const units = [{ code: 'U1', name: { id: 'UP3D Setiabudi', en: 'UP3D Setiabudi' } }];
  show(204, undefined, null, { reader: { mode: 'proxy', role: 'viewer', name: 'siti', ofUnits: { rights: 'own-only', units } } });
  const dialog = await openDialog('Ekspor: Per jenis pajak');
  await userEvent.click(dialog.getByLabelText('CSV'));
  await begin(dialog);
  await waitFor(() => expect(writing).toHaveBeenCalled());
  expect(written().cover).toContainEqual({ label: 'Cakupan unit', text: 'Hanya UP3D Setiabudi' });
});

it.each([
  [503, 'Ekspor tidak dapat dicatat dalam catatan audit, sehingga berkas tidak dibuat. Hubungi pengelola sistem.'],
  [null, 'Server tidak dapat dihubungi. Periksa koneksi jaringan, lalu coba lagi.'],
])('writes nothing where the export cannot be recorded (%s)', async (record, text) => {
  show(record);
  const dialog = await openDialog();
  await userEvent.click(dialog.getByLabelText('CSV'));
  await begin(dialog);
  expect(await dialog.findByText(text)).toBeInTheDocument();
  expect(writing).not.toHaveBeenCalled();
});

it('saves nothing where the reader gives up half-way', async () => {
  writing.mockImplementation((_document, _choice, { signal, progress }) => {
    progress(0.5);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  show();
  const dialog = await openDialog();
  await userEvent.click(dialog.getByLabelText('PDF'));
  await begin(dialog);
  expect(await dialog.findByText('Menulis berkas: 50%')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Batal' }));
  expect(await dialog.findByText('Ekspor dibatalkan. Tidak ada berkas yang dibuat.')).toBeInTheDocument();
  expect(saving).not.toHaveBeenCalled();
});

it('says that the export failed where the file cannot be written', async () => {
  writing.mockRejectedValue(new Error('out of memory'));
  show();
  const dialog = await openDialog();
  await userEvent.click(dialog.getByLabelText('PDF'));
  await begin(dialog);
  expect(await dialog.findByText('Ekspor gagal dibuat. Silakan coba lagi.')).toBeInTheDocument();
});

it('fetches the rows that the screen does not have, page by page', async () => {
  const second = answerOf({
    by: { taxType: ['C'] },
    members: { taxType: { C: { id: 'Parkir', en: 'Parking' } } },
    measures: { amount: { unit: 'money', values: ['7'], total: '42' } },
  });
  const { server } = show(204, { [ADDRESS]: { ...answer('k2'), rowCount: 3 }, [`${ADDRESS}&after=k2`]: { ...second, rowCount: 3 } });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByLabelText('CSV'));
  await begin(dialog);
  await waitFor(() => expect(writing).toHaveBeenCalled());
  expect(server.requestedAddresses).toContain(`${ADDRESS}&after=k2`);
  expect(written().sections[0]?.table).toMatchObject({
    rows: [
      ['BPHTB', 'A', '30'],
      ['Reklame', 'B', '12'],
      ['Parkir', 'C', '7'],
    ],
    rowCount: 3,
  });
});

it('has nothing to write where the filters leave no rows', async () => {
  const empty = answerOf({
    by: { taxType: [] },
    members: { taxType: {} },
    measures: { amount: { unit: 'money', values: [], total: null } },
  });
  const { recorded } = show(204, { [ADDRESS]: { ...empty, rowCount: 0 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Ekspor halaman' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByLabelText('CSV'));
  await begin(dialog);
  expect(await dialog.findByText('Tidak ada data untuk diekspor. Ubah filter, lalu coba lagi.')).toBeInTheDocument();
  expect(recorded).toEqual([]);
  expect(writing).not.toHaveBeenCalled();
});

it('says of a hidden figure that it is hidden, of how many, and why', async () => {
  const whole = answer('k2');
  const columns = whole.columns.map((column) =>
    column.kind === 'measure' ? { ...column, values: ['30', null], states: [{ state: { state: 'hidden' as const }, at: [1] }] } : column,
  );
  const small: Answer = { ...whole, columns, notes: [{ code: 'suppressed', params: { below: '10', cells: '1' } }] };
  show(204, { [ADDRESS]: small, [`${ADDRESS}&after=k2`]: { ...small, next: null } });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByLabelText('CSV'));
  await begin(dialog);
  await waitFor(() => expect(writing).toHaveBeenCalled());
  // On the first page of rows and on the second.
  const rows = written().sections[0]?.table?.rows.map((row) => row[2]);
  expect(rows).toEqual(['30', 'disembunyikan', '30', 'disembunyikan']);
  expect(written().about.find(({ label }) => label === 'Disembunyikan')?.text).toMatch(/^1 angka dari kelompok dengan kurang dari 10/);
});

describe('a list of which the screen has the first rows', () => {
  async function* pages() {
    yield { rows: [['1'], ['2']].map(([name = '']) => ({ name })), columns: NAMES };
    yield { rows: [{ name: '3' }], columns: NAMES };
  }
  const NAMES = [{ key: 'name', file: { label: 'Nama', kind: 'text' as const, value: ({ name }: { readonly name: string }) => name } }];
  const openRows = jest.fn(() => Promise.resolve({ rowCount: 3, generation: 1, pages: pages() }));

  function List() {
    const columns = useColumns<{ readonly name: string }>();
    const shown = [columns.name({ key: 'name', header: 'Nama', text: ({ name }: { readonly name: string }) => name })];
    return <AnswerTable caption="Daftar" rows={[{ name: '1' }]} rowKey={({ name }) => name} columns={shown} openRows={openRows} />;
  }

  it('sends its rows to the file as they come, and is recorded where it is opened', async () => {
    const { recorded } = show(204, { [ADDRESS]: answer() }, <List />);
    const dialog = await openDialog('Ekspor tabel: Daftar');
    await userEvent.click(dialog.getByLabelText('CSV'));
    await begin(dialog);
    await waitFor(() => expect(writing).toHaveBeenCalled());
    expect(openRows).toHaveBeenCalledWith({ format: 'csv', file: FILE_ID }, expect.any(AbortSignal));
    expect(recorded).toEqual([]);
    const [document, , options] = writing.mock.calls[0] ?? [];
    expect(document?.sections[0]?.table).toMatchObject({ rows: [], incoming: 3, rowCount: 3 });
    // The number that comes is known at the end.
    expect(document?.about.map(({ label }) => label)).not.toContain('Jumlah baris');
    const rows: unknown[] = [];
    for await (const page of options?.read?.(0) ?? []) rows.push(...page);
    expect(rows).toEqual([['1'], ['2'], ['3']]);
  });
});
