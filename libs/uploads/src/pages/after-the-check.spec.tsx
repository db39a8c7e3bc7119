import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CodeProposal, FolderAction, LoadSummary, ReportedFinding } from '@pendapa/contracts';
import { proposalOf, receiptOf, uploadOf, uploadsOf } from '../testing/fixtures.ts';
import { NO_CODES, open, openUpload } from '../testing/open-page.tsx';

const TAKEN_OUT = { generation: 212, who: 'budi', at: '2026-11-16T03:00:00Z' };

describe('a file whose publication was taken out', () => {
  it('is no longer called published in the list, and waits for nobody', async () => {
    const upload = uploadOf({ step: 'proposed', takenOut: TAKEN_OUT });
    open('/import', { uploads: uploadsOf([upload]) });
    const files = await screen.findByRole('table', { name: 'Berkas yang belum terbit' });
    expect(within(files).getByText('dikeluarkan dari data')).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Berkas yang baru diterbitkan' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Kirim berkas untuk memperbarui dasbor.' })).toBeInTheDocument();
  });

  it('says who did it and when, and can be checked again', async () => {
    openUpload({ step: 'proposed', takenOut: TAKEN_OUT, proposal: proposalOf({ questions: [], isReady: true }) });
    expect(await screen.findByText(/^Terbitan ke-212 dikeluarkan dari data oleh budi, 16 Nov 2026 10\.00 WIB\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Periksa jumlah' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('says so if nobody recorded who did it', async () => {
    const takenOut = { ...TAKEN_OUT, who: null, at: null };
    openUpload({ step: 'proposed', takenOut, proposal: proposalOf({ questions: [], isReady: true }) }, {}, 'en');
    expect(await screen.findByText(/^Publication 212 is not in the data any more\./)).toBeInTheDocument();
  });
});

describe('the removal of a load', () => {
  const action: FolderAction = { who: 'siti', step: 'removing', since: '2026-11-16T03:00:00Z', load: 7, progress: null, waitsFor: null };
  const load: LoadSummary = {
    name: '20261112T070000Z-1',
    number: 7,
    at: '2026-11-12T07:00:00Z',
    outcome: 'published',
    source: 'tunggakan_okt.xlsx',
    sha256: 'b'.repeat(64),
    extracts: ['arrears'],
    replaced: null,
    rows: 27_655,
    sum: '165760000000',
    warned: 0,
    refused: 0,
    generation: 7,
    seconds: 3,
  };

  it('shows its progress, and can be stopped', async () => {
    const removal = { ...action, progress: { done: 3, total: 12, seconds: 5 } };
    const { sent } = open('/import', { uploads: uploadsOf([], { removal }), loads: { loads: [load] } });
    const panel = await screen.findByRole('region', { name: /^tunggakan_okt\.xlsx sedang dikeluarkan dari data\./ });
    expect(within(panel).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '25% selesai, sudah ± 5 detik');
    fireEvent.click(within(panel).getByRole('button', { name: 'Hentikan' }));
    await waitFor(() => expect(sent).toEqual([{ method: 'POST', address: '/api/v1/loads/removal/cancellation', body: {} }]));
  });

  it('says for whom it waits, and why it was refused', async () => {
    const waitsFor = { who: 'budi', step: 'publishing' as const, since: '2026-11-16T01:58:00Z', upload: 'u9' };
    const texts = { id: 'Pemuatan 7 tidak dapat dikeluarkan.', en: 'Load 7 cannot be removed.' };
    open('/import', {
      uploads: uploadsOf([], { removal: { ...action, waitsFor }, removalFault: { load: 7, texts } }),
      loads: { loads: [load] },
    });
    expect(await screen.findByText('Menunggu: budi sedang memuat data sejak 16 Nov 2026 08.58 WIB.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Pemuatan 7 tidak dapat dikeluarkan.');
  });
});

it('a mapping that runs can be stopped', async () => {
  const mapping: FolderAction = {
    who: 'siti',
    step: 'mapping',
    since: '2026-11-16T03:00:00Z',
    load: null,
    progress: { done: 1, total: 4, seconds: 9 },
    waitsFor: null,
  };
  const { sent } = open('/import?codes', { codes: { ...NO_CODES, mapping } });
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '25% selesai, sudah ± 9 detik');
  fireEvent.click(screen.getByRole('button', { name: 'Hentikan' }));
  await waitFor(() => expect(sent).toEqual([{ method: 'POST', address: '/api/v1/codes/mappings/cancellation', body: {} }]));
});

describe('many names without a code', () => {
  const codes: readonly CodeProposal[] = Array.from({ length: 300 }, (_, index) => ({
    field: 'tax',
    value: `Pungutan ${String(index)}`,
    rows: 1,
    status: index < 2 ? 'near' : 'unknown',
    code: index < 2 ? 'PBJT_HOTEL' : null,
    name: index < 2 ? 'PBJT Jasa Perhotelan' : null,
  }));
  const openNames = (more = {}) => openUpload({ step: 'proposed', proposal: proposalOf({ questions: [], codes, isReady: true, ...more }) });

  it('are searched, and say where their rows go if nothing is chosen', async () => {
    openNames();
    expect(await screen.findAllByRole('combobox', { name: /^Kode untuk Pungutan/ })).toHaveLength(20);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cari nama di berkas' }), '299');
    const menu = screen.getByRole('combobox', { name: /^Kode untuk Pungutan/ });
    expect(menu).toHaveAccessibleName('Kode untuk Pungutan 299');
    expect(menu).toHaveDisplayValue('tanpa kode: barisnya masuk "Tidak terpetakan"');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cari nama di berkas' }), 'x');
    expect(screen.getByText('Tidak ada nama seperti itu di berkas.')).toBeInTheDocument();
  });

  it('take all suggestions at once, and only the suggestions', async () => {
    const { sent } = openNames();
    fireEvent.click(await screen.findByRole('button', { name: 'Pakai 2 usulan' }));
    fireEvent.click(screen.getByRole('button', { name: 'Baca dengan pilihan ini' }));
    await waitFor(() =>
      expect(sent.at(-1)?.body).toMatchObject({ codes: { tax: { 'Pungutan 0': 'PBJT_HOTEL', 'Pungutan 1': 'PBJT_HOTEL' } } }),
    );
  });

  it('of the first rows of a long file are called so', async () => {
    openNames({ codesFromRows: 20_000 });
    expect(await screen.findByText(/^Nama ini dari 20\.000 baris pertama\./)).toBeInTheDocument();
  });
});

describe('names without a code that the check found', () => {
  const finding: ReportedFinding = {
    file: 'realisasi.csv',
    line: 20_412,
    column: 'Pajak',
    code: 'code-unmapped',
    params: { field: 'tax', value: 'Hotell', rows: '12' },
    count: 1,
    lines: [20_412],
    texts: { id: 'Kode tidak dikenal.', en: 'Unknown code.' },
    advice: { id: 'Petakan.', en: 'Map it.' },
  };
  const receipt = receiptOf({ warned: { count: 1, rows: 12, listed: [finding] } });

  it('are mapped there: the file is read again with their codes and those chosen before', async () => {
    const reading = { answers: { unit: '1' }, codes: { tax: { Htl: 'PBJT_HOTEL' } } };
    const { sent } = openUpload({ step: 'checked', receipt, reading });
    const menu = await screen.findByRole('combobox', { name: 'Kode untuk Hotell' });
    fireEvent.change(menu, { target: { value: 'PBJT_HOTEL' } });
    fireEvent.click(screen.getByRole('button', { name: 'Baca lagi dengan 1 kode ini' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          method: 'POST',
          address: '/api/v1/uploads/u1/reading',
          body: { answers: { unit: '1' }, codes: { tax: { Htl: 'PBJT_HOTEL', Hotell: 'PBJT_HOTEL' } } },
        },
      ]),
    );
  });

  it('of a saved way of reading are mapped after publishing', async () => {
    openUpload({ step: 'checked', receipt, reading: { profile: 'setoran' } });
    expect(await screen.findByText(/Setelah terbit, pilih "Petakan kode"/)).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

it('leads from a publication to the page of its data', async () => {
  openUpload({ step: 'published', generation: 212, receipt: receiptOf({ outcome: 'published' }) });
  expect(await screen.findByRole('link', { name: 'Lihat pembayaran di dasbor' })).toHaveAttribute('href', '/overview');
});
