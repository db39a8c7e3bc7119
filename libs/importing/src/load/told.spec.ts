import { checkProfile } from '../profile/read-profile.ts';
import type { NamedProfile } from '../profile/read-profile.ts';
import type { Receipt } from '../receipt.ts';
import { renderReceipt } from '../render-receipt.ts';
import { AgencyFolder, saidFindings } from '../testing/agency-load.ts';

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

describe('a row of totals among the rows', () => {
  it('is named by its line, and what it lacks by column', async () => {
    const receipt = await load([FIRST, SECOND, 'JUMLAH,2024-01-31,,,,350']);
    expect(saidFindings(receipt)).toEqual(['4 jenis code-empty', '4 unit code-empty', '4 kanal code-empty', '4 jumlah row-is-total']);
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
    expect(saidFindings(receipt)).toEqual([]);
    expect(receipt.emptyCodes).toEqual({ unit: 3, kanal: 2 });
  });

  it('is seen where each day has one, and where months are columns', async () => {
    const days = ['2024-01-02', '2024-01-03'].flatMap((day, index) => [
      `a${index},${day},HOTEL,U1,QRIS,${10 + index}`,
      `b${index},${day},HOTEL,U1,QRIS,7`,
      `c${index},${day},HOTEL,U1,QRIS,${17 + index}`,
    ]);
    expect(saidFindings(await load(days))).toEqual(['4 jumlah row-is-total', '7 jumlah row-is-total']);
    const wide = withFields(
      {
        ...{ id: undefined, unit: undefined, channel: undefined, amount: { wide: true } },
        posted: { grain: 'month', year: { constant: 2024 }, month: { wide: true } },
      },
      { wide: { Jan: 1, Feb: 2 } },
    );
    expect(saidFindings(await load(['A,1,20', 'B,3,4', 'C,4,24'], wide, 'jenis,Jan,Feb'))).toEqual(['4 - row-is-total']);
  });

  it('is none where amounts add up otherwise', async () => {
    expect(saidFindings(await load([FIRST, SECOND, 'c,2024-01-04,HOTEL,U1,QRIS,349']))).toEqual([]);
    expect(saidFindings(await load([FIRST, 'b,2024-01-04,HOTEL,U1,QRIS,100']))).toEqual([]);
  });
});
