import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkProfile } from '../profile/read-profile.ts';
import type { NamedProfile } from '../profile/read-profile.ts';
import type { Receipt } from '../receipt.ts';
import { renderReceipt } from '../render-receipt.ts';
import { AgencyFolder, findingLines } from '../testing/agency-load.ts';

jest.setTimeout(60_000);

let agency: AgencyFolder;
beforeAll(async () => {
  agency = await AgencyFolder.open(false);
});
afterAll(() => agency.close());

const code = (column: string) => ({ column, unknown: 'create' });
const PAYMENTS = {
  extract: 'payments',
  numbers: { decimal: '.', thousands: 'none' },
  fields: {
    id: { column: 'id' },
    posted: { grain: 'day', column: 'tanggal', format: 'YYYY-MM-DD' },
    tax: code('jenis'),
    unit: code('unit'),
    channel: code('kanal'),
    amount: { column: 'jumlah' },
  },
};
const named = (profile: unknown): NamedProfile => ({ name: 'p', profile: checkProfile('p', profile) });
const withFields = (fields: object, more: object = {}): NamedProfile =>
  named({ ...PAYMENTS, ...more, fields: { ...PAYMENTS.fields, ...fields } });

const HEADER = 'id,tanggal,jenis,unit,kanal,jumlah';
const FIRST = 'a,2024-01-02,HOTEL,U1,QRIS,100';
const SECOND = 'b,2024-01-03,PARKIR,U1,QRIS,250';
const load = (lines: readonly string[], profile = withFields({}), header = HEADER): Promise<Receipt> =>
  agency.loadText('payments', `${[header, ...lines].join('\n')}\n`, { profile });

describe('a row that may be the total of two others', () => {
  it('is named by its line, and what it lacks by column', async () => {
    const receipt = await load([FIRST, SECOND, 'c,2024-01-31,,,,350']);
    expect(findingLines(receipt)).toEqual(['4 jenis code-empty', '4 unit code-empty', '4 kanal code-empty', '4 jumlah row-is-total']);
    expect(receipt.emptyCodes).toEqual({ jenis: 1, unit: 1, kanal: 1 });
    expect(renderReceipt(receipt, 'id')).toMatch(/Baris tanpa kode\s+jenis 1, unit 1, kanal 1\n/);
    expect(receipt.warned.listed[0]?.texts).toEqual({
      id: 'Kosong pada 1 dari 3 baris, antara lain baris 4: apakah itu baris total?',
      en: 'Empty in 1 of 3 rows, among them lines 4: are these totals?',
    });
    expect(receipt.warned.listed.at(-1)?.params).toEqual({ amount: '350' });
  });

  it('is not seen in codes that may be empty, or are throughout, which are counted all the same', async () => {
    const may = withFields({ channel: { ...code('kanal'), empty: 'none' } });
    const receipt = await load(['a,2024-01-02,HOTEL,,QRIS,1', 'b,2024-01-02,HOTEL,,,2', 'c,2024-01-02,HOTEL,,,4'], may);
    expect(findingLines(receipt)).toEqual([]);
    expect(receipt.emptyCodes).toEqual({ unit: 3, kanal: 2 });
  });

  it('is seen where each day has one, and where months are columns', async () => {
    const days = ['2024-01-02', '2024-01-03'].flatMap((day, index) => [
      `a${index},${day},HOTEL,U1,QRIS,${10 + index}`,
      `b${index},${day},HOTEL,U1,QRIS,7`,
      `c${index},${day},HOTEL,U1,QRIS,${17 + index}`,
    ]);
    expect(findingLines(await load(days))).toEqual(['4 jumlah total-found', '7 jumlah total-found']);
    const wide = withFields(
      {
        id: undefined,
        unit: undefined,
        channel: undefined,
        amount: { wide: true },
        posted: { grain: 'month', year: { constant: 2024 }, month: { wide: true } },
      },
      { wide: { Jan: 1, Feb: 2 } },
    );
    expect(findingLines(await load(['A,1,20', 'B,3,4', 'C,4,24'], wide, 'jenis,Jan,Feb'))).toEqual(['4 - row-is-total']);
  });

  it('is none where amounts add up otherwise', async () => {
    expect(findingLines(await load([FIRST, SECOND, 'c,2024-01-04,HOTEL,U1,QRIS,349']))).toEqual([]);
    expect(findingLines(await load([FIRST, 'b,2024-01-04,HOTEL,U1,QRIS,100']))).toEqual([]);
  });
});

describe('what is told of single values', () => {
  it('tells numbers that a spreadsheet cut, and dates of no time', async () => {
    const receipt = await load([
      '"3,10123E+15",2024-01-02,HOTEL,U1,QRIS,100',
      'b,1989-12-31,HOTEL,U1,QRIS,7',
      'c,1990-01-01,HOTEL,U1,QRIS,9',
    ]);
    expect(findingLines(receipt).slice(0, 2)).toEqual(['2 id id-scientific', '3 tanggal date-early']);
    expect(receipt.warned.listed.slice(0, 2).map(({ params }) => params)).toEqual([
      { value: '"3,10123E+15"', rows: '1' },
      { value: '"1989-12-31"', rows: '1' },
    ]);
  });
});

describe('codes that the file brings', () => {
  it('get the class and name that the profile says', async () => {
    const kanal = { ...code('kanal'), class: 'semi', values: { QRIS: { class: 'digital', name: { id: 'QRIS', en: 'QR code' } } } };
    const own = await AgencyFolder.open(false);
    const profile = withFields({ channel: kanal, unit: { ...code('unit'), kind: 'up3d', values: { U2: { kind: 'samsat' } } } });
    try {
      const text = `${HEADER}\n${FIRST}\n${SECOND.replace('QRIS', 'TELLER').replace('U1', 'U2')}\n`;
      await own.loadText('payments', text, { profile, check: false });
      const channels = await own.queryServed('SELECT channel_code, name_en, class FROM published.channels ORDER BY channel_code');
      expect(channels).toEqual([
        ['QRIS', 'QR code', 'digital'],
        ['TELLER', 'TELLER', 'semi'],
      ]);
      expect(await own.queryServed('SELECT unit_code, kind FROM published.units ORDER BY unit_code')).toEqual([
        ['U1', 'up3d'],
        ['U2', 'samsat'],
      ]);
    } finally {
      await own.close();
    }
  });

  it.each([
    ['a class of units', { unit: { ...code('unit'), class: 'digital' } }, 'fields.unit.class'],
    ['a kind of channels', { channel: { ...code('kanal'), values: { QRIS: { kind: 'up3d' } } } }, 'fields.channel.values.QRIS.kind'],
  ])('cannot be said to have %s', (_what, fields, key) => {
    expect(() => withFields(fields)).toThrow(key);
  });
});

describe('loads that follow each other', () => {
  it('tell months without payments between others, wherever the load lies among them', async () => {
    const own = await AgencyFolder.open(false);
    const day = (date: string, id = date) => `${id},${date},HOTEL,U1,QRIS,10`;
    const next = (...dates: string[]) =>
      own.loadText('payments', `${HEADER}\n${dates.map((date) => day(date)).join('\n')}\n`, { profile: withFields({}), check: false });
    const missing = ({ warned }: Receipt) => warned.listed.map(({ code: found, params }) => [found, params['period']]);
    try {
      expect(missing(await next('2024-01-05', '2024-04-05'))).toEqual([['month-missing', '2024-02, 2024-03']]);
      expect(missing(await next('2024-06-01'))).toEqual([['month-missing', '2024-05']]);
      expect(missing(await next('2023-11-30'))).toEqual([['month-missing', '2023-12']]);
      expect(missing(await next('2024-02-29'))).toEqual([['month-missing', '2024-03']]);
      expect(missing(await next('2024-03-01'))).toEqual([]);
      expect(missing(await next('2024-05-31', '2024-07-01'))).toEqual([]);
    } finally {
      await own.close();
    }
  });

  it('bring a known file by another profile, or to be added once more, only where a person says so', async () => {
    const own = await AgencyFolder.open(false);
    const text = `${HEADER}\n${FIRST}\n`;
    const next = (profile: NamedProfile, again = false) => own.loadText('payments', text, { profile, again, check: false });
    const unnumbered = withFields({ id: undefined }, { append: true });
    try {
      await next(withFields({}));
      await expect(next(unnumbered)).rejects.toThrow(/--again/);
      expect(await next(unnumbered, true)).toMatchObject({ outcome: 'published', sums: { after: '200' } });
      expect(await next(unnumbered)).toMatchObject({ outcome: 'unchanged' });
      expect(await next(withFields({}))).toMatchObject({ outcome: 'unchanged' });
      // The same file is also recognised next to another one.
      const folder = own.path('berkas');
      await mkdir(folder);
      await writeFile(join(folder, 'a.csv'), text);
      await writeFile(join(folder, 'b.csv'), text.replace('a,', 'x,'));
      const { name, profile } = unnumbered;
      await expect(own.loadPath(folder, { name, profile })).rejects.toThrow(/berkas.*--again/);
    } finally {
      await own.close();
    }
  });
});
