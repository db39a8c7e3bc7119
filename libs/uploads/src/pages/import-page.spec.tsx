import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CodeProposal, FolderAction, Loads, LoadSummary, ReportedFinding, UnplacedCodes, Upload, Uploads } from '@pendapa/contracts';
import { AnswersProvider } from '@pendapa/query';
import { renderPage, type MountedPage } from '@pendapa/testing';
import { changedMonth, MARK_QUESTION, proposalOf, receiptOf, resultOf, uploadOf, uploadsOf, YEAR_QUESTION } from '../testing/fixtures.ts';
import ImportPage from './import-page.tsx';

const NO_LOADS: Loads = { loads: [] };
const NO_CODES: UnplacedCodes = { codes: [], mapping: null, fault: null };

interface Served {
  readonly uploads?: Uploads;
  readonly upload?: Upload;
  readonly loads?: Loads;
  readonly codes?: UnplacedCodes;
  /** Statuses of the first requests that change something; later ones are accepted. */
  readonly statuses?: readonly number[];
}

interface SentBody {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
}

/** Opens an address of the page with a server that answers so, and records what is sent to it. */
function open(address: string, served: Served = {}, language: 'id' | 'en' = 'id'): MountedPage & { readonly sent: SentBody[] } {
  const sent: SentBody[] = [];
  const answers = (path: string) => {
    if (path === '/api/v1/uploads') return served.uploads ?? uploadsOf();
    if (path === '/api/v1/uploads/u1') return served.upload;
    if (path === '/api/v1/loads') return served.loads ?? NO_LOADS;
    if (path === '/api/v1/codes/unplaced') return served.codes ?? NO_CODES;
    if (path.startsWith('/api/v1/dimensions/')) {
      const member = { code: 'PBJT_HOTEL', name: { id: 'PBJT Jasa Perhotelan', en: 'Hotel tax' }, parent: null };
      return { dimension: 'taxType' as const, options: [member], truncated: false, generation: 1 };
    }
    return undefined;
  };
  const page = renderPage(<ImportPage />, { path: address, title: 'Muat data', language, answers, wrapper: AnswersProvider });
  const ask = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method === undefined) return ask(input, init);
    const path = input instanceof Request ? input.url : String(input);
    sent.push({ method: init.method, address: path, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    return new Response(null, { status: served.statuses?.[sent.length - 1] ?? 202 });
  };
  return { ...page, sent };
}

const openUpload = (upload: Partial<Upload>, served: Served = {}, language: 'id' | 'en' = 'id') =>
  open('/import?upload=u1', { upload: uploadOf(upload), ...served }, language);

const main = (name: string) => screen.findByRole('button', { name });

describe('the list', () => {
  it('says what waits for a person, and leads on', async () => {
    const waiting = uploadOf({ step: 'questions', openQuestions: 3 });
    open('/import', { uploads: uploadsOf([waiting, uploadOf({ id: 'u2', name: 'target.xlsx', step: 'published' })]) });
    expect(await screen.findByRole('heading', { level: 2, name: '1 berkas menunggu jawaban Anda.' })).toBeInTheDocument();
    const files = screen.getByRole('table', { name: 'Berkas yang belum terbit' });
    expect(within(files).getByText('3 pertanyaan terbuka')).toBeInTheDocument();
    expect(within(files).getByText('16 Nov 2026 09.00 WIB')).toBeInTheDocument();
    expect(within(files).getByText('2 KB')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lanjutkan realisasi.csv' })).toHaveAttribute('href', '/import?upload=u1');
    expect(screen.getByRole('link', { name: 'Lihat target.xlsx' })).toHaveAttribute('href', '/import?upload=u2');
  });

  it('says who is at work since when', async () => {
    const atWork = { who: 'budi', step: 'publishing' as const, since: '2026-11-16T01:58:00Z', upload: 'u9' };
    open('/import', { uploads: uploadsOf([], { atWork }) });
    expect(await screen.findByText('Menunggu: budi sedang memuat data sejak 16 Nov 2026 08.58 WIB.')).toBeInTheDocument();
  });

  it('counts files that wait for a decision, and does not wait for its own step', async () => {
    const atWork = { who: 'siti', step: 'checking' as const, since: '2026-11-16T01:58:00Z', upload: 'u1' };
    const uploads = [uploadOf({ step: 'checking' }), uploadOf({ id: 'u2', step: 'proposed' }), uploadOf({ id: 'u3', step: 'questions' })];
    open('/import', { uploads: uploadsOf(uploads, { atWork }) });
    expect(await screen.findByRole('heading', { level: 2, name: '2 berkas menunggu keputusan Anda.' })).toBeInTheDocument();
    expect(screen.queryByText(/^Menunggu:/)).not.toBeInTheDocument();
  });

  it('takes no file while too many wait, and says so', async () => {
    open('/import', { uploads: uploadsOf([uploadOf({ step: 'questions' })], { limits: { bytes: 1_073_741_824, uploads: 1 } }) });
    const button = await main('Pilih berkas');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Sudah ada 1 berkas yang menunggu. Terbitkan atau buang salah satunya lebih dahulu.');
    expect(screen.getByText(/masing-masing paling besar 1 GB/)).toBeInTheDocument();
  });

  it('lists loads with their outcome, and removes one after a question', async () => {
    const load = {
      name: '20261112T070000Z-1',
      number: 7,
      at: '2026-11-12T07:00:00Z',
      outcome: 'published' as const,
      source: 'tunggakan_okt.xlsx',
      sha256: 'b'.repeat(64),
      extracts: ['arrears' as const],
      replaced: null,
      rows: 27_655,
      sum: '165760000000',
      warned: 2,
      refused: 0,
      generation: 212,
      seconds: 3,
    };
    const { sent, server } = open('/import', { loads: { loads: [load] } });
    const loads = await screen.findByRole('table', { name: 'Riwayat pemuatan' });
    for (const text of ['27.655', 'Rp 165,76 miliar', 'tunggakan', 'terbit, 2 peringatan'])
      expect(within(loads).getByText(text)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: /^Keluarkan tunggakan_okt\.xlsx, .* dari data$/ }));
    expect(screen.getByText(/^27\.655 baris pemuatan ini dihapus dari data/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    server.answerWith((path) => {
      if (path === '/api/v1/loads') return { loads: [{ ...load, number: null }] };
      return path === '/api/v1/uploads' ? uploadsOf() : NO_CODES;
    });
    fireEvent.click(screen.getByRole('button', { name: 'Ya, keluarkan' }));
    await waitFor(() => expect(sent).toEqual([{ method: 'POST', address: '/api/v1/loads/7/removal', body: {} }]));
    await waitFor(() => expect(screen.getByRole('link', { name: /^Tanda terima tunggakan_okt\.xlsx/ })).toHaveFocus());
  });

  it('leads to codes that found no place', async () => {
    const code = { field: 'tax' as const, value: 'Htl', rows: 4, loads: [7], suggestion: null };
    open('/import', { codes: { ...NO_CODES, codes: [code] } });
    expect(await screen.findByRole('link', { name: 'Petakan kode' })).toHaveAttribute('href', '/import?codes');
  });
});

describe('a reading', () => {
  it('shows both readings with their totals and rows, and chooses none', async () => {
    openUpload({ step: 'questions', openQuestions: 1, proposal: proposalOf() });
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Berkas ini berisi pembayaran. 1 hal perlu Anda putuskan.' }),
    ).toBeInTheDocument();
    const [thousands, decimal] = screen.getAllByRole('radio');
    expect(thousands).not.toBeChecked();
    expect(decimal).not.toBeChecked();
    expect(thousands).toHaveAccessibleDescription(/Seluruh berkas menjadi Rp\s250\.040\..*Baris 2: 250\.000 menjadi Rp\s250\.000/);
    expect(decimal).toHaveAccessibleDescription(/Seluruh berkas menjadi Rp\s290\..*Baris 2: 250\.000 menjadi Rp\s250$/);
    expect(screen.getByText('Belum dipilih. Pratinjau bila dibaca begini: Pemisah ribuan.')).toBeInTheDocument();
    const read = screen.getByRole('button', { name: 'Baca dengan pilihan ini' });
    expect(read).toHaveAttribute('aria-disabled', 'true');
    expect(read).toHaveAccessibleDescription('1 pertanyaan belum dijawab.');
  });

  it('is answered by the keyboard alone, and stores each answer', async () => {
    const { sent } = openUpload({
      step: 'questions',
      openQuestions: 2,
      proposal: proposalOf({ questions: [MARK_QUESTION, YEAR_QUESTION] }),
    });
    await screen.findByText('1 dari 2');
    await userEvent.keyboard('2');
    expect(screen.getByRole('radio', { name: /Tanda desimal/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Tanda desimal/ })).toHaveFocus();
    await userEvent.keyboard('n');
    expect(screen.getByText('Tahun berapa data ini?')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Jawaban' }), '2026');
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({
        method: 'PUT',
        address: '/api/v1/uploads/u1/reading',
        body: { answers: { decimal: 'decimal', year: '2026' }, columns: {}, codes: {}, leaveOut: {} },
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Baca dengan jawaban ini' }));
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({
        method: 'POST',
        address: '/api/v1/uploads/u1/reading',
        body: { answers: { decimal: 'decimal', year: '2026' }, columns: {}, codes: {}, leaveOut: {} },
      }),
    );
  });

  it('stores an answer at once if its view closes', async () => {
    const { sent, unmount } = openUpload({ step: 'questions', proposal: proposalOf() });
    fireEvent.click(await screen.findByRole('radio', { name: /Pemisah ribuan/ }));
    expect(sent).toEqual([]);
    unmount();
    expect(sent).toEqual([
      {
        method: 'PUT',
        address: '/api/v1/uploads/u1/reading',
        body: { answers: { decimal: 'thousands' }, columns: {}, codes: {}, leaveOut: {} },
      },
    ]);
  });

  it('sends an answer again that could not be stored, and does not call it stored meanwhile', async () => {
    const { sent } = openUpload({ step: 'questions', proposal: proposalOf() }, { statuses: [503] });
    fireEvent.click(await screen.findByRole('radio', { name: /Pemisah ribuan/ }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByText(/^Pilihan Anda tersimpan/)).not.toBeInTheDocument();
    await waitFor(() => expect(sent).toHaveLength(2), { timeout: 15_000 });
    expect(sent[1]).toEqual(sent[0]);
    expect(await screen.findByText(/^Pilihan Anda tersimpan/)).toBeInTheDocument();
  });

  it('goes on with stored answers after a closed tab', async () => {
    openUpload({ step: 'questions', reading: { answers: { decimal: 'thousands' } }, proposal: proposalOf() });
    expect(await screen.findByRole('radio', { name: /Pemisah ribuan/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Baca dengan jawaban ini' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('shows rows as they are beside rows as read, and says which are not loaded', async () => {
    const { preview } = MARK_QUESTION.choices[0] ?? {};
    const check = { sum: '250040', rows: 2, refused: [], warned: [] };
    openUpload({ step: 'proposed', proposal: proposalOf({ questions: [], preview: preview ?? null, check, isReady: true }) });
    expect(
      await screen.findByRole('heading', { level: 2, name: /^Seluruh berkas dapat dibaca: 2 baris pembayaran, jumlahnya Rp\s250\.040\.$/ }),
    ).toBeInTheDocument();
    const rows = within(screen.getByRole('table', { name: 'Isi berkas dan hasil bacaan' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(rows).toEqual([
      'BarisSeperti di berkasJenis pajakJumlah uang',
      '1PajakJumlahtidak dimuat: judul, jumlah, atau catatan',
      '2Hotel250.000HOTELRp 250.000',
      '3Restoran40RESTORANRp 40',
    ]);
  });

  it('reads again if a column is used as another field, and checks only what was read', async () => {
    const { sent } = openUpload({ step: 'proposed', proposal: proposalOf({ questions: [], isReady: true }) });
    expect(await main('Periksa jumlah')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kolom Pajak dibaca sebagai' }), 'Unit pelayanan');
    expect(screen.queryByRole('button', { name: 'Periksa jumlah' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Baca dengan pilihan ini' }));
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ method: 'POST', address: '/api/v1/uploads/u1/reading', body: { columns: { Pajak: 'unit' } } }),
    );
  });

  it('applies a suggested code only if it is chosen', async () => {
    const near = { field: 'tax', value: 'Hotell', rows: 3, status: 'near' as const, code: 'PBJT_HOTEL', name: 'PBJT Jasa Perhotelan' };
    openUpload({ step: 'proposed', proposal: proposalOf({ questions: [], codes: [near], isReady: true }) });
    const menu = await screen.findByRole('combobox', { name: 'Kode untuk Hotell' });
    expect(menu).toHaveDisplayValue('tanpa kode: barisnya masuk "Tidak terpetakan"');
    expect(screen.getByText('Namanya mirip dengan PBJT Jasa Perhotelan.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Pakai PBJT Jasa Perhotelan' }));
    expect(menu).toHaveDisplayValue('PBJT Jasa Perhotelan (PBJT_HOTEL)');
    expect(menu).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Baca dengan pilihan ini' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('creates codes for names that are new', async () => {
    const isNew = { field: 'tax', value: 'Hiburan', rows: 2, status: 'unknown' as const, code: null, name: null, newCode: 'HIBURAN' };
    const { sent } = openUpload({ step: 'proposed', proposal: proposalOf({ questions: [], codes: [isNew], isReady: true }) });
    const menu = await screen.findByRole('combobox', { name: 'Kode untuk Hiburan' });
    expect(menu).toHaveDisplayValue('tanpa kode: barisnya masuk "Tidak terpetakan"');
    fireEvent.click(screen.getByRole('button', { name: 'Buat 1 nama sebagai kode baru' }));
    expect(menu).toHaveDisplayValue('buat sebagai kode baru: Hiburan');
    fireEvent.click(screen.getByRole('button', { name: 'Baca dengan pilihan ini' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { codes: { tax: { Hiburan: 'HIBURAN' } } } }));
  });

  it('leaves rows out by the texts of a column', async () => {
    const [first, ...others] = proposalOf().columns;
    const values = [
      { text: 'Hotel', rows: 3, isLeftOut: false },
      { text: 'Gabungan', rows: 1, isLeftOut: false },
    ];
    const columns = first === undefined ? [] : [{ ...first, values }, ...others];
    const { sent } = openUpload({ step: 'proposed', proposal: proposalOf({ questions: [], columns, isReady: true }) });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Kolom yang isinya dicentang' }), first?.name ?? '');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Gabungan (1 baris)' }));
    expect(screen.getByText(`Tidak dimuat, menurut kolom ${first?.name ?? ''}: Gabungan.`)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Baca dengan pilihan ini' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { leaveOut: { [first?.name ?? '']: ['Gabungan'] } } }));
  });

  it('checks with the totals of the source, as people type them', async () => {
    const { sent } = openUpload({ step: 'proposed', proposal: proposalOf({ questions: [], isReady: true }) });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Jumlah baris menurut sumber' }), '1.024');
    await userEvent.type(screen.getByRole('textbox', { name: 'Jumlah uang menurut sumber (Rp)' }), '1.250.000');
    fireEvent.click(screen.getByRole('switch', { name: 'Simpan cara membaca ini' }));
    expect(screen.getByRole('textbox', { name: 'Nama cara membaca' })).toHaveValue('realisasi');
    fireEvent.click(await main('Periksa jumlah'));
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({
        method: 'POST',
        address: '/api/v1/uploads/u1/check',
        body: { source: 'realisasi', saveProfile: true, control: { rows: 1_024, amount: '1250000' } },
      }),
    );
  });

  it('reads in a saved way with all that was decided', async () => {
    const { sent } = openUpload(
      { step: 'questions', reading: { answers: { decimal: 'thousands' } }, proposal: proposalOf() },
      { uploads: uploadsOf([], { profiles: ['rekap'] }) },
    );
    fireEvent.click(await main('Baca dengan cara ini'));
    await waitFor(() =>
      expect(sent.at(-1)?.body).toEqual({ answers: { decimal: 'thousands' }, columns: {}, codes: {}, leaveOut: {}, profile: 'rekap' }),
    );
  });

  it('says that an answer is not of the form that is asked for, and asks again', async () => {
    const wrong = { ...YEAR_QUESTION, wrongAnswer: '14/03/2025' };
    openUpload({ step: 'questions', reading: { answers: { year: '14/03/2025' } }, proposal: proposalOf({ questions: [wrong] }) });
    const field = await screen.findByRole('textbox', { name: 'Jawaban' });
    expect(field).toHaveValue('14/03/2025');
    expect(field).toHaveAccessibleDescription('Jawaban ini tidak menurut bentuk yang diminta.');
    expect(screen.getByText('belum dijawab')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Baca dengan/ })).toHaveAccessibleDescription('1 pertanyaan belum dijawab.');
    await userEvent.clear(field);
    await userEvent.type(field, '2025');
    expect(field).not.toHaveAccessibleDescription();
    expect(screen.getByRole('button', { name: 'Baca dengan jawaban ini' })).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('a saved way of reading', () => {
  it('leads to the check of the sums, with the totals of the source', async () => {
    const { sent } = openUpload({ step: 'proposed', reading: { profile: 'rekap' } });
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Berkas ini dibaca dengan cara tersimpan "rekap". Jumlahnya dapat diperiksa.' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Nama cara membaca' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Jumlah baris menurut sumber' }), '24');
    fireEvent.click(await main('Periksa jumlah'));
    await waitFor(() => expect(sent).toEqual([{ method: 'POST', address: '/api/v1/uploads/u1/check', body: { control: { rows: 24 } } }]));
  });

  it('is named if it is a template, and can be left without the loss of an answer', async () => {
    const reading = { profile: 'template:payments', answers: { decimal: 'thousands' } };
    const { sent } = openUpload({ step: 'proposed', reading });
    expect(await screen.findByRole('heading', { level: 2, name: /^Berkas ini dibaca dengan templat pembayaran\./ })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Baca tanpa cara tersimpan' }));
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ answers: { decimal: 'thousands' }, columns: {}, codes: {}, leaveOut: {} }));
  });
});

describe('sums', () => {
  it('say what goes and what comes, and publish exactly the receipt that was seen', async () => {
    const { sent } = openUpload({ step: 'checked', receipt: receiptOf() });
    const text = (own: string) => own.replaceAll('\u00a0', ' ');
    const heading = await screen.findByRole('heading', { level: 2, name: /^Siap diterbitkan/ });
    expect(text(heading.textContent ?? '')).toBe('Siap diterbitkan: Rp 7 juta.');
    const changes = within(screen.getByRole('table', { name: 'Data yang diganti dan data yang datang' }))
      .getAllByRole('row')
      .map((row) => text(row.textContent ?? ''));
    expect(changes).toEqual([
      'BulanTindakanDigantiDimuatSelisih',
      'September 2026diganti5.000.0004.000.000−1.000.000',
      'Oktober 2026ditambahkantidak ada yang diganti3.000.000+3.000.000',
    ]);
    expect(
      screen.getByText(/^Jumlah seluruh pembayaran di dasbor: Rp\s90\.000\.000 sekarang, Rp\s92\.000\.000 sesudah terbit\.$/),
    ).toBeInTheDocument();
    const taxes = within(screen.getByRole('table', { name: 'Jumlah menurut jenis pajak dan bulan' }))
      .getAllByRole('row')
      .map((row) => text(row.textContent ?? ''));
    expect(taxes).toEqual([
      'Jenis pajakSep 2026Okt 2026Jumlah',
      'Pajak Hotel4.000.0001.000.0005.000.000',
      'Pajak Reklame-2.000.0002.000.000',
      'Jumlah4.000.0003.000.0007.000.000',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Terbitkan: ganti 1 bulan, tambahkan ke 1 bulan' }));
    await waitFor(() =>
      expect(sent).toEqual([{ method: 'POST', address: '/api/v1/uploads/u1/publication', body: { checkedReceipt: '20261116T020000Z-1' } }]),
    );
  });

  it("say whether they agree with the file's own total, in English too", async () => {
    const reconciled = [{ name: 'Jumlah', periods: 2, equal: 2, tolerated: 0, different: 0, rows: '7000000', control: '7000000' }];
    openUpload({ step: 'checked', receipt: receiptOf({ extracts: [resultOf({ reconciled })] }) }, {}, 'en');
    expect(
      await screen.findByRole('heading', { level: 2, name: /^Ready to publish: Rp\s7\smillion, equal to the total in the file\.$/ }),
    ).toBeInTheDocument();
    expect(screen.getByText('Agrees with the rows loaded')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish: replace 1 month, add to 1 month' })).toBeInTheDocument();
  });

  it('name rows where there is no money', async () => {
    const objects = resultOf({
      extract: 'objects',
      sums: { file: null, before: null, after: null },
      amounts: null,
      months: [],
      period: null,
      sources: [],
    });
    openUpload({ step: 'checked', receipt: receiptOf({ extracts: [objects] }) });
    expect(await screen.findByRole('heading', { level: 2, name: 'Siap diterbitkan: 10 baris objek pajak.' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Terbitkan 10 baris' })).toBeInTheDocument();
  });
});

describe('a refusal', () => {
  const finding = (code: string, params: Readonly<Record<string, string>>, count = 1) => ({
    file: 'tunggakan.csv',
    line: 7_112,
    column: 'tahun pajak',
    code,
    params,
    texts: { id: `Sebab ${code}.`, en: `Cause ${code}.` },
    advice: { id: `Perbaiki ${code}.`, en: `Correct ${code}.` },
    count,
    lines: [7_112],
  });
  const refusedBy = (...listed: ReturnType<typeof finding>[]) =>
    receiptOf({ outcome: 'refused', refused: { count: 225, rows: 225, listed } });

  it('names each cause with its first row and what to do, the largest first, and offers all rows', async () => {
    openUpload({ step: 'refused', receipt: refusedBy(finding('amount-decimals', {}, 11), finding('not-a-year', {}, 214)) });
    expect(await screen.findByRole('heading', { level: 2, name: /^Berkas ini ditolak: 225 baris tidak dapat dimuat/ })).toBeInTheDocument();
    const rows = within(screen.getByRole('table', { name: 'Sebab penolakan' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      'Sebab not-a-year.tunggakan.csv, baris 7.112, kolom tahun pajakPerbaiki not-a-year.214',
      'Sebab amount-decimals.tunggakan.csv, baris 7.112, kolom tahun pajakPilih "Ubah cara membaca", lalu periksa pertanyaan dan kolomnya. Bila tidak ada pilihan yang sesuai, perbaiki berkas di sistem asalnya dan kirim lagi.11',
    ]);
    expect(screen.getByRole('link', { name: 'Unduh semua baris yang ditolak (CSV)' })).toHaveAttribute(
      'href',
      '/api/v1/uploads/u1/findings',
    );
  });

  it('lets a person decide that the days are replaced, and keeps the other choices of the check', async () => {
    const { sent } = openUpload({
      step: 'refused',
      check: { source: 'setoran' },
      receipt: refusedBy(finding('overlap', { period: '2026-07..2026-09', source: 'setoran' })),
    });
    const button = await screen.findByRole('button', { name: /^Ganti data Jul/ });
    fireEvent.click(button);
    await waitFor(() =>
      expect(sent).toEqual([
        {
          method: 'POST',
          address: '/api/v1/uploads/u1/check',
          body: { source: 'setoran', replace: { from: '2026-07-01', to: '2026-09-30' } },
        },
      ]),
    );
  });

  it('lets a person add other payments of the same time', async () => {
    const { sent } = openUpload({
      step: 'refused',
      check: { source: 'setoran' },
      receipt: refusedBy(finding('overlap', { period: '2026-07..2026-09', source: 'setoran' })),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Tambahkan, data yang ada tetap' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { source: 'setoran', append: true } }));
  });

  it('asks to type the new total where much would be lost', async () => {
    const { sent } = openUpload({ step: 'refused', receipt: refusedBy(finding('replace-less', { total: '7000000' })) });
    const button = await screen.findByRole('button', { name: 'Jumlah ini benar, periksa lagi' });
    fireEvent.click(button);
    expect(screen.getByText('Tulis angka seperti 1.250.000.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Jumlah baru (Rp)' }), '7.000.000');
    fireEvent.click(button);
    await waitFor(() => expect(sent).toEqual([{ method: 'POST', address: '/api/v1/uploads/u1/check', body: { confirm: '7000000' } }]));
  });
});

describe('a running step', () => {
  it('says share, rows and time in words, and can be stopped', async () => {
    const progress = { done: 430, total: 1_000, rows: 12_000, seconds: 30, secondsLeft: 40 };
    const { sent } = openUpload({ step: 'checking', progress });
    const bar = await screen.findByRole('progressbar');
    expect(bar).toHaveAttribute('aria-valuetext', '43% selesai, 12.000 baris dibaca, sudah ± 30 detik, sisa ± 40 detik');
    fireEvent.click(screen.getByRole('button', { name: 'Hentikan' }));
    await waitFor(() => expect(sent).toEqual([{ method: 'POST', address: '/api/v1/uploads/u1/cancellation', body: {} }]));
  });

  it('says for whom it waits', async () => {
    const waitsFor = { who: null, step: 'command' as const, since: '2026-11-16T01:58:00Z', upload: null };
    openUpload({ step: 'publishing', waitsFor });
    expect(await screen.findByText('Menunggu: baris perintah sedang memuat data sejak 16 Nov 2026 08.58 WIB.')).toBeInTheDocument();
  });
});

describe('a publication', () => {
  it('says what changed, and is undone after a question', async () => {
    const { sent } = openUpload({ step: 'published', generation: 212, mayUndo: true, receipt: receiptOf({ outcome: 'published' }) });
    const row = (await screen.findByRole('rowheader', { name: 'Jumlah pembayaran' })).closest('tr');
    expect(row?.textContent?.replaceAll('\u00a0', ' ')).toBe('Jumlah pembayaranRp 90 jutaRp 92 juta');
    fireEvent.click(screen.getByRole('button', { name: 'Batalkan terbitan' }));
    expect(screen.getByRole('heading', { level: 3, name: 'Batalkan terbitan ke-212?' })).toHaveFocus();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Tidak, biarkan terbit' }));
    expect(screen.getByRole('button', { name: 'Batalkan terbitan' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Batalkan terbitan' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ya, batalkan terbitan' }));
    await waitFor(() => expect(sent).toEqual([{ method: 'POST', address: '/api/v1/uploads/u1/undo', body: {} }]));
  });

  it('says why it cannot be undone', async () => {
    openUpload({ step: 'published', generation: 1, receipt: receiptOf({ outcome: 'published' }) });
    expect(await screen.findByText('Ini terbitan pertama. Bila keliru, keluarkan datanya di riwayat pemuatan.')).toBeInTheDocument();
  });
});

describe('codes without a place', () => {
  it('are mapped once they are chosen', async () => {
    const codes = [
      { field: 'tax' as const, value: 'Hotell', rows: 12, loads: [7], suggestion: { code: 'PBJT_HOTEL', name: 'PBJT Jasa Perhotelan' } },
    ];
    const { sent } = open('/import?codes', { codes: { ...NO_CODES, codes } });
    expect(await screen.findByRole('heading', { level: 2, name: /^1 kode belum terpetakan/ })).toBeInTheDocument();
    expect(await main('Petakan 0 kode')).toHaveAccessibleDescription('Pilih kode lebih dahulu.');
    fireEvent.click(await screen.findByRole('button', { name: 'Pakai PBJT Jasa Perhotelan' }));
    fireEvent.click(await main('Petakan 1 kode'));
    await waitFor(() =>
      expect(sent).toEqual([
        { method: 'PUT', address: '/api/v1/codes/mappings', body: { mappings: [{ field: 'tax', value: 'Hotell', code: 'PBJT_HOTEL' }] } },
      ]),
    );
  });
});

it('moves the focus to the sentence of the next step', async () => {
  const { server } = openUpload({ step: 'checking' });
  await screen.findByRole('progressbar');
  server.answerWith((path) => (path === '/api/v1/uploads/u1' ? uploadOf({ step: 'checked', receipt: receiptOf() }) : uploadsOf()));
  await act(async () => undefined);
  const heading = await screen.findByRole('heading', { level: 2, name: /^Siap diterbitkan/ }, { timeout: 5_000 });
  expect(heading).toHaveFocus();
});

it('says which month is removed', async () => {
  const months = [changedMonth('Hotel', '2026-09', [4, '5000000'], [0, '0'])];
  openUpload({ step: 'checked', receipt: receiptOf({ extracts: [resultOf({ months })] }) });
  expect(await screen.findByRole('button', { name: 'Terbitkan: hapus 1 bulan' })).toBeInTheDocument();
  expect(screen.getByText('Dihapus tanpa pengganti: September 2026.')).toBeInTheDocument();
});

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
    await waitFor(() => expect(sent).toEqual([{ method: 'POST', address: '/api/v1/loads/7/removal/cancellation', body: {} }]));
  });

  it('never says more than all of it', async () => {
    const removal = { ...action, progress: { done: 13, total: 12, seconds: 5 } };
    open('/import', { uploads: uploadsOf([], { removal }), loads: { loads: [load] } });
    expect(await screen.findByText('100% selesai, sudah ± 5 detik')).toBeInTheDocument();
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
  const check = { sum: '100', rows: 12, refused: [], warned: [] };
  const proposal = proposalOf({ questions: [], isReady: true, check });

  it('are mapped there: the file is read again with their codes and those chosen before', async () => {
    const reading = { answers: { unit: '1' }, codes: { tax: { Htl: 'PBJT_HOTEL' } } };
    const { sent } = openUpload({ step: 'checked', receipt, reading, proposal });
    const menu = await screen.findByRole('combobox', { name: 'Kode untuk Hotell' });
    expect(screen.queryByText(/^Hanya dari/)).not.toBeInTheDocument();
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

  it('of a template, too, because it takes no codes of one file', async () => {
    openUpload({ step: 'checked', receipt, proposal: { ...proposal, check: null } });
    expect(await screen.findByText(/Setelah terbit, pilih "Petakan kode"/)).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('are said to be some of them if warnings are cut, and regions have no menu', async () => {
    const region = { ...finding, params: { field: 'region', value: 'Kec. Contoh', rows: '3' } };
    openUpload({ step: 'checked', receipt: receiptOf({ warned: { count: 140, rows: 15, listed: [finding, region] } }), proposal });
    expect(await screen.findByText(/^Hanya dari 2 peringatan pertama/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '1 nama tanpa kode' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Kode untuk Kec. Contoh' })).not.toBeInTheDocument();
  });
});

it('leads from a publication to the page of its data', async () => {
  openUpload({ step: 'published', generation: 212, receipt: receiptOf({ outcome: 'published' }) });
  expect(await screen.findByRole('link', { name: 'Lihat pembayaran di dasbor' })).toHaveAttribute('href', '/overview');
});
