import { gzipSync } from 'node:zlib';
import { checkFile, type CheckedFile } from '../testing/check-file.ts';

jest.setTimeout(120_000);

const PROFILE = {
  extract: 'payments',
  file: { ignoreColumns: ['catatan'] },
  fields: {
    posted: { grain: 'day', column: 'tanggal', format: 'YYYY-MM-DD' },
    tax: { column: 'jenis' },
    amount: { column: 'jumlah' },
  },
};
const withFile = (file: object) => ({ ...PROFILE, file: { ...PROFILE.file, ...file } });

const TEXT = 'tanggal,jenis,jumlah,catatan\n2024-01-01,HOTEL,1200,"a, ""b"""\n2024-01-02,PARKING,35,é\n';
const ROWS = ['2024-01-01|HOTEL|1200', '2024-01-02|PARKING|35'];

const csv = (content: string | Buffer, more: Partial<CheckedFile> = {}) =>
  checkFile({ name: 'f.csv', bytes: Buffer.from(content), profile: PROFILE, ...more });

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

describe('bytes and line ends', () => {
  it.each<[string, Buffer, object]>([
    ['UTF-8', Buffer.from(TEXT), PROFILE],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`), PROFILE],
    ['CRLF', Buffer.from(TEXT.replaceAll('\n', '\r\n')), PROFILE],
    ['no line end at the end', Buffer.from(TEXT.trimEnd()), PROFILE],
    ['one blank line at the end', Buffer.from(`${TEXT}\n`), PROFILE],
    ['a line break within quotes', Buffer.from(TEXT.replace('a, ', 'a\n')), PROFILE],
    ['UTF-16LE declared', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), withFile({ encoding: 'utf-16le' })],
    ['UTF-16BE declared', utf16be(TEXT), withFile({ encoding: 'utf-16be' })],
    ['Windows-1252 declared', Buffer.from(TEXT, 'latin1'), withFile({ encoding: 'windows-1252' })],
    // 0x93 0xFA is the character for day; the second byte of 0x83 0x5C is a backslash.
    [
      'Shift-JIS declared',
      Buffer.concat([Buffer.from(TEXT.replace('é\n', '')), Buffer.from([0x93, 0xfa, 0x83, 0x5c, 0x0a])]),
      withFile({ encoding: 'shift_jis' }),
    ],
  ])('accepts %s', async (_name, bytes, profile) => {
    const { refused, rows, warned } = await csv(bytes, { profile });
    expect(refused).toEqual([]);
    expect(warned).toEqual([]);
    expect(rows).toEqual(ROWS);
  });

  it.each<[string, Buffer, readonly string[]]>([
    ['CR alone', Buffer.from(TEXT.replaceAll('\n', '\r')), ['1 - bare-cr']],
    ['UTF-16LE that is not declared', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), ['1 - encoding-mismatch']],
    ['UTF-16 without a mark that is not declared', Buffer.from(TEXT, 'utf16le'), ['3 - encoding-invalid']],
    ['Windows-1252 that is not declared', Buffer.from(TEXT, 'latin1'), ['3 - encoding-invalid']],
    [
      'Shift-JIS that is not declared',
      Buffer.concat([Buffer.from(TEXT.replace('é\n', '')), Buffer.from([0x93, 0xfa, 0x0a])]),
      ['3 - encoding-invalid'],
    ],
    ['a byte that begins a character and ends none', Buffer.from(TEXT.replace('é', 'í'), 'latin1'), ['3 - encoding-invalid']],
  ])('refuses %s', async (_name, bytes, refused) => {
    const verdict = await csv(bytes);
    expect(verdict.refused[0]).toBe(refused[0]);
    expect(verdict.rows).toEqual([]);
  });
});

it('refuses half of a pair of UTF-16', async () => {
  const bytes = Buffer.from(`\uFEFF${TEXT.replace('é', '\uD800x')}`, 'utf16le');
  expect(await csv(bytes, { profile: withFile({ encoding: 'utf-16le' }) })).toMatchObject({ refused: ['3 - encoding-invalid'], rows: [] });
});

it('stores a formula as it stands behind a tab, which is taken off, of codes with a warning', async () => {
  const named = { extract: 'banks', fields: { code: { column: 'kode' }, name: { column: 'nama' } } };
  expect(await csv('kode,nama\nA,"\t=1+1"\n', { profile: named })).toMatchObject({ refused: [], rows: ['A|=1+1'] });
  for (const code of ['\tA', '\rA', 'A '])
    expect(await csv(`kode,nama\n"${code}",x\n`, { profile: named })).toMatchObject({ warned: ['2 kode code-trimmed'], rows: ['A|x'] });
});

describe('quotes', () => {
  it.each<[string, string, string]>([
    ['a stray quote', TEXT.replace('HOTEL', 'HO"TEL'), '2 jenis stray-quote'],
    ['a quote that is never closed', TEXT.replace('HOTEL', '"HOTEL'), '2 jenis text-after-quote'],
    ['the last quote never closed', TEXT.replace(',é', ',"é'), '3 catatan unterminated-quote'],
    ['text after a closing quote', TEXT.replace('HOTEL', '"HOTEL" x'), '2 jenis text-after-quote'],
  ])('refuses %s', async (_name, text, refused) => {
    expect((await csv(text)).refused).toContain(refused);
  });
});

describe('shape', () => {
  const lines = TEXT.trimEnd().split('\n');
  const cases = lines.flatMap((_line, row) => [0, 1, 2, 3].flatMap((column) => [-1, 1].map((change) => [row, column, change] as const)));

  it.each(cases)('refuses row %i with a field changed at %i by %i', async (row, column, change) => {
    const split = (line: string) => line.replace('a, ""b""', 'x').split(',');
    const changed = lines.map(split).map((cells, index) => {
      if (index !== row) return cells;
      return change < 0 ? cells.filter((_cell, at) => at !== column) : cells.toSpliced(column, 0, '');
    });
    const { refused, rows } = await csv(changed.map((cells) => cells.join(',')).join('\n'));
    expect(rows).toEqual([]);
    if (row > 0) expect(refused).toEqual([`${row + 1} - field-count`]);
  });

  it.each<[string, string, string]>([
    ['an empty file', '', '1 - file-empty'],
    ['a header alone', `${lines[0] ?? ''}\n`, '0 - no-rows'],
    ['a title above the header', `Laporan Januari\n${TEXT}`, '1 - header-below'],
    ['a blank line inside', TEXT.replace('\n2024-01-02', '\n\n2024-01-02'), '3 - blank-line'],
    ['a second table below', `${TEXT}\nkode,nama\nA,B\n`, '4 - blank-line'],
    ['a NUL character', TEXT.replace('HOTEL', 'HO\0TEL'), '2 jenis control-character'],
  ])('refuses %s', async (_name, text, refused) => {
    expect((await csv(text)).refused).toContain(refused);
  });

  it('reads below a title where the profile says how many lines it has', async () => {
    expect((await csv(`Laporan Januari\n\n${TEXT}`, { profile: withFile({ skipLines: 2 }) })).rows).toEqual(ROWS);
  });
});

describe('first lines that are no header', () => {
  const semicolons = TEXT.replaceAll(',', ';').replace('a; ', 'a, ');
  it.each<[string, string, object, string, string]>([
    ['a title of two lines', `"Laporan";Januari\nUnit 1\n${semicolons}`, { delimiter: ';' }, '1 - header-below', '"skipLines": 2'],
    ['a title and a blank line', `Laporan\n\n${TEXT}`, {}, '1 - header-below', '"skipLines": 2'],
    ['a hint for Excel', `sep=;\n${semicolons}`, {}, '1 - header-sep', '"skipLines": 1 dan "delimiter": ";"'],
    ['a hint that the profile agrees with', `sep=;\n${semicolons}`, { delimiter: ';' }, '1 - header-sep', '"skipLines": 1'],
    ['a header parted otherwise', semicolons, {}, '1 - header-delimiter', '"delimiter": ";"'],
    ['quoted cells parted otherwise', semicolons.replaceAll(/[^;\n]+/g, '"$&"'), {}, '1 - quoted-delimiter', '"delimiter": ";"'],
  ])('%s lead to the setting that reads them', async (_name, text, file, refused, setting) => {
    const verdict = await csv(text, { profile: withFile(file) });
    const [first] = verdict.findings.filter(({ code }) => refused.endsWith(code));
    expect(verdict.refused[0]).toBe(refused);
    expect(verdict.findings.map(({ code }) => code)).toEqual([first?.code]);
    expect(first?.advice.id).toContain(setting);
    expect(first?.advice.en).toContain(setting.replace(' dan ', ' and '));
  });

  it('are told by their columns where no header follows', async () => {
    expect((await csv(TEXT.replace('tanggal', 'tgl'))).refused).toEqual(['1 tanggal header-missing']);
  });
});

describe('empty rows', () => {
  it.each([',,,\n', ',,,\n,,,\n\n , ,,\n\n\n', ',,,'])('at the end are none: %j', async (end) => {
    expect(await csv(TEXT + end, { control: { rows: 2 } })).toMatchObject({ refused: [], warned: [], rows: ROWS });
  });
  it('among the rows are refused', async () => {
    const verdict = await csv(`${TEXT},,,\n\n2024-01-03,HOTEL,1,x\n`);
    expect(verdict).toMatchObject({ refused: ['4 tanggal value-missing', '4 jumlah value-missing', '5 - blank-line'], rows: [] });
  });
});

describe('limits', () => {
  it('refuses a row of a million columns, once', async () => {
    expect((await csv(`${TEXT}${','.repeat(1_000_000)}\n`)).refused).toEqual(['4 - too-many-columns']);
  });
  it('refuses a hundred thousand blank lines, told once', async () => {
    const { findings, rows } = await csv(TEXT + '\n'.repeat(100_000) + '2024-01-03,HOTEL,1,x\n');
    expect(findings).toMatchObject([{ code: 'blank-line', lines: [4, 5, 6], count: 100_000 }]);
    expect(rows).toEqual([]);
  });
  it('refuses a field of 100 megabytes', async () => {
    expect((await csv(`${TEXT}2024-01-03,${'x'.repeat(100_000_000)},1,\n`)).refused[0]).toMatch(/field-too-long|line-too-long/);
  });
  it('does not mind a hundred thousand blank lines at the end', async () => {
    expect((await csv(`${TEXT}${'\n'.repeat(100_000)}`)).rows).toEqual(ROWS);
  });
});

describe('packed with gzip', () => {
  const compressed = gzipSync(TEXT);
  const gz = (bytes: Buffer) => checkFile({ name: 'f.csv.gz', bytes, profile: PROFILE });

  it('accepts the same values, in one piece or several', async () => {
    expect((await gz(compressed)).rows).toEqual(ROWS);
    expect((await gz(Buffer.concat([gzipSync(TEXT.slice(0, 40)), gzipSync(TEXT.slice(40))]))).rows).toEqual(ROWS);
  });
  it('refuses it wherever it is cut', async () => {
    for (let length = 2; length < compressed.length; length += 1) {
      const { refused, rows } = await gz(compressed.subarray(0, length));
      expect(refused.at(-1)).toBe('0 - gzip-damaged');
      expect(rows).toEqual([]);
    }
  });
  it('refuses a changed checksum and bytes that follow the content', async () => {
    const changed = Buffer.from(compressed);
    changed[compressed.length - 6] = (changed[compressed.length - 6] ?? 0) ^ 1;
    expect((await gz(changed)).refused).toContain('0 - gzip-damaged');
    expect((await gz(Buffer.concat([compressed, Buffer.from('more')]))).refused).toContain('0 - gzip-damaged');
  });
  it('refuses what unpacks to far too much', async () => {
    expect((await gz(gzipSync(Buffer.alloc(64 << 20, 0x0a)))).refused.at(-1)).toBe('0 - archive-bomb');
  });
});

describe('declared totals', () => {
  const names = ['HOTEL', 'PARKING'];
  const lines = Array.from(
    { length: 65 },
    (_value, index) => `2024-01-${String((index % 28) + 1).padStart(2, '0')},${names[index % 2] ?? ''},${1_000 + index},note ${index}`,
  );
  const bytes = Buffer.from(`tanggal,jenis,jumlah,catatan\n${lines.join('\n')}\n`);
  // 65 rows of 1,000, and 0 + 1 + ... + 64 = 2,080.
  const control = { rows: 65, amount: '67080' };

  it('find a file of two kilobytes that was cut at any byte', async () => {
    expect(bytes.length).toBeGreaterThan(2_000);
    expect((await csv(bytes, { control })).refused).toEqual([]);
    const accepted: number[] = [];
    for (let length = 0; length < bytes.length; length += 1) {
      const { refused } = await csv(bytes.subarray(0, length), { control });
      if (refused.length === 0) accepted.push(length);
    }
    // Only the shortened last note and the last line end can be lost. Totals protect amounts, dates and codes.
    const note = bytes.lastIndexOf(',') + 1;
    expect(accepted).toEqual(Array.from({ length: bytes.length - note }, (_value, index) => note + index));
  });
});

describe('names that do not say what the file is', () => {
  const OLD = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  it.each<[string, Buffer, string]>([
    ['f.xlsx', Buffer.from(TEXT), 'format-differs'],
    ['f.parquet', Buffer.from(TEXT), 'format-differs'],
    ['f.csv.gz', Buffer.from(TEXT), 'format-differs'],
    ['f.csv', gzipSync(TEXT), 'format-differs'],
    ['f.csv', Buffer.from('PK\x03\x04', 'latin1'), 'format-differs'],
    ['f.csv', Buffer.from('PAR1xxxxPAR1'), 'format-differs'],
    ['f.xls', OLD, 'format-refused'],
    ['f.xlsx', OLD, 'format-refused'],
    ['f.xls', Buffer.from('<html><body><table><tr><td>1</td></tr></table>'), 'format-refused'],
    ['f.xls', Buffer.from('\uFEFF<?xml version="1.0"?><Workbook/>'), 'format-refused'],
    ['f.csv', Buffer.from('<!DOCTYPE html><html></html>'), 'format-refused'],
    ['f.csv', Buffer.from('%PDF-1.7\n'), 'format-refused'],
  ])('refuses %s by its first bytes', async (name, bytes, code) => {
    expect((await checkFile({ name, bytes, profile: PROFILE })).refused).toEqual([`0 - ${code}`]);
  });
});
