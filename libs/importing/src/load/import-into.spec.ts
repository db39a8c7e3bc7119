import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDraft, readManifest, readSettings } from '@pendapa/warehouse';
import { ImportRefused } from '../import-refused.ts';
import { checkProfile, readProfile } from '../profile/read-profile.ts';
import type { Receipt } from '../receipt.ts';
import { importInto } from './import-into.ts';
import type { SingleJob } from './job.ts';
import { query, type Cell } from '../staging/sql.ts';

const EXAMPLES = resolve(__dirname, '../../../../examples');

jest.setTimeout(60_000);

let root = '';
let data = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pendapa-import-'));
  data = join(root, 'data');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const payments = {
  extract: 'payments',
  numbers: { decimal: '.', thousands: 'none' },
  fields: {
    posted: { grain: 'day', column: 'date', format: 'YYYY-MM-DD' },
    tax: { column: 'tax', unknown: 'create' },
    amount: { column: 'amount' },
  },
};
const withFields = (fields: object, more: object = {}) => ({ ...payments, ...more, fields: { ...payments.fields, ...fields } });

type Options = Partial<Pick<SingleJob, 'replace' | 'confirm' | 'check' | 'control'>>;

async function load(profile: unknown, content: string | Buffer, options: Options = {}, name = 'f.csv'): Promise<Receipt> {
  const path = join(root, name);
  await writeFile(path, content);
  return loadPath(profile, path, options);
}

const loadPath = (profile: unknown, path: string, options: Options = {}): Promise<Receipt> =>
  importInto(
    {
      name: 'p',
      profile: checkProfile('p', profile),
      dataFolder: data,
      path,
      replace: null,
      check: false,
      control: {},
      memoryLimit: '512MB',
      ...options,
    },
    () => undefined,
  );

async function refusals(loading: Promise<Receipt>): Promise<(readonly [number, string | null, string])[]> {
  const error = await loading.then(
    () => new Error('The load was accepted.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ImportRefused)) throw error;
  return error.findings.flatMap(({ lines, column, code }) => lines.map((line) => [line, column, code] as const));
}

async function served(sql: string): Promise<(readonly Cell[])[]> {
  const draft = await openDraft(data);
  try {
    return [...(await query(draft.connection, sql))];
  } finally {
    await draft.discard();
  }
}

const example = async (name: string, path: string): Promise<Receipt> =>
  loadPath((await readProfile('', join(EXAMPLES, 'profiles', `${name}.json`))).profile, join(EXAMPLES, 'extracts', path));

it('takes three columns by the smallest profile, without the title above and the total below', async () => {
  const receipt = await example('smallest', 'smallest/payments.csv');
  expect(receipt.rows).toEqual({ read: 3, taken: 2, skipped: 1, accepted: 2, empty: 0 });
  expect(receipt.sums.file).toBe('2000000');
  expect(receipt.period).toEqual({ from: '2026-11-14', to: '2026-11-14' });
});

describe("a city's monthly collections", () => {
  it('takes the leaf rows, keeps refunds, and shows where they differ from the control rows', async () => {
    const receipt = await example('city-monthly-collections', 'city-monthly-collections/collections.csv');
    // 14 taxes in July, 15 in August and September; 8,702,620 + 8,720,315 + 8,726,010 dollars.
    expect(receipt.rows).toEqual({ read: 83, taken: 44, skipped: 39, accepted: 44, empty: 0 });
    expect(receipt.sums).toEqual({ file: '2614894500', before: '0', after: '2614894500' });
    expect(receipt.period).toEqual({ from: '2023-07-31', to: '2023-09-30' });
    expect(receipt.reconciled).toEqual([
      { name: 'all_taxes', periods: 3, equal: 1, tolerated: 1, different: 1, rows: '2614894500', control: '2614894600' },
    ]);
    expect(receipt.warned.listed).toMatchObject([
      {
        line: 56,
        column: 'total',
        code: 'control-differs',
        params: { period: '2023-08', found: '8720315.00', expected: '8720317.00', difference: '-2.00' },
      },
    ]);
    const rows = await served(
      `SELECT tax_code, CAST(amount AS VARCHAR), grain, transactions FROM published.payments WHERE posted_on = DATE '2023-07-31' AND amount < 0 ORDER BY tax_code`,
    );
    expect(rows).toEqual([['OTHER_TAXES', '-6500000', 'month', null]]);
    expect(await served("SELECT name_id, name_en, category_en FROM published.tax_types WHERE tax_code = 'WAGE_CITY'")).toEqual([
      ['Pajak upah', 'Wage tax', 'City taxes'],
    ]);
    expect(await readSettings(data)).toMatchObject({
      currency: { code: 'USD', digits: 2 },
      fiscalYearStart: 7,
      timeZone: 'America/New_York',
    });
  });
});

describe("a national bureau's collections", () => {
  it('reads months from columns, years from file names, millions, and leaves empty cells without a value', async () => {
    const receipt = await example('national-bureau-collections', 'national-bureau-collections');
    // 23,436.84 million in 2023 and 74,600.79 million in 2024.
    expect(receipt.rows).toEqual({ read: 10, taken: 10, skipped: 0, accepted: 96, empty: 24 });
    expect(receipt.sums.after).toBe('9803763000000');
    expect(receipt.warned.count).toBe(0);
    expect(
      await served('SELECT CAST(sum(amount) AS VARCHAR) FROM published.payments GROUP BY year(posted_on) ORDER BY year(posted_on)'),
    ).toEqual([['2343684000000'], ['7460079000000']]);
    // Districts with the same name in two regions are two places.
    const places = await served(
      "SELECT region_code, level, parent_code FROM published.regions WHERE name = 'City of Peñarol' ORDER BY region_code",
    );
    expect(places).toEqual([
      ['COASTAL-REGION-CR.CITY-OF-PENAROL', 'district', 'COASTAL-REGION-CR'],
      ['REGION-IV-B-HIGHLANDS.CITY-OF-PENAROL', 'district', 'REGION-IV-B-HIGHLANDS'],
    ]);
    // 51,200.00 million in December 2024, quoted because of its thousands mark.
    expect(
      await served(
        "SELECT CAST(amount AS VARCHAR) FROM published.payments WHERE region_code = 'REGION-IV-B-HIGHLANDS.ALTA' AND posted_on = DATE '2024-12-31'",
      ),
    ).toEqual([['5120000000000']]);
    expect(await served("SELECT count(*) FROM published.payments WHERE region_code LIKE 'SOUTHERN%' OR tax_code IS NOT NULL")).toEqual([
      ['0'],
    ]);
  });

  it('refuses a value in a column without a name', async () => {
    const { profile } = await readProfile('', join(EXAMPLES, 'profiles/national-bureau-collections.json'));
    const text = await readFile(join(EXAMPLES, 'extracts/national-bureau-collections/2024_collections.csv'), 'utf8');
    const lines = text.split('\r\n');
    lines[2] = `${lines[2]?.slice(0, -1) ?? ''} 7 ,`;
    expect(await refusals(load(profile, lines.join('\r\n'), {}, '2024_x.csv'))).toEqual([[3, null, 'unnamed-value']]);
  });
});

describe('daily payments', () => {
  it('reads rupiah, reversals and a total at the foot that is never counted', async () => {
    const receipt = await example('daily-payments', 'daily-payments/2024-09-11.csv');
    expect(receipt.sums.file).toBe('17824000');
    expect(receipt.warned.listed.map(({ code, params }) => [code, params['value'], params['rows']])).toEqual([
      ['code-unmapped', 'VA', '1'],
      ['code-unmapped', 'TELLER', '2'],
    ]);
    expect(
      await served('SELECT payment_id, channel_code, transactions, CAST(amount AS VARCHAR) FROM published.payments ORDER BY payment_id'),
    ).toEqual([
      ['24091100000001', 'UNMAPPED', 1, '12524000'],
      ['24091100000002', 'UNMAPPED', 1, '1757500'],
      ['24091100000003', 'UNMAPPED', -1, '-1757500'],
      ['24091100000004', null, 1, '5300000'],
    ]);
    expect(await served("SELECT name_id, name_en FROM published.channels WHERE channel_code = 'UNMAPPED'")).toEqual([
      ['Tidak terpetakan', 'Not mapped'],
    ]);
  });
});

describe('refusals with line, column and reason', () => {
  const head = 'date,tax,amount\n2024-01-01,A,1\n';
  const refusing = { ...withFields({ tax: { column: 'tax', unknown: 'refuse' } }) };
  it.each<[string, unknown, string | Buffer, (readonly [number, string | null, string])[]]>([
    ['an empty file', payments, '', [[1, null, 'file-empty']]],
    ['a header alone', payments, 'date,tax,amount\n', [[0, null, 'no-rows']]],
    ['one field fewer', payments, `${head}2024-01-02,A\n`, [[3, null, 'field-count']]],
    ['one field more', payments, `${head}2024-01-02,A,1,\n`, [[3, null, 'field-count']]],
    ['a renamed column', payments, 'date,tax,value\n2024-01-01,A,1\n', [[1, 'amount', 'header-missing']]],
    ['a doubled column', payments, 'date,tax,amount,tax\n2024-01-01,A,1,A\n', [[1, 'tax', 'header-duplicate']]],
    ['a column without a name', payments, 'date,tax,amount,\n2024-01-01,A,1,\n', [[1, null, 'header-empty']]],
    [
      'an unknown column, where the profile says so',
      { ...payments, file: { extraColumns: 'refuse' } },
      'date,tax,amount,x\n2024-01-01,A,1,2\n',
      [[1, 'x', 'header-unknown']],
    ],
    [
      'a second header',
      payments,
      `${head}date,tax,amount\n`,
      [
        [3, 'date', 'date-malformed'],
        [3, 'amount', 'amount-malformed'],
      ],
    ],
    ['a total at the foot', payments, `${head}JUMLAH,,1\n`, [[3, 'date', 'date-malformed']]],
    ['a blank line inside', payments, `${head}\n2024-01-02,A,1\n`, [[3, null, 'blank-line']]],
    ['a stray quote', payments, `${head}2024-01-02,A"B,1\n`, [[3, 'tax', 'stray-quote']]],
    ['NUL', payments, `${head}2024-01-02,A\u0000,1\n`, [[3, 'tax', 'control-character']]],
    ['a date that does not exist', payments, `${head}2024-02-30,A,1\n`, [[3, 'date', 'date-impossible']]],
    ['an empty amount', payments, `${head}2024-01-02,A,\n`, [[3, 'amount', 'value-missing']]],
    ['an amount that is none', payments, `${head}2024-01-02,A,x\n`, [[3, 'amount', 'amount-malformed']]],
    ['scientific notation', payments, `${head}2024-01-02,A,1e3\n`, [[3, 'amount', 'amount-scientific']]],
    ['decimals that the currency lacks', payments, `${head}2024-01-02,A,1.5\n`, [[3, 'amount', 'amount-decimals']]],
    ['a negative amount', payments, `${head}2024-01-02,A,-1\n`, [[3, 'amount', 'amount-negative']]],
    ['columns that are parted otherwise', payments, 'date;tax;amount\n2024-01-02;A;1\n', [[1, null, 'header-delimiter']]],
    ['an unknown code', refusing, 'date,tax,amount\n2024-01-02,A,1\n', [[2, 'tax', 'code-unknown']]],
    ['something that cannot be a code', payments, `${head}2024-01-02,???,1\n`, [[3, 'tax', 'code-shape']]],
    [
      'text that is not of the encoding',
      payments,
      Buffer.concat([Buffer.from(head), Buffer.from([0x32, 0xff])]),
      [[3, null, 'encoding-invalid']],
    ],
    ['a condition that nothing fits', { ...payments, where: [{ tax: ['Z'] }] }, head, [[0, null, 'nothing-taken']]],
    [
      'parts that do not add up',
      withFields({ principal: { column: 'p' }, penalty: { column: 'd' } }),
      'date,tax,amount,p,d\n2024-01-01,A,11,10,1\n2024-01-01,A,12,10,1\n',
      [[3, 'amount', 'parts-differ']],
    ],
    [
      'a repeated payment',
      withFields({ id: { column: 'id' } }),
      'id,date,tax,amount\n1,2024-01-01,A,1\n2,2024-01-01,A,1\n1,2024-01-02,A,1\n',
      [[4, 'id', 'duplicate-key']],
    ],
    [
      'a repeated recap',
      withFields({ posted: { grain: 'month', column: 'date', format: 'YYYY-MM-DD' } }),
      'date,tax,amount\n2024-01-01,A,1\n2024-01-02,A,1\n',
      [[3, null, 'duplicate-key']],
    ],
    [
      'a reversal of nothing, and one of another amount',
      withFields({ id: { column: 'id' }, reversalOf: { column: 'of' } }),
      'id,date,tax,amount,of\n1,2024-01-01,A,5,\n2,2024-01-02,A,-5,9\n3,2024-01-02,A,-4,1\n',
      [
        [3, 'of', 'reversal-unknown'],
        [4, 'of', 'reversal-amount'],
      ],
    ],
    [
      'an unknown tax object',
      withFields({ object: { column: 'o' } }),
      'date,tax,amount,o\n2024-01-01,A,1,31.71\n',
      [[2, 'o', 'object-unknown']],
    ],
  ])('%s', async (_name, profile, content, expected) => {
    expect(await refusals(load(profile, content))).toEqual(expected);
    expect(await readManifest(data)).toBeNull();
  });

  it('tells all of them at once, each cause with its number and first lines', async () => {
    const error = await load(payments, `date,tax,amount\n${'2024-13-01,A,x\n'.repeat(800)}`).catch((reason: unknown) => reason);
    if (!(error instanceof ImportRefused)) throw error;
    expect(error.receipt.refused.count).toBe(1_600);
    expect(error.findings.map(({ column, count, lines }) => [column, count, lines])).toEqual([
      ['date', 800, [2, 3, 4]],
      ['amount', 800, [2, 3, 4]],
    ]);
    expect(error.texts.id).toContain('f.csv, baris 2, 3, 4 (800 tempat semuanya), kolom "date": Tanggal "2024-13-01" tidak ada');
    expect(error.texts.en).toContain('f.csv, line 2, 3, 4 (800 places in all), column "date": The date "2024-13-01" does not exist');
    expect(error.texts.en).toContain('set "format" in the profile');
  });

  it('leaves what is served untouched', async () => {
    await load(payments, head);
    const before = await Promise.all([
      readFile(join(data, 'current.json'), 'utf8'),
      readdir(join(data, 'parts')),
      readdir(join(data, 'generations')),
    ]);
    await refusals(load(payments, 'date,tax,amount\n2024-02-01,A,1\n2024-02-02,A,x\n'));
    expect(
      await Promise.all([readFile(join(data, 'current.json'), 'utf8'), readdir(join(data, 'parts')), readdir(join(data, 'generations'))]),
    ).toEqual(before);
    expect(await readdir(data)).not.toContain('lock');
  });
});

describe('amounts that may be a thousand times too small', () => {
  const { numbers, ...unmarked } = payments;
  const text = 'date,tax,amount\n2024-01-01,A,250.000\n2024-01-02,A,75.000\n';

  it('are not read without declared marks, of rupiah', async () => {
    await expect(load(unmarked, text)).rejects.toMatchObject({ key: 'numbers', texts: { id: expect.stringContaining('IDR') as string } });
    await expect(load(unmarked, text)).rejects.toThrow(/numbers.*1\.250\.000/);
    expect(await readManifest(data)).toBeNull();
    const settings = { currency: { code: 'USD', symbol: '$', digits: 2 } };
    expect((await load({ ...unmarked, settings }, text.replaceAll('.000', '.50'))).sums.file).toBe('32600');
  });

  it('are refused where three digits follow the decimal mark', async () => {
    const expected = [[2, 'amount', 'amount-marks'] as const, [3, 'amount', 'amount-marks'] as const];
    expect(await refusals(load(payments, text))).toEqual(expected);
    expect(await refusals(load(withFields({ amount: { column: 'amount', multiply: 1_000_000 } }), text))).toEqual(expected);
    const decimals = { ...withFields({ amount: { column: 'amount', multiply: 1_000_000 } }), numbers: { ...numbers, decimals: 3 } };
    expect((await load(decimals, text.replace('250.000', '1.234'))).sums.file).toBe('76234000');
  });

  it('are seen in the receipt: smallest, middle and largest of what was paid', async () => {
    const rows = [5_000, 250_000, 75_000, 1_250_000, 12_500_000, 0];
    const receipt = await load(payments, `date,tax,amount\n${rows.map((amount) => `2024-01-01,A,${amount}\n`).join('')}`);
    expect(receipt.amounts).toEqual({ smallest: '5000', median: '250000', largest: '12500000' });
  });
});

describe('what is accepted and warned of', () => {
  it('a reordered header, padded names, unknown columns, two spellings, conditions without a match', async () => {
    const receipt = await load(
      { ...payments, where: [{ tax: ['Pajak A', 'PAJAK A', 'Z'] }] },
      'amount , note, tax,date\n5, n,Pajak A,2024-01-01\n6,=1+1,PAJAK A,2024-01-02\n7,,B,2024-01-03\n',
    );
    expect(receipt.sums.file).toBe('11');
    expect(receipt.warned.listed.map(({ line, column, code }) => [line, column, code])).toEqual([
      [1, 'note', 'header-unknown'],
      [3, 'tax', 'spelled-differently'],
      [0, 'tax', 'where-unseen'],
    ]);
  });

  it('other encodings, delimiters, titles above the header, and files without one', async () => {
    const file = { encoding: 'windows-1252', delimiter: ';', skipLines: 2 };
    const receipt = await load(
      { ...payments, file, numbers: { decimal: ',', thousands: '.' } },
      Buffer.from('Laporan "x\n\ndate;tax;amount\n2024-01-01;Piñas;1.250\n', 'latin1'),
    );
    expect(receipt.sums.file).toBe('1250');
    expect(await served('SELECT name_id FROM published.tax_types')).toEqual([['Piñas']]);
    const refusal = load({ ...payments, file: { columns: ['date', 'tax', 'amount'] } }, '2024-02-01,A,x\n');
    expect(await refusals(refusal)).toEqual([[1, 'amount', 'amount-malformed']]);
  });
});

describe('control totals', () => {
  const content = 'date,tax,amount\n2024-01-01,A,10\n2024-01-02,A,20\n';
  it('refuse a file that was cut or changed', async () => {
    expect(await refusals(load(payments, content, { control: { rows: 3 } }))).toEqual([[0, null, 'control-rows']]);
    expect(await refusals(load(payments, content.replace(',20', ',21'), { control: { amount: '30' } }))).toEqual([
      [0, null, 'control-amount'],
    ]);
    expect((await load({ ...payments, control: { amount: '31' } }, content, { control: { rows: 2, amount: '30' } })).outcome).toBe(
      'published',
    );
  });

  it('of the file itself refuse where the profile says so', async () => {
    const reconcile = [{ name: 'TOTAL', where: [{ tax: ['TOTAL'] }], differences: 'refuse' }];
    const profile = { ...payments, except: [{ tax: ['TOTAL'] }], reconcile };
    const text = `${content}2024-01-01,TOTAL,10\n2024-01-02,TOTAL,19\n`;
    expect(await refusals(load(profile, text))).toEqual([[5, 'amount', 'control-differs']]);
    expect(await refusals(load(profile, `${content}2024-01-01,TOTAL,10\n`))).toEqual([[0, 'amount', 'control-missing']]);
    expect((await load(profile, text.replace('19', '20'))).reconciled).toMatchObject([{ periods: 2, equal: 2 }]);
  });
});

describe('loads that follow each other', () => {
  const january = 'date,tax,amount\n2024-01-01,A,10\n2024-01-31,B,20\n';
  const february = 'date,tax,amount\n2024-02-01,A,5\n';

  it('checks without publishing', async () => {
    const receipt = await load(payments, january, { check: true });
    expect(receipt).toMatchObject({
      outcome: 'checked',
      generation: null,
      sums: { file: '30', before: '0', after: '30' },
      stored: { before: 0, after: 2 },
    });
    expect(await readManifest(data)).toBeNull();
  });

  it('adds later days, and does nothing for the same file', async () => {
    await load(payments, january);
    expect(await load(payments, february)).toMatchObject({ generation: 2, sums: { file: '5', before: '30', after: '35' }, created: {} });
    const again = await load(payments, january, {}, 'other-name.csv');
    expect(again).toMatchObject({ outcome: 'unchanged', generation: null });
    expect(again.unchangedSince).toMatch(/^\d{4}-/);
    expect((await readManifest(data))?.generation).toBe(2);
  });

  it('refuses days that already have payments', async () => {
    await load(payments, january);
    expect(await refusals(load(payments, 'date,tax,amount\n2024-01-30,A,7\n2024-02-01,A,7\n'))).toEqual([[0, null, 'overlap']]);
    // On 2 January nothing is published.
    expect((await load(payments, 'date,tax,amount\n2024-01-02,A,7\n')).sums.after).toBe('37');
  });

  it('advises to replace no more days than the file brings', async () => {
    await load(payments, january);
    const refused = await load(payments, 'date,tax,amount\n2024-01-30,A,7\n2024-02-01,A,7\n').catch((error: unknown) => error);
    expect(refused).toMatchObject({ findings: [{ params: { period: '2024-01-30..2024-02-01' } }] });
  });

  it('takes a recap for its whole month, whichever came first', async () => {
    const recap = withFields({ posted: { grain: 'month', column: 'date', format: 'YYYY-MM-DD' } });
    await load(recap, 'date,tax,amount\n2024-01-01,A,100\n');
    const days = 'date,tax,amount\n2024-01-05,A,7\n';
    const refused = await load(payments, days).catch((error: unknown) => error);
    expect(refused).toMatchObject({ findings: [{ code: 'overlap', params: { rows: '1', period: '2024-01' } }] });
    const part = { from: '2024-01-01', to: '2024-01-15' };
    expect(await refusals(load(payments, days, { replace: part }))).toEqual([[0, null, 'overlap']]);
    expect((await load(payments, days, { replace: { from: '2024-01-01', to: '2024-01-31' }, confirm: '7' })).sums.after).toBe('7');
    const lastDay = { from: '2024-01-31', to: '2024-01-31' };
    expect(await refusals(load(recap, 'date,tax,amount\n2024-01-01,A,100\n', { replace: lastDay }))).toEqual([[0, null, 'overlap']]);
  });

  it('replaces a period exactly', async () => {
    await load(payments, january);
    await load(payments, february);
    const replace = { from: '2024-01-01', to: '2024-01-31' };
    expect(await refusals(load(payments, 'date,tax,amount\n2024-02-02,A,7\n', { replace }))).toEqual([[2, 'date', 'outside-replace']]);
    const receipt = await load(payments, 'date,tax,amount\n2024-01-15,A,7\n', { replace, confirm: '7' });
    expect(receipt).toMatchObject({ replaced: replace, sums: { file: '7', before: '35', after: '12' }, stored: { before: 3, after: 2 } });
  });

  it('adds to days that have payments where the profile says so, but no payment twice', async () => {
    const profile = withFields({ id: { column: 'id' } }, { append: true });
    await load(profile, 'id,date,tax,amount\n1,2024-01-01,A,10\n');
    expect(await refusals(load(profile, 'id,date,tax,amount\n2,2024-01-01,A,5\n1,2024-01-01,A,10\n'))).toEqual([
      [3, 'id', 'duplicate-published'],
    ]);
    expect((await load(profile, 'id,date,tax,amount\n2,2024-01-01,A,5\n')).sums.after).toBe('15');
  });

  it('refuses another currency than the folder holds', async () => {
    await load(payments, january);
    const settings = { currency: { code: 'USD', symbol: '$', digits: 2 } };
    await expect(load({ ...payments, settings }, february)).rejects.toThrow(/settings.currency.*USD.*IDR/);
  });
});

describe('the other extracts', () => {
  it('reads regions, units, objects, payments on them, and targets', async () => {
    const regions = {
      extract: 'regions',
      fields: {
        code: { column: 'kode' },
        name: { column: 'nama' },
        level: { column: 'tingkat', values: { kota: 'city', kecamatan: 'district' } },
        parent: { column: 'induk' },
        population: { column: 'penduduk' },
      },
    };
    expect(await refusals(load(regions, 'kode,nama,tingkat,induk,penduduk\n31.74.07,Kebayoran Baru,kecamatan,31.74,\n'))).toEqual([
      [2, 'induk', 'parent-unknown'],
    ]);
    expect(await refusals(load(regions, 'kode,nama,tingkat,induk,penduduk\n31,X,desa,,-1\n'))).toEqual([
      [2, 'tingkat', 'choice-unknown'],
      [2, 'penduduk', 'integer-range'],
    ]);
    await load(
      regions,
      'kode,nama,tingkat,induk,penduduk\n31.74,Jakarta Selatan,kota,,2331411\n31.74.07,Kebayoran Baru,kecamatan,31.74,\n',
    );

    const units = {
      extract: 'units',
      fields: { code: { column: 'u' }, name: { column: 'n' }, kind: { constant: 'up3d' }, region: { column: 'r' } },
    };
    expect(await refusals(load(units, 'u,n,r\nU1,Satu,31.75\n'))).toEqual([[2, 'r', 'code-unknown']]);
    expect(await load(units, 'u,n,r\nU1,Satu,31.74.07\n')).toMatchObject({
      sums: { file: null, after: null },
      stored: { before: 0, after: 1 },
    });

    const taxes = {
      extract: 'taxTypes',
      fields: {
        code: { column: 'c' },
        name: { column: 'n' },
        category: { constant: 'PBJT' },
        categoryName: { constant: 'PBJT' },
        assessment: { constant: 'self' },
        validFrom: { column: 'v', format: 'D/M/YYYY' },
      },
    };
    await load(taxes, 'c,n,v\nPBJT_MAMIN,PBJT Makanan,5/1/2024\n');
    expect(await served('SELECT tax_code, name_en, CAST(valid_from AS VARCHAR) FROM published.tax_types')).toEqual([
      ['PBJT_MAMIN', 'PBJT Makanan', '2024-01-05'],
    ]);

    const objects = {
      extract: 'objects',
      fields: { id: { column: 'nop' }, tax: { column: 't' }, unit: { column: 'u' }, openedOn: { column: 'd', format: 'YYYY-MM-DD' } },
    };
    await load(objects, 'nop,t,u,d\n007,PBJT_MAMIN,U1,2016-07-01\n008,PBJT_MAMIN,U1,2016-07-01\n');
    // An object that a later load describes again keeps its key.
    await load(objects, 'nop,t,u,d\n009,PBJT_MAMIN,U1,2017-07-01\n007,PBJT_MAMIN,,2015-07-01\n');
    expect(await served('SELECT object_id, object_key, unit_code FROM published.objects ORDER BY object_id')).toEqual([
      ['007', '1', null],
      ['008', '2', 'U1'],
      ['009', '3', 'U1'],
    ]);
    await load(withFields({ object: { column: 'o' } }), 'date,tax,amount,o\n2024-01-01,PBJT_MAMIN,9,008\n');
    expect(await served('SELECT object_key FROM published.payments')).toEqual([['2']]);

    const targets = {
      extract: 'targets',
      wide: { Jan: 1, Feb: 2 },
      numbers: { decimal: ',', thousands: '.' },
      fields: {
        year: { column: 'y' },
        version: { constant: 'apbd' },
        effectiveFrom: { column: 'e', format: 'YYYY-MM-DD' },
        tax: { column: 't', match: 'name' },
        month: { wide: true },
        amount: { wide: true, empty: 'none' },
      },
    };
    const receipt = await load(targets, 'y,e,t,Jan,Feb\n2024,2024-01-01,PBJT Makanan,1.000,2.500\n2025,2025-01-01,PBJT Makanan,3.000,\n');
    expect(receipt).toMatchObject({ rows: { accepted: 3, empty: 1 }, sums: { file: '6500', after: '6500' } });
    expect(await served('SELECT year, month, CAST(amount AS VARCHAR), tax_code FROM published.targets ORDER BY year, month')).toEqual([
      [2024, 1, '1000', 'PBJT_MAMIN'],
      [2024, 2, '2500', 'PBJT_MAMIN'],
      [2025, 1, '3000', 'PBJT_MAMIN'],
    ]);
  });
});

describe('files and folders', () => {
  it('takes the fitting files of a folder in name order as one load, and names the others', async () => {
    const folder = join(root, 'in');
    await mkdir(folder);
    await writeFile(join(folder, '2024-02.csv'), 'tax,amount\nA,2\n');
    await writeFile(join(folder, '2024-01.csv'), 'tax,amount\nA,1\n');
    await writeFile(join(folder, 'notes.txt'), 'x');
    const profile = withFields(
      { posted: { grain: 'month', year: { fileName: 'year' }, month: { fileName: 'month' } } },
      { file: { name: '{year}-{month}.csv' } },
    );
    const receipt = await loadPath(profile, folder);
    expect(receipt.files.map(({ name }) => name)).toEqual(['2024-01.csv', '2024-02.csv']);
    expect(receipt.period).toEqual({ from: '2024-01-31', to: '2024-02-29' });
    expect(receipt.warned.listed).toMatchObject([{ file: 'notes.txt', code: 'file-skipped' }]);
    expect(await loadPath(profile, folder)).toMatchObject({ outcome: 'unchanged' });
    await expect(loadPath(profile, join(folder, 'notes.txt'))).rejects.toThrow(/notes.txt.*does not fit/);
    await expect(loadPath({ ...profile, file: { name: '{year}-{month}.tsv' } }, folder)).rejects.toThrow(/no file that fits/);
    await expect(loadPath(payments, join(root, 'none'))).rejects.toThrow(/no file or folder/);
    await expect(loadPath(payments, '/dev/null')).rejects.toThrow(/is a device/);
  });
});
