import { checkFile, type CheckedFile } from '../testing/check-file.ts';

const MARKS = { decimal: ',', thousands: '.' };
const TAX = { column: 'Pajak', unknown: 'create' };
const DAY = { grain: 'day', column: 'Tanggal' };
const YEAR = { grain: 'year', year: { constant: 2024 } };

const csv = (text: string, profile: object, more: Partial<CheckedFile> = {}) =>
  checkFile({
    name: 'f.csv',
    bytes: Buffer.from(text),
    profile: {
      extract: 'payments',
      numbers: MARKS,
      ...profile,
      file: { delimiter: ';', ...('file' in profile ? (profile.file as object) : {}) },
    },
    ...more,
  });

describe('columns of amounts of one dimension each', () => {
  const wide = { Hotel: { tax: 'HOTEL' }, Parkir: { tax: 'PARKING' } };
  const fields = {
    posted: { grain: 'month', year: { constant: 2025 }, month: { column: 'Bulan' } },
    tax: { wide: true },
    amount: { wide: true, empty: 'none' },
  };
  const text = 'Bulan;Hotel;Parkir\nJanuari;1.250.000;500.000\nFeb;1.100.000;\n';
  it('gives one row for each filled cell, months by their names', async () =>
    expect((await csv(text, { wide, fields })).rows).toEqual([
      '2025-01-31|HOTEL|1250000',
      '2025-01-31|PARKING|500000',
      '2025-02-28|HOTEL|1100000',
    ]));
  it('reads tax and period of one column together', async () => {
    const both = { 'Hotel 2023': { tax: 'HOTEL', year: 2023 }, 'Hotel 2024': { tax: 'HOTEL', year: 2024 } };
    const byYear = { posted: { grain: 'year', year: { wide: true } }, tax: { wide: true }, amount: { wide: true } };
    expect(
      (await csv('Kota;Hotel 2023;Hotel 2024\nA;5;7\n', { wide: both, fields: byYear, file: { ignoreColumns: ['Kota'] } })).rows,
    ).toEqual(['2023-12-31|HOTEL|5', '2024-12-31|HOTEL|7']);
  });
  it('refuses a column of the total, and a code that is not known', async () => {
    const { refused } = await csv(text.replaceAll('Parkir', 'Jumlah'), {
      wide: { Hotel: { tax: 'HOTEL' }, Jumlah: { tax: 'ALL' } },
      fields,
    });
    expect(refused).toEqual(['1 Jumlah total-column', '2 Jumlah code-unknown', '3 Jumlah code-unknown']);
  });
  it('refuses a profile whose wide columns do not say what the fields take from them', async () => {
    await expect(csv(text, { wide: { ...wide, Parkir: { channel: 'BANK' } }, fields })).rejects.toThrow('does not say "tax"');
    await expect(csv(text, { wide: { Hotel: { tax: 'HOTEL', unit: 'U1' } }, fields })).rejects.toThrow('"unit" is not read');
    await expect(
      csv(text, {
        wide: { Hotel: { tax: 'HOTEL', month: 13 } },
        fields: { ...fields, posted: { grain: 'month', year: { constant: 2025 }, month: { wide: true } } },
      }),
    ).rejects.toThrow('no possible part');
  });
});

describe('dates', () => {
  const read = async (format: string, date: string, more: object = {}) => {
    const { rows, refused } = await csv(`Tanggal;Nilai\n${date};7\n`, {
      fields: { posted: { ...DAY, format }, amount: { column: 'Nilai' } },
      ...more,
    });
    return [...rows, ...refused];
  };
  it('with names of months, two digits of a year, hours of twelve, and zones', async () => {
    expect(await read('D MMM YYYY', '5 Maret 2024')).toEqual(['2024-03-05|7']);
    expect(await read('DD-MMM-YY', '05-MAR-24', { dates: { firstYear: 1970 } })).toEqual(['2024-03-05|7']);
    expect(await read('YYYY-MM-DDTHH:mm:ss.SSS', '2024-03-05T10:11:12.000')).toEqual(['2024-03-05|7']);
    // An hour before midnight in London is the next day in Jakarta.
    expect(await read('YYYY-MM-DDTHH:mm:ssZ', '2024-03-05T23:00:00Z')).toEqual(['2024-03-06|7']);
    expect(await read('D MMM YYYY', '5 Marz 2024')).toEqual(['2 Tanggal date-malformed']);
  });
  it('refuses years of two digits without a window', () =>
    expect(read('DD-MMM-YY', '05-MAR-24')).rejects.toThrow('need "dates": { "firstYear": 1970 }'));
  it('of quarters, by figure or in words', async () => {
    const fields = {
      posted: { grain: 'quarter', year: { column: 'Tahun' }, quarter: { column: 'Triwulan' } },
      amount: { column: 'Nilai' },
    };
    expect((await csv('Tahun;Triwulan;Nilai\n2024;TW III;7\n2024;4;8\n', { fields })).rows).toEqual(['2024-09-30|7', '2024-12-31|8']);
    expect((await csv('Tahun;Triwulan;Nilai\n2024;V;7\n', { fields })).refused).toEqual(['2 Triwulan integer-malformed']);
  });
  it('refuses the label of two years where the fiscal year begins in January', async () => {
    const fields = { posted: { grain: 'year', fiscalYear: { column: 'Tahun' } }, amount: { column: 'Nilai' } };
    expect((await csv('Tahun;Nilai\n2022/2023;7\n', { fields })).refused).toEqual(['2 Tahun date-fiscal-label']);
    expect((await csv('Tahun;Nilai\n2022/2024;7\n', { fields })).refused).toEqual(['2 Tahun date-fiscal-years']);
    expect((await csv('Tahun;Nilai\n2023;7\n', { fields })).rows).toEqual(['2023-12-31|7']);
  });
});

describe('what is no row of the table', () => {
  const fields = { posted: YEAR, tax: TAX, amount: { column: 'Jumlah' } };
  it('below a blank row is not read, and counted', async () => {
    const text =
      'No;Pajak;Jumlah\n1;Hotel;1.250.000\n;;\n;Keterangan:;\nData sementara\n;JUMLAH;1.250.000\n\nJakarta, 5 Maret 2024;;NIP 1978\n';
    const { rows, warned } = await csv(text, { fields, file: { foot: 'after-blank-row', ignoreColumns: ['No'] } });
    expect(rows).toEqual(['2024-12-31|HOTEL|1250000']);
    expect(warned).toEqual(['4 - foot-left-out']);
  });
  it('but a row of figures there is refused', async () => {
    const text = 'Pajak;Jumlah\nHotel;1.250.000\n;\nRestoran;2.750.000\n';
    expect((await csv(text, { fields, file: { foot: 'after-blank-row' } })).refused).toEqual(['4 - foot-row']);
    expect((await csv(text.replace('2.750.000', '(Rp 2.750.000)'), { fields, file: { foot: 'after-blank-row' } })).refused).toEqual([
      '4 - foot-row',
    ]);
  });
  it('and without a foot in the profile a blank row is refused as before', async () =>
    expect((await csv('Pajak;Jumlah\nHotel;1\n\nCatatan\n', { fields })).refused).toEqual(['3 - blank-line', '4 - field-count']));
  it('headings of groups are left out by name, rows without an amount are refused without them', async () => {
    const text = 'Pajak;Jumlah\nPAJAK PROVINSI;\nHotel;1.000.000\nPAJAK KABUPATEN;\nParkir;2.000.000\n';
    const { rows, warned } = await csv(text, { fields, headings: 'leave-out' });
    expect(rows).toEqual(['2024-12-31|HOTEL|1000000', '2024-12-31|PARKIR|2000000']);
    expect(warned).toEqual(['2 - heading-left-out', '4 - heading-left-out']);
    expect((await csv(text, { fields })).refused).toEqual(['2 Jumlah value-missing', '4 Jumlah value-missing']);
  });
  it('whole lines in quotes are read once more', async () => {
    const text = 'Pajak,Jumlah\n" Hotel,""1,23 M"""\n" Parkir,""0,45 M"""\n';
    const quoted = { fields, file: { delimiter: ',', quotedLines: true }, numbers: { ...MARKS, scales: { M: 1_000_000_000 } } };
    expect((await csv(text, quoted)).rows).toEqual(['2024-12-31|HOTEL|1230000000', '2024-12-31|PARKIR|450000000']);
    expect((await csv(text.replace('""1,23 M""', '""1,23 M'), quoted)).refused).toEqual(['2 Jumlah unterminated-quote']);
    expect((await csv(text, { ...quoted, file: { delimiter: ',' } })).refused).toEqual(['2 - line-quoted', '3 - line-quoted']);
  });
});

it('refuses a suffix that multiplies where nothing multiplies', () =>
  expect(
    csv('Jumlah\n88,72 M\n', { numbers: { ...MARKS, suffix: ' M' }, fields: { posted: YEAR, amount: { column: 'Jumlah' } } }),
  ).rejects.toThrow('"scales": { "M": 1000000000 }'));
