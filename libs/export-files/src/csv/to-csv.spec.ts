import { DOCUMENT, FORMULAS, TABLE, withTable } from '../testing/sample-document.ts';
import { toCsv, type CsvProfile } from './to-csv.ts';

const fileOf = async (profile: CsvProfile, document = DOCUMENT): Promise<string> => (await toCsv(document, profile)).pieces.join('');

/** A parser by RFC 4180, written for this test. */
function parsed(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let field = '';
  let inside = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    if (inside && letter === '"' && text[index + 1] === '"') {
      field += '"';
      index += 1;
    } else if (letter === '"') inside = !inside;
    else if (!inside && (letter === separator || letter === '\n')) {
      rows.at(-1)?.push(field);
      field = '';
      if (letter === '\n') rows.push([]);
    } else if (inside || letter !== '\r') field += letter;
  }
  return rows;
}

it('opens in Indonesian Excel: byte order mark, semicolons, decimal comma, day before month', async () => {
  const text = await fileOf('excel');
  expect(text.startsWith('\ufeffPenerimaan per jenis pajak\r\n')).toBe(true);
  expect(parsed(text, ';').slice(1)).toEqual([
    ['Periode', '1 Jan – 14 Nov 2026'],
    ['Data per tanggal', '14 November 2026'],
    ['Kolom kode berisi teks.'],
    [''],
    ['Realisasi per jenis pajak'],
    ['Kode', 'Jenis pajak', 'Bulan', 'Realisasi (Rp)', 'Transaksi', 'Pencapaian'],
    ['007', 'BPHTB', '01/01/2026', '1500000', '3', '0,9885'],
    ['3174091234567890', 'PBB-P2; kota', '01/02/2026', '-500000', '1', ''],
    ['PKB', 'Reklame "besar"', '01/03/2026', '', '0', '1,5'],
    ['Jumlah', '', '', '1000000', '4', '0,75'],
    ['Jumlah baris sama dengan angka di layar.'],
    [],
  ]);
});

it('is read by machines: commas, dots, ISO dates, everything around the table behind a number sign', async () => {
  const lines = (await fileOf('machine')).split('\r\n');
  expect(lines[0]).toBe('# Penerimaan per jenis pajak');
  expect(lines.filter((line) => !line.startsWith('#') && line !== '')).toEqual([
    'Kode,Jenis pajak,Bulan,Realisasi (Rp),Transaksi,Pencapaian',
    '007,BPHTB,2026-01-01,1500000,3,0.9885',
    '3174091234567890,PBB-P2; kota,2026-02-01,-500000,1,',
    'PKB,"Reklame ""besar""",2026-03-01,,0,1.5',
    'Jumlah,,,1000000,4,0.75',
  ]);
});

it('writes money of a currency with decimals without a float on the way', async () => {
  const table = { ...TABLE, rows: [['1', 'x', null, '123456789012345678901', 1, null]], totals: null, rowCount: 1 };
  const text = await fileOf('excel', { ...withTable(table), currency: { code: 'USD', symbol: '$', digits: 2 } });
  expect(text).toContain(';1234567890123456789,01;');
});

describe.each(['excel', 'machine'] as const)('formulas in a file for %s', (profile) => {
  const separator = profile === 'excel' ? ';' : ',';

  it.each(FORMULAS)('%j stays text as name, header, title and cover line', async (payload) => {
    const columns = [
      { key: 'a', label: payload, kind: 'text' as const },
      { key: 'b', label: 'x', kind: 'id' as const },
    ];
    const base = withTable({ columns, rows: [[payload, payload]], totals: [payload, payload], rowCount: 1 });
    const text = await fileOf(profile, {
      ...base,
      title: payload,
      cover: [{ label: payload, text: payload }],
      sections: base.sections.map((section) => ({ ...section, title: payload })),
    });
    const cells = parsed(text.replace(/^\ufeff/, ''), separator).flat();
    const beginning = cells.map((cell) => cell.replace(/^# /, ''));
    expect(beginning.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    expect(beginning.filter((cell) => cell.startsWith("'")).length).toBeGreaterThanOrEqual(7);
  });
});

it('leaves numbers numbers: a negative amount has no apostrophe', async () => {
  expect(await fileOf('excel')).toContain(';-500000;');
});

it('says what is missing, in its last line', async () => {
  const text = await fileOf('excel', withTable({ ...TABLE, rowCount: 5 }));
  expect(text.trimEnd().split('\r\n').at(-1)).toBe('INCOMPLETE: 3 dari 5 baris.');
});

it('says below a table what has to be said of its figures', async () => {
  const text = await fileOf('machine', withTable({ ...TABLE, notes: ['Filter unit tidak berlaku di sini'] }));
  const lines = text.trimEnd().split('\r\n');
  expect(lines.slice(-2)).toEqual(['# Filter unit tidak berlaku di sini', '# Jumlah baris sama dengan angka di layar.']);
});

it('says where the rows do not add up to the screen', async () => {
  const text = await fileOf('excel', withTable({ ...TABLE, totals: [null, null, null, '1000001', 4, null] }));
  expect(text).toContain('Realisasi (Rp): jumlah baris 1000000, di layar 1000001.');
});

it('holds a comment together: no line end, comma or quote in a text begins a cell behind it', async () => {
  const cover = ['a\n=1+1', 'a,=1+1', 'a, "=1+1"', 'a,"b', 'satu, dua'].map((text) => ({ label: 'Filter', text }));
  const lines = (await fileOf('machine', { ...DOCUMENT, cover, sections: [] })).split('\r\n');
  expect(lines.slice(1, -1)).toEqual([
    '# Filter: a =1+1',
    "# Filter: a,'=1+1",
    `# Filter: a,' "=1+1"`,
    `# Filter: a,'"b`,
    '# Filter: satu, dua',
  ]);
});

describe('rows that come in while the file is written', () => {
  const incoming = (rows: number) => withTable({ ...TABLE, rows: [], totals: null, incoming: rows, rowCount: rows });
  const row = (n: number) => [String(n), `Nama ${String(n)}`, null, String(n), n, null];
  const requests: number[] = [];
  async function* pages(count: number, size: number) {
    for (let from = 0; from < count; from += size) {
      requests.push(from);
      yield Array.from({ length: Math.min(size, count - from) }, (_, index) => row(from + index));
    }
  }
  beforeEach(() => void (requests.length = 0));

  it('are written page by page, each once and in order, with progress', async () => {
    const done: number[] = [];
    const { pieces, left } = await toCsv(incoming(2_500), 'machine', {
      read: () => pages(2_500, 1_000),
      progress: (part) => done.push(part),
    });
    const lines = pieces.join('').split('\r\n');
    const begin = lines.findIndex((line) => line.startsWith('Kode,'));
    expect(lines.slice(begin + 1, begin + 2_501)).toEqual(
      Array.from({ length: 2_500 }, (_, n) => `${String(n)},Nama ${String(n)},,${String(n)},${String(n)},`),
    );
    expect([left, done]).toEqual([0, [0.4, 0.8, 1, 1]]);
  });

  it('end where the file would be too large, and the file says so at both ends', async () => {
    const { pieces, left } = await toCsv(incoming(2_500), 'excel', { read: () => pages(2_500, 1_000), maxBytes: 30_000 });
    const lines = pieces.join('').trimEnd().split('\r\n');
    // 1,000 rows of some 20 bytes: the second page passes the limit, and no third one is read.
    expect([left, requests]).toEqual([500, [0, 1_000]]);
    expect([lines[0], lines.at(-1)]).toEqual(['\ufeffINCOMPLETE: 2000 dari 2500 baris.', 'INCOMPLETE: 2000 dari 2500 baris.']);
  });
});
