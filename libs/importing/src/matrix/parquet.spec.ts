import fc from 'fast-check';
import { columnReader } from '../parquet/columns.ts';
import { withParquetEngine } from '../parquet/engine.ts';
import { checkFile, type CheckedFile } from '../testing/check-file.ts';
import { checkedParquet } from '../testing/checked-parquet.ts';
import { parquetFile } from '../testing/parquet-file.ts';

jest.setTimeout(120_000);

const PROFILE = {
  extract: 'payments',
  numbers: { decimal: ',', thousands: '.' },
  fields: {
    id: { column: 'id' },
    posted: { grain: 'day', column: 'posted', format: 'DD/MM/YYYY' },
    tax: { column: 'tax' },
    amount: { column: 'amount', negative: true },
  },
};
const GOOD = { id: `'A1'`, posted: `DATE '2024-01-31'`, tax: `'HOTEL'`, amount: 'CAST(1250000 AS BIGINT)' };
const STORED = 'A1|2024-01-31|HOTEL|1250000';

const select = (columns: Readonly<Record<string, string>>): string =>
  `SELECT ${Object.entries(columns)
    .map(([name, sql]) => `${sql} AS "${name}"`)
    .join(', ')}`;
const read = (bytes: Buffer, more: Partial<CheckedFile> = {}) => checkFile({ name: 'f.parquet', bytes, profile: PROFILE, ...more });
const parquet = async (changed: Readonly<Record<string, string>>, more: Partial<CheckedFile> = {}) =>
  read(await parquetFile(select({ ...GOOD, ...changed })), more);

it.each<[string, Record<string, string>, string, number]>([
  ['BIGINT', {}, STORED, 0],
  ['INTEGER', { amount: '1250000' }, STORED, 0],
  ['unsigned', { amount: 'CAST(7 AS UTINYINT)' }, 'A1|2024-01-31|HOTEL|7', 0],
  ['DECIMAL without decimals', { amount: 'CAST(1250000 AS DECIMAL(18, 0))' }, STORED, 0],
  ['DECIMAL with decimals that are zero', { amount: 'CAST(1250000 AS DECIMAL(18, 2))' }, STORED, 0],
  ['DECIMAL with three decimals that are zero', { amount: 'CAST(1250000 AS DECIMAL(18, 3))' }, STORED, 0],
  ['DECIMAL with decimals', { amount: 'CAST(-1250.07 AS DECIMAL(38, 2))' }, 'A1|2024-01-31|HOTEL|-125007', 2],
  ['the largest amount', { amount: 'CAST(9223372036854775807 AS BIGINT)' }, 'A1|2024-01-31|HOTEL|9223372036854775807', 0],
  ['a text by the marks of the profile', { amount: `'1.250.000'` }, STORED, 0],
  ['a date as text, by the declared order', { posted: `'31/01/2024'` }, STORED, 0],
  ['TIMESTAMP', { posted: `TIMESTAMP '2024-01-31 23:59:59.999'` }, STORED, 0],
  ['a code that is a number', { tax: '4110' }, 'A1|2024-01-31|4110|1250000', 0],
  ['a nested column that is not read', { tags: '[1, 2]' }, STORED, 0],
])('accepts %s exactly', async (_name, changed, stored, digits) => {
  const { refused, rows } = await parquet(changed, { digits });
  expect(refused).toEqual([]);
  expect(rows).toEqual([stored]);
});

it('reads times of day, alone and in timestamps', async () => {
  const fields = { ...PROFILE.fields, tax: undefined };
  const timeOnly = { ...PROFILE, fields: { ...fields, paidTime: { column: 'tax', format: 'HH.mm.ss' } } };
  expect((await parquet({ tax: `TIME '10:21:05.999'` }, { profile: timeOnly })).rows).toEqual(['A1|10:21:05|2024-01-31|1250000']);
  const format = 'YYYY-MM-DD HH:mm:ss';
  const both = { ...PROFILE, fields: { ...fields, posted: { ...fields.posted, format }, paidTime: { column: 'posted', format } } };
  expect((await parquet({ posted: `TIMESTAMP '2024-01-31 23:59:59'` }, { profile: both })).rows).toEqual([
    'A1|23:59:59|2024-01-31|1250000',
  ]);
});

it.each<[string, Record<string, string>, string]>([
  ['binary fractions as amounts', { amount: 'CAST(1250000 AS DOUBLE)' }, '0 amount parquet-float'],
  ['short binary fractions as amounts', { amount: 'CAST(1250000 AS FLOAT)' }, '0 amount parquet-float'],
  ['binary fractions as codes', { tax: 'CAST(4110 AS DOUBLE)' }, '0 tax parquet-float'],
  ['lists', { amount: '[1, 2]' }, '0 amount parquet-nested'],
  ['structures', { amount: "{'a': 1}" }, '0 amount parquet-nested'],
  ['instants, whose day depends on the zone', { posted: `TIMESTAMPTZ '2024-01-31 00:00:00+07'` }, '0 posted parquet-type'],
  ['bytes that are no text', { tax: `CAST('HOTEL' AS BLOB)` }, '0 tax parquet-type'],
  ['a fraction of a rupiah', { amount: 'CAST(1.5 AS DECIMAL(18, 2))' }, '1 amount amount-decimals'],
  ['no amount', { amount: 'CAST(NULL AS BIGINT)' }, '1 amount value-missing'],
  ['a date before the year 1', { posted: `DATE '0044-03-15 (BC)'` }, '1 posted date-impossible'],
  ['a date after the year 9999', { posted: `DATE '10000-01-01'` }, '1 posted date-impossible'],
])('refuses %s', async (_name, changed, refused) => {
  const verdict = await parquet(changed);
  expect(verdict.refused).toContain(refused);
  expect(verdict.rows).toEqual([]);
  for (const { texts } of verdict.findings) expect(texts.id).not.toBe(texts.en);
});

it('refuses a missing column', async () => {
  const bytes = await parquetFile(select({ id: GOOD.id, posted: GOOD.posted, tax: GOOD.tax }));
  expect((await read(bytes)).refused).toContain('0 amount header-missing');
});

it('tells rows by their number and keeps their order over several groups', async () => {
  const rows = `SELECT 'N' || i AS id, DATE '2024-01-31' AS posted, 'HOTEL' AS tax, CASE WHEN i = 2500 THEN -1 ELSE i END AS amount FROM range(1, 3001) t(i)`;
  const bytes = await parquetFile(rows, ', ROW_GROUP_SIZE 2048');
  const { refused } = await read(bytes, { profile: { ...PROFILE, fields: { ...PROFILE.fields, amount: { column: 'amount' } } } });
  expect(refused).toEqual(['2500 amount amount-negative']);
  expect((await read(bytes)).rows.map((row) => row.split('|')[0])).toEqual(
    Array.from({ length: 3_000 }, (_value, index) => `N${index + 1}`),
  );
});

describe('files that are not whole', () => {
  let bytes: Buffer = Buffer.alloc(0);
  beforeAll(async () => {
    bytes = await parquetFile(select(GOOD));
  });
  const refusal = async (content: Buffer) => (await read(content)).refused;

  it('are refused wherever they are cut', async () => {
    for (let length = 4; length < bytes.length; length += 1)
      expect(await refusal(bytes.subarray(0, length))).toEqual(['0 - parquet-damaged']);
  });

  it('are refused with another mark at the end, or a footer that does not fit', async () => {
    const other = Buffer.from(bytes);
    other.write('PAR2', bytes.length - 4);
    expect(await refusal(other)).toEqual(['0 - parquet-damaged']);
    const long = Buffer.from(bytes);
    long.writeUInt32LE(bytes.length, bytes.length - 8);
    expect(await refusal(long)).toEqual(['0 - parquet-damaged']);
  });

  it('are refused with an encrypted footer', async () => {
    const locked = Buffer.from(bytes);
    locked.write('PARE', 0);
    locked.write('PARE', bytes.length - 4);
    expect(await refusal(locked)).toEqual(['0 - parquet-encrypted']);
  });

  it('are refused or read, but break nothing, with any byte of the footer changed', async () => {
    const footer = bytes.length - 8 - bytes.readUInt32LE(bytes.length - 8);
    const change = fc.tuple(fc.integer({ min: footer, max: bytes.length - 9 }), fc.nat(255));
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(change, async ([at, value]) => {
        const changed = Buffer.from(bytes);
        changed[at] = value;
        const verdict = await read(changed, { control: { rows: 1, amount: '1250000' } });
        if (verdict.refused.length > 0) refused += 1;
        // The footer has no checksum: only a declared total shows that wrong bytes were read as amounts.
        else expect(verdict.rows.map((row) => row.split('|').at(-1))).toEqual(['1250000']);
      }),
      { numRuns: 200, seed: 3 },
    );
    expect(refused).toBeGreaterThan(50);
  });
});

it('refuses or reads the same where any byte of the pages is changed', async () => {
  const bytes = await parquetFile(select(GOOD));
  const footer = bytes.length - 8 - bytes.readUInt32LE(bytes.length - 8);
  const accepted: string[] = [];
  for (let at = 4; at < footer; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 0x55;
    const { refused, rows } = await read(changed, { control: { rows: 1, amount: '1250000' } });
    // Texts have no checksum: their content may differ, but not their number.
    if (refused.length === 0) accepted.push(rows.map((row) => row.split('|').at(-1)).join());
  }
  expect(new Set([...accepted, '1250000'])).toEqual(new Set(['1250000']));
});

describe('checksums of pages', () => {
  const names = ['id', 'posted', 'tax', 'amount', 'note'];
  const rows = Array.from({ length: 40 }, (_value, index) => [`N${1_000 + index}`, '31/01/2024', 'HOTEL', `${index + 1}.500`, 'x']);
  const read4 = names.slice(0, 4);
  const warnedOf = async (bytes: Buffer, more: Partial<CheckedFile> = {}) => {
    const { refused, warned } = await read(bytes, more);
    return [...refused, ...warned].filter((finding) => !finding.endsWith('header-unknown'));
  };

  it('vouch for the values where every column that is read has them', async () => {
    const { bytes } = checkedParquet({ names, rows, checked: read4 });
    expect(await warnedOf(bytes)).toEqual([]);
    expect((await read(bytes)).rows).toHaveLength(40);
  });

  it('refuse every page in which a bit was flipped', async () => {
    const { bytes, end } = checkedParquet({ names: read4, rows, checked: read4 });
    const intact = (await read(bytes)).rows;
    let caught = 0;
    for (let at = 4; at < end; at += 17) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      const verdict = await read(changed);
      // Some bits of a page header are never read.
      if (verdict.refused.length === 0) expect(verdict.rows).toEqual(intact);
      else if (verdict.refused.some((finding) => finding.endsWith('parquet-checksum'))) caught += 1;
    }
    expect(caught).toBeGreaterThan(90);
  });

  it('are missed where a column has none and no sum was declared', async () => {
    const { bytes } = checkedParquet({ names, rows, checked: ['id', 'posted', 'tax'] });
    expect(await warnedOf(bytes)).toEqual(['0 - parquet-unvouched']);
    expect(await warnedOf(bytes, { control: { rows: 40 } })).toEqual(['0 - parquet-unvouched']);
    expect(await warnedOf(bytes, { control: { amount: '840000' } })).toEqual([]);
    expect(await warnedOf(bytes, { profile: { ...PROFILE, control: { amount: '840000' } } })).toEqual([]);
  });

  it('are found over several groups of rows and pages of the engine, which writes none', async () => {
    const rowsOf = `SELECT 'N' || i AS id, DATE '2024-01-31' AS posted, 'HOTEL' AS tax, i AS amount FROM range(1, 200001) t(i)`;
    const bytes = await parquetFile(rowsOf, ', ROW_GROUP_SIZE 20480, COMPRESSION zstd');
    expect(await warnedOf(bytes)).toEqual(['0 - parquet-unvouched']);
  });
});

it('refuses outdated INT96 timestamps', () => {
  expect(columnReader({ name: 'posted', physical: 'INT96', type: 'TIMESTAMP' })).toMatchObject({ code: 'parquet-int96' });
});

it('reads with an engine that sees nothing else, and whose breakdown is a refusal of the file', async () => {
  const running = (sql: string) => withParquetEngine('/nowhere/f.parquet', async (connection) => void (await connection.run(sql)));
  await expect(running("SELECT * FROM read_text('/etc/hostname')")).rejects.toMatchObject({ code: 'parquet-broken' });
  await expect(running("SET memory_limit = '8GB'")).rejects.toMatchObject({ code: 'parquet-broken' });
});
