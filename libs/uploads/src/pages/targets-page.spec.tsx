import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DimensionOptions, Uploads } from '@pendapa/contracts';
import { AnswersProvider } from '@pendapa/query';
import { answerOf, referencesOf, renderPage, type MountedPage } from '@pendapa/testing';
import { uploadOf, uploadsOf } from '../testing/fixtures.ts';
import ImportPage from './import-page.tsx';

const DRAFT = 'pendapa.target-draft';
const option = (code: string, id: string, en: string) => ({ code, name: { id, en }, parent: null });
const TAXES: DimensionOptions = {
  dimension: 'taxType',
  options: [option('HOTEL', 'Pajak Hotel', 'Hotel tax'), option('PBBP2', 'PBB-P2', 'Land tax'), option('OLD', 'Pajak Lama', 'Old tax')],
  truncated: false,
  generation: 1,
};
const UNITS: DimensionOptions = {
  dimension: 'unit',
  options: [option('U1', 'UPPD Utara', 'North office'), option('U2', 'UPPD Selatan', 'South office')],
  truncated: false,
  generation: 1,
};
/** The third tax ended with the year 2024. */
const REFERENCES = referencesOf({
  targetVersions: [{ year: 2026, version: 'apbd', effectiveFrom: '2026-01-01' }],
  taxTypes: [
    { code: 'HOTEL', validFrom: null, validTo: null },
    { code: 'OLD', validFrom: null, validTo: '2024-12-31' },
    { code: 'PBBP2', validFrom: '2014-01-01', validTo: null },
  ],
});
/** APBD 2026: hotel 40 million, land 60 million. */
const CURRENT = answerOf({
  by: { taxType: ['HOTEL', 'PBBP2'] },
  measures: { targetApbd: { unit: 'money', values: ['40000000', '60000000'] }, targetApbdp: { unit: 'money', values: [null, null] } },
});

function open(uploads: Uploads = uploadsOf(), taxes: () => DimensionOptions | null = () => TAXES): MountedPage {
  const answers = (path: string) => {
    if (path === '/api/v1/uploads') return uploads;
    if (path === '/api/v1/references') return REFERENCES;
    if (path.startsWith('/api/v1/dimensions/taxType')) return taxes();
    if (path.startsWith('/api/v1/dimensions/unit')) return UNITS;
    return path.startsWith('/api/v1/answers/achievement') ? CURRENT : undefined;
  };
  return renderPage(<ImportPage />, { path: '/import?targets', title: 'Muat data', answers, wrapper: AnswersProvider });
}

/** By its label: roles of some thirty cells take a second to find. */
const cell = (name: string) => screen.findByLabelText(name, { selector: 'input' });
const button = () => screen.getByRole('button', { name: 'Periksa target' });
const sentence = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const table = () => screen.getByRole('table', { name: 'Target per jenis pajak' });
const rowTexts = (name: string): readonly (string | null)[] =>
  within(within(table()).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ') ?? null);

const type = async (name: string, text: string): Promise<void> => {
  fireEvent.change(await cell(name), { target: { value: text } });
};

function paste(target: HTMLElement, text: string): void {
  const event = createEvent.paste(target, { clipboardData: { getData: () => text } });
  fireEvent(target, event);
}

async function fillHead(): Promise<void> {
  fireEvent.change(await screen.findByRole('combobox', { name: 'Tahun anggaran' }), { target: { value: '2026' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Versi' }), { target: { value: 'apbdp' } });
  fireEvent.change(screen.getByLabelText('Berlaku sejak'), { target: { value: '2026-09-01' } });
}

beforeEach(() => localStorage.removeItem(DRAFT));

it('offers taxes of the year only, compares with the version before, and says what is missing', async () => {
  open();
  expect(await cell('Pajak Lama, Target setahun')).toBeInTheDocument();
  expect(button()).toHaveAccessibleDescription('Pilih tahun anggaran lebih dahulu.');
  await fillHead();
  expect(screen.queryByLabelText('Pajak Lama, Target setahun')).not.toBeInTheDocument();
  expect(button()).toHaveAccessibleDescription('Isi paling sedikit satu target.');
  await type('Pajak Hotel, Target setahun', '48000000');
  // 48 million against 40 million in the version before.
  await waitFor(() => expect(rowTexts('Pajak Hotel')).toEqual(['', 'Rp 48.000.000', 'Rp 40.000.000', '+Rp 8 juta']));
  expect(rowTexts('PBB-P2')).toEqual(['', 'tanpa target', 'Rp 60.000.000', '-']);
  expect(rowTexts('Jumlah').slice(1, 3)).toEqual(['Rp 48.000.000', 'Rp 100.000.000']);
  expect(await sentence(/^1 dari 2 jenis pajak bertarget, jumlahnya Rp\s48\.000\.000\.$/)).toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByText(/sudah ada di dasbor/)).not.toBeInTheDocument();
  fireEvent.change(screen.getByRole('combobox', { name: 'Versi' }), { target: { value: 'apbd' } });
  expect(screen.getByText(/^Target APBD \(murni\) 2026 sudah ada di dasbor, berlaku sejak 1 Jan 2026\./)).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Berlaku sejak'), { target: { value: '2024-01-01' } });
  expect(screen.getByText('Tanggal harus antara 1 Apr 2025 dan 31 Des 2026.')).toBeInTheDocument();
  expect(button()).toHaveAccessibleDescription('Isi tanggal berlakunya lebih dahulu.');
});

it('keeps the row of a tax with typed text in sight, and refuses it in a year without that tax', async () => {
  open();
  await type('Pajak Lama, Target setahun', '5');
  await fillHead();
  expect(screen.getByLabelText('Pajak Lama, Target setahun')).toHaveAccessibleDescription(/^Pajak ini tidak ada pada tahun anggaran/);
  expect(button()).toHaveAccessibleDescription('Perbaiki sel yang ditandai lebih dahulu.');
  await type('Pajak Lama, Target setahun', '');
  expect(screen.queryByLabelText('Pajak Lama, Target setahun')).not.toBeInTheDocument();
});

it('takes targets of service units, which must add up to those of the agency', async () => {
  open();
  await fillHead();
  await type('Pajak Hotel, Target setahun', '48000000');
  const level = await screen.findByRole('combobox', { name: 'Target untuk' });
  fireEvent.change(level, { target: { value: 'U1' } });
  expect(await cell('Pajak Hotel, Target setahun')).toHaveValue('');
  expect(await sentence('UPPD Utara: Isi target per jenis pajak, atau tempel dari Excel.')).toBeInTheDocument();
  await type('Pajak Hotel, Target setahun', '30000000');
  fireEvent.change(level, { target: { value: 'U2' } });
  await type('Pajak Hotel, Target setahun', '17000000');
  // 30 + 17 = 47 million, and the agency has 48.
  expect(screen.getByText(/^Pajak Hotel: jumlah target unit Rp\s47\.000\.000, target instansi Rp\s48\.000\.000\.$/)).toBeInTheDocument();
  expect(button()).toHaveAccessibleDescription('Samakan jumlah target unit dengan target instansi lebih dahulu.');
  await type('Pajak Hotel, Target setahun', '18000000');
  expect(screen.getByText('Jumlah target unit sama dengan target instansi untuk setiap pajak.')).toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-disabled', 'false');
  fireEvent.change(level, { target: { value: '' } });
  expect(await cell('Pajak Hotel, Target setahun')).toHaveValue('48000000');
});

it('offers no row for what is not mapped', async () => {
  open(uploadsOf(), () => ({ ...TAXES, options: [...TAXES.options, option('UNMAPPED', 'Tidak terpetakan', 'Not mapped')] }));
  expect(await cell('Pajak Lama, Target setahun')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Tidak terpetakan/)).not.toBeInTheDocument();
});

it('has no table while it does not have all taxes', async () => {
  let taxes: DimensionOptions | null = null;
  const failed = open(uploadsOf(), () => taxes);
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(screen.queryByText(/^Dasbor belum memuat jenis pajak/)).not.toBeInTheDocument();
  taxes = TAXES;
  fireEvent.click(retry);
  expect(await cell('Pajak Hotel, Target setahun')).toBeInTheDocument();
  failed.unmount();
  open(uploadsOf(), () => ({ ...TAXES, truncated: true }));
  expect(await screen.findByText(/^Jenis pajak terlalu banyak untuk tabel ini/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('asks what an ambiguous number means, with both readings', async () => {
  open();
  await fillHead();
  fireEvent.change(screen.getByRole('combobox', { name: 'Angka ditulis dalam' }), { target: { value: 'million' } });
  await type('Pajak Hotel, Target setahun', '1.250');
  expect(await cell('Pajak Hotel, Target setahun')).toHaveAccessibleDescription('Pilih arti tandanya di atas tabel.');
  expect(button()).toHaveAccessibleDescription('Pilih arti titik dan koma lebih dahulu.');
  const [point, comma] = within(screen.getByRole('group', { name: 'Arti titik dan koma' })).getAllByRole('button');
  expect(point).toHaveTextContent(/^1\.250 = Rp\s1\.250\.000\.000: titik memisahkan ribuan$/);
  expect(comma).toHaveTextContent(/^1\.250 = Rp\s1\.250\.000: koma memisahkan ribuan$/);
  expect([point, comma].map((own) => own?.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
  fireEvent.click(point ?? document.body);
  expect(rowTexts('Pajak Hotel')[1]).toBe('Rp 1.250.000.000');
  fireEvent.change(screen.getByRole('combobox', { name: 'Angka ditulis dalam' }), { target: { value: 'one' } });
  expect(rowTexts('Pajak Hotel')[1]).toBe('Rp 1.250');
});

it('takes a block from a spreadsheet by the names of its rows, and lets a person place the others', async () => {
  open();
  await fillHead();
  paste(await cell('PBB-P2, Target setahun'), 'PBB-P2\tRp 62.000.000\nPerhotelan\t48.000.000\nJumlah\t110.000.001');
  const notice = await screen.findByText('1 baris tempelan masuk ke tabel.');
  expect(rowTexts('PBB-P2')[1]).toBe('Rp 62.000.000');
  expect(notice.parentElement).toHaveTextContent('1 baris tidak dikenali sebagai jenis pajak dan tidak dipakai:');
  // 62,000,000 alone is not the sum of the block.
  expect(notice.parentElement).toHaveTextContent(/Semua pajak: jumlah pada tempelan 110\.000\.001, jumlah tabel Rp\s62\.000\.000\./);
  fireEvent.change(screen.getByRole('combobox', { name: 'Jenis pajak untuk Perhotelan' }), { target: { value: 'HOTEL' } });
  expect(await sentence(/jumlahnya Rp\s110\.000\.000\.$/)).toBeInTheDocument();
  paste(await cell('PBB-P2, Target setahun'), 'PBB-P2\t1\t2');
  expect(screen.getByRole('alert')).toHaveTextContent('Tempelan tidak dipakai: barisnya memuat 2 angka, tabel ini memerlukan 1.');
  expect(rowTexts('PBB-P2')[1]).toBe('Rp 62.000.000');
});

it('moves between cells as a sheet does', async () => {
  open();
  await fillHead();
  const [hotel, land] = [await cell('Pajak Hotel, Target setahun'), await cell('PBB-P2, Target setahun')];
  fireEvent.change(land, { target: { value: '7' } });
  await userEvent.type(hotel, '5{Enter}');
  expect(land).toHaveFocus();
  // The text of the next cell is selected, so that typing replaces it.
  await userEvent.keyboard('9{ArrowUp}');
  expect(hotel).toHaveFocus();
  expect([hotel, land].map((own) => (own as HTMLInputElement).value)).toEqual(['5', '9']);
  fireEvent.click(screen.getByRole('button', { name: 'Per bulan' }));
  await userEvent.click(await cell('Pajak Hotel, Jan 2026'));
  await userEvent.keyboard('1{ArrowRight}');
  expect(await cell('Pajak Hotel, Feb 2026')).toHaveFocus();
});

it('spreads a year over months on request, and asks for months that are missing', async () => {
  open();
  await fillHead();
  await type('Pajak Hotel, Target setahun', '120');
  fireEvent.click(screen.getByRole('button', { name: 'Per bulan' }));
  await type('PBB-P2, Jan 2026', '3');
  expect(screen.getByText('11 sel perlu diperbaiki.')).toBeInTheDocument();
  expect(button()).toHaveAccessibleDescription('Perbaiki sel yang ditandai lebih dahulu.');
  fireEvent.click(screen.getByRole('button', { name: 'Tulis 0 di bulan kosong' }));
  fireEvent.click(screen.getByRole('button', { name: 'Bagi rata target setahun 1 pajak ke bulan' }));
  // 12 x 10 and 3 + 11 x 0.
  expect(await cell('Pajak Hotel, Des 2026')).toHaveValue('10');
  expect(await sentence(/^2 dari 2 jenis pajak bertarget, jumlahnya Rp\s123\.$/)).toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-disabled', 'false');
});

it('offers no spread while a cell is ambiguous, and forgets the sums of a block that is spread', async () => {
  open();
  await fillHead();
  fireEvent.change(screen.getByRole('combobox', { name: 'Angka ditulis dalam' }), { target: { value: 'million' } });
  paste(await cell('Pajak Hotel, Target setahun'), 'Pajak Hotel\t12\nPBB-P2\t1.250\nJumlah\t1.262');
  fireEvent.click(screen.getByRole('button', { name: 'Per bulan' }));
  expect(screen.queryByRole('button', { name: /^Bagi rata/ })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Setahun' }));
  fireEvent.click(screen.getByRole('button', { name: /titik memisahkan ribuan$/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Per bulan' }));
  paste(screen.getByLabelText('Pajak Hotel, Jan 2026'), 'Lainnya\t1\t1\t1\t1\t1\t1\t1\t1\t1\t1\t1\t1\nJumlah\t12');
  expect(await screen.findByText('0 baris tempelan masuk ke tabel.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Bagi rata target setahun 2 pajak ke bulan' }));
  // 12 million + 1,250 million = 1,262 million.
  expect(await sentence(/jumlahnya Rp\s1\.262\.000\.000\.$/)).toBeInTheDocument();
  expect(screen.queryByText('0 baris tempelan masuk ke tabel.')).not.toBeInTheDocument();
});

it('goes on after a closed tab, until a person empties the table', async () => {
  const first = open();
  await fillHead();
  await type('Pajak Hotel, Target setahun', '48');
  expect(button()).toHaveAccessibleDescription('Tersimpan di peramban ini. Halaman boleh ditutup dan dilanjutkan nanti.');
  first.unmount();
  open();
  expect(await cell('Pajak Hotel, Target setahun')).toHaveValue('48');
  expect(screen.getByRole('combobox', { name: 'Tahun anggaran' })).toHaveDisplayValue('2026');
  fireEvent.click(screen.getByRole('button', { name: 'Kosongkan tabel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ya, kosongkan' }));
  expect(await cell('Pajak Hotel, Target setahun')).toHaveValue('');
});

it('says that another tab has changed the draft, and loads it on request', async () => {
  open();
  await type('Pajak Hotel, Target setahun', '48');
  const other = JSON.stringify({ years: { HOTEL: '50' } });
  localStorage.setItem(DRAFT, other);
  fireEvent(window, new StorageEvent('storage', { key: DRAFT, newValue: other }));
  expect(screen.getByText(/^Tab lain mengubah target yang diketik\./)).toBeInTheDocument();
  await type('Pajak Hotel, Target setahun', '49');
  expect(localStorage.getItem(DRAFT)).toBe(other);
  fireEvent.click(screen.getByRole('button', { name: 'Muat isian tab lain' }));
  expect(screen.getByLabelText('Pajak Hotel, Target setahun')).toHaveValue('50');
  expect(screen.queryByText(/^Tab lain mengubah/)).not.toBeInTheDocument();
});

it('empties the draft once the upload that it became is checked', async () => {
  const sent = (step: 'refused' | 'checked') => {
    localStorage.setItem(DRAFT, JSON.stringify({ years: { HOTEL: '48' }, sentAs: 'u1' }));
    return open(uploadsOf([uploadOf({ id: 'u1', step })]));
  };
  const refused = sent('refused');
  expect(await cell('Pajak Hotel, Target setahun')).toHaveValue('48');
  refused.unmount();
  sent('checked');
  expect(await cell('Pajak Hotel, Target setahun')).toHaveValue('');
});

it('sends nothing while too many files wait', async () => {
  open(uploadsOf([uploadOf()], { limits: { bytes: 1_073_741_824, uploads: 1 } }));
  await cell('Pajak Hotel, Target setahun');
  expect(button()).toHaveAccessibleDescription(/^Terlalu banyak berkas menunggu\./);
});

it('counts no file whose publication was taken out', async () => {
  const takenOut = { generation: 212, who: 'budi', at: '2026-11-16T03:00:00Z' };
  open(uploadsOf([uploadOf({ step: 'proposed', takenOut })], { limits: { bytes: 1_073_741_824, uploads: 1 } }));
  await cell('Pajak Hotel, Target setahun');
  expect(button()).toHaveAccessibleDescription('Pilih tahun anggaran lebih dahulu.');
});
