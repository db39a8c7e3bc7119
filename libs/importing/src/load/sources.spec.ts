import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDraft } from '@pendapa/warehouse';
import { ImportRefused } from '../import-refused.ts';
import { checkProfile } from '../profile/read-profile.ts';
import type { Receipt } from '../receipt.ts';
import { renderReceipt } from '../render-receipt.ts';
import { importInto } from './import-into.ts';
import type { SingleJob } from './job.ts';
import { query, type Rows } from '../staging/sql.ts';

jest.setTimeout(120_000);

let root = '';
let data = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pendapa-sources-'));
  data = join(root, 'data');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const NUMBERS = { decimal: '.', thousands: 'none' } as const;
const payments = {
  extract: 'payments',
  numbers: NUMBERS,
  fields: {
    posted: { grain: 'day', column: 'date', format: 'YYYY-MM-DD' },
    tax: { column: 'tax', unknown: 'create' },
    amount: { column: 'amount' },
  },
};
const appended = { ...payments, append: true };
const DAY = { from: '2025-01-02', to: '2025-01-02' };

type Options = Partial<Pick<SingleJob, 'replace' | 'replaceAllSources' | 'confirm' | 'unknownSource' | 'check'>>;

async function load(name: string, profile: object, content: string, options: Options = {}): Promise<Receipt> {
  const path = join(root, `${name}.csv`);
  await writeFile(path, content);
  const job = { name, profile: checkProfile(name, profile), dataFolder: data, path, replace: null, check: false, control: {} };
  return importInto({ ...job, memoryLimit: '512MB', ...options }, () => undefined);
}

async function refused(loading: Promise<Receipt>): Promise<readonly (readonly [string, string, string])[]> {
  const error = await loading.then(
    () => new Error('The load was accepted.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ImportRefused)) throw error;
  return error.findings.map(({ code, texts, advice }) => [code, texts.en, advice.en] as const);
}

async function served(sql: string): Promise<Rows> {
  const draft = await openDraft(data);
  try {
    return await query(draft.connection, sql);
  } finally {
    await draft.discard();
  }
}
const money = async (): Promise<unknown> => (await served('SELECT CAST(sum(amount) AS BIGINT) FROM published.payments'))[0]?.[0] ?? '0';

const rows = (...lines: readonly string[]): string => `date,tax,amount\n${lines.map((line) => `2025-01-02,${line}\n`).join('')}`;
const landTax = (amount: string, options: Options = {}) => load('pbb', payments, rows(`PBB,${amount}`), options);
const transferTax = () => load('bphtb', appended, rows('BPHTB,50000000'));

describe('days that are replaced', () => {
  it('keeps what another system sent for them, and says what goes and what comes', async () => {
    await landTax('3000000');
    await transferTax();
    const receipt = await landTax('3500000', { replace: DAY });
    expect(await money()).toBe('53500000');
    expect(receipt.replacing).toEqual([
      {
        extract: 'payments',
        sources: ['pbb'],
        gone: { rows: 1, amount: '3000000' },
        come: { rows: 1, amount: '3500000' },
        lines: [{ tax: 'PBB', month: '2025-01', gone: { rows: 1, amount: '3000000' }, come: { rows: 1, amount: '3500000' } }],
      },
    ]);
    expect(renderReceipt(receipt, 'en')).toMatch(/PBB 2025-01: gone IDR 3,000,000 \(1 row\), new IDR 3,500,000 \(1 row\)/);
    expect(renderReceipt(receipt, 'id')).toMatch(/PBB 2025-01: dihapus IDR 3\.000\.000 \(1 baris\), baru IDR 3\.500\.000 \(1 baris\)/);
    expect(receipt.sums).toMatchObject({ before: '53000000', after: '53500000' });
  });

  it('takes more only where that is typed out', async () => {
    await landTax('3000000');
    await transferTax();
    const all = { replace: DAY, replaceAllSources: true };
    expect(await refused(landTax('3500000', all))).toEqual([
      [
        'replace-less',
        expect.stringContaining('tax BPHTB: the new rows hold 0, over 10 % less than the 50,000,000'),
        expect.stringContaining('--confirm 3500000'),
      ],
    ]);
    await landTax('3500000', { ...all, confirm: '3500000' });
    expect(await money()).toBe('3500000');
  });

  it('names whose rows are there before it offers to replace them', async () => {
    await landTax('3000000');
    const [own] = await refused(landTax('3100000'));
    expect(own).toEqual([
      'overlap',
      expect.stringContaining('of the source "pbb"'),
      expect.stringContaining('only payments of the source "pbb" are replaced'),
    ]);
    const [other] = await refused(load('bphtb', payments, rows('BPHTB,50000000')));
    expect(other).toEqual([
      'overlap-other-source',
      expect.stringContaining('of another source: "pbb"'),
      expect.stringContaining('"append": true'),
    ]);
    // If only the profile was renamed, rows next to those of another system would be counted twice.
    expect((await refused(load('pbb-new', payments, rows('PBB,3100000'), { replace: DAY })))[0]?.[0]).toBe('overlap-other-source');
    await load('pbb-new', { ...payments, source: 'pbb' }, rows('PBB,3100000'), { replace: DAY });
    expect(await money()).toBe('3100000');
  });

  it('stops where the new rows of a tax hold over 10 % less, until the exact total is given', async () => {
    await load('pbb', payments, rows('PBB,1000', 'PKB,1000'));
    await load('pbb', payments, rows('PBB,900', 'PKB,1000'), { replace: DAY });
    const less = (options: Options = {}) => load('pbb', payments, rows('PBB,800', 'PKB,5000'), { replace: DAY, ...options });
    expect(await refused(less())).toEqual([
      ['replace-less', expect.stringContaining('tax PBB'), expect.stringContaining('--confirm 5800')],
    ]);
    expect((await refused(less({ confirm: '800' })))[0]?.[0]).toBe('confirm-differs');
    expect(await money()).toBe('1900');
    expect((await less({ confirm: '5800', check: true })).outcome).toBe('checked');
    await less({ confirm: '5800' });
    expect(await money()).toBe('5800');
  });

  it('takes the days away where the file has no row, once 0 is confirmed', async () => {
    await landTax('3000000');
    await transferTax();
    const none = (options: Options) => load('pbb', payments, 'date,tax,amount\n', options);
    expect((await refused(none({})))[0]?.[0]).toBe('no-rows');
    expect(await refused(none({ replace: DAY }))).toEqual([
      ['replace-empty', expect.stringContaining('1 payments (sum 3,000,000)'), expect.stringContaining('--confirm 0')],
    ]);
    expect((await refused(none({ replace: DAY, confirm: '1' })))[0]?.[0]).toBe('confirm-differs');
    await none({ replace: DAY, confirm: '0' });
    expect(await money()).toBe('50000000');
  });

  it('refuses a payment number that another source has, and names it', async () => {
    const numbered = { ...appended, fields: { ...payments.fields, id: { column: 'id' } } };
    const withId = (name: string, id: string, amount: string) =>
      load(name, numbered, `id,date,tax,amount\n${id},2025-01-02,PBB,${amount}\n`);
    await withId('pbb', 'X-1', '10');
    expect(await refused(withId('bphtb', 'X-1', '11'))).toEqual([
      ['duplicate-published', expect.stringContaining('of the source "pbb"'), expect.stringContaining('of the same source')],
    ]);
  });

  it('asks whose rows are of which no source is known', async () => {
    await landTax('3000000');
    const draft = await openDraft(data);
    await draft.connection.run("INSERT INTO incoming.payments (posted_on, grain, tax_code, amount) VALUES ('2025-01-02', 'day', 'PBB', 7)");
    await draft.publish({ source: 'old', sourceSha256: null, sample: false });
    expect(await refused(landTax('3000001', { replace: DAY }))).toEqual([
      ['source-unknown', expect.stringContaining('1 payments'), expect.stringContaining('--unknown-source "pbb"')],
    ]);
    await landTax('3000001', { replace: DAY, unknownSource: 'other' });
    expect(await money()).toBe('3000008');
    await landTax('3000002', { replace: DAY });
    expect(await served('SELECT count(DISTINCT source_id) FILTER (source_id > 0), count(*) FROM published.payments')).toEqual([['2', '2']]);
  });

  it('gives rows of an unknown source to the file where a person says that they are its own', async () => {
    await landTax('3000000');
    const draft = await openDraft(data);
    await draft.connection.run("INSERT INTO incoming.payments (posted_on, grain, tax_code, amount) VALUES ('2025-01-02', 'day', 'PBB', 7)");
    await draft.publish({ source: 'old', sourceSha256: null, sample: false });
    await landTax('3000001', { replace: DAY, unknownSource: 'pbb' });
    expect(await money()).toBe('3000001');
  });
});

describe('targets, snapshots and recaps', () => {
  const targets = {
    extract: 'targets',
    numbers: NUMBERS,
    fields: {
      year: { column: 'year' },
      version: { constant: 'apbd' },
      effectiveFrom: { constant: '2025-01-01', format: 'YYYY-MM-DD' },
      tax: { column: 'tax', unknown: 'create' },
      amount: { column: 'amount' },
    },
  };
  const target = (name: string, lines: string, options: Options = {}) => load(name, targets, `year,tax,amount\n${lines}`, options);
  const all = () => served('SELECT tax_code, CAST(amount AS BIGINT) FROM published.targets ORDER BY ALL');

  it('take no payments with them', async () => {
    await load('pbb', { ...payments, source: 'simpatda' }, rows('PBB,1000'));
    const own = (options: Options) => load('targets', { ...targets, source: 'simpatda' }, 'year,tax,amount\n2025,PBB,5\n', options);
    await expect(own({ replace: DAY })).rejects.toThrow(/--replace replaces payments, and "targets.csv" has none/);
    await own({});
    expect(await money()).toBe('1000');
  });

  it('replace rows of their own source, and stop likewise', async () => {
    await target('sismiop', '2025,PBB,1000\n');
    await target('simpatda', '2025,HOTEL,500\n2025,RESTO,400\n');
    expect(await all()).toEqual([
      ['HOTEL', '500'],
      ['PBB', '1000'],
      ['RESTO', '400'],
    ]);
    expect((await refused(target('simpatda', '2025,HOTEL,500\n')))[0]).toEqual([
      'replace-less',
      expect.stringContaining('tax RESTO'),
      expect.stringContaining('--confirm 500'),
    ]);
    await target('simpatda', '2025,HOTEL,500\n', { confirm: '500' });
    expect(await all()).toEqual([
      ['HOTEL', '500'],
      ['PBB', '1000'],
    ]);
  });

  it('refuse a cell that another source has, in words that name it', async () => {
    await target('sismiop', '2025,PBB,1000\n');
    expect(await refused(target('simpatda', '2025,PBB,1000\n'))).toEqual([
      ['key-other-source', expect.stringContaining('of another source: "sismiop"'), expect.stringContaining('"source"')],
    ]);
    await target('simpatda', '2025,PBB,2000\n', { replaceAllSources: true });
    expect(await all()).toEqual([['PBB', '2000']]);
  });

  const arrears = {
    extract: 'arrears',
    numbers: NUMBERS,
    fields: {
      documents: { column: 'count' },
      snapshotOn: { column: 'on', format: 'YYYY-MM-DD' },
      tax: { column: 'tax', unknown: 'create' },
      taxYear: { column: 'year' },
      dueOn: { column: 'due', format: 'YYYY-MM-DD' },
      principal: { column: 'amount' },
    },
  };
  const debts = (name: string, ...lines: readonly string[]) =>
    load(name, arrears, `count,on,tax,year,due,amount\n${lines.map((line) => `${line}\n`).join('')}`);

  it('keep the debts of another system at the same snapshot', async () => {
    await debts('sismiop', '3,2025-06-30,PBB,2024,2024-09-30,100');
    await debts('simpatda', '2,2025-06-30,HOTEL,2024,2024-09-30,50');
    await debts('simpatda', '2,2025-06-30,HOTEL,2024,2024-09-30,49');
    expect(await served('SELECT tax_code, CAST(principal AS BIGINT) FROM published.arrears ORDER BY ALL')).toEqual([
      ['HOTEL', '49'],
      ['PBB', '100'],
    ]);
    expect((await refused(debts('simpatda', '3,2025-06-30,PBB,2024,2024-09-30,100')))[0]?.[0]).toBe('key-other-source');
  });

  const assessments = {
    extract: 'assessments',
    numbers: NUMBERS,
    fields: {
      documents: { column: 'count' },
      document: { constant: 'SPPT' },
      issuedOn: { column: 'on', format: 'YYYY-MM-DD' },
      tax: { column: 'tax', unknown: 'create' },
      taxYear: { column: 'year' },
      principal: { column: 'amount' },
    },
  };
  const assessed = (name: string, ...lines: readonly string[]) =>
    load(name, assessments, `count,on,tax,year,amount\n${lines.map((line) => `${line}\n`).join('')}`);

  it('replace the recap of a month of their own source alone', async () => {
    await assessed('sismiop', '3,2025-04-30,PBB,2025,100', '4,2025-04-30,PBB,2024,30');
    await assessed('simpatda', '3,2025-04-30,HOTEL,2025,70');
    await assessed('sismiop', '3,2025-04-30,PBB,2025,125');
    expect(await served('SELECT tax_code, CAST(principal AS BIGINT) FROM published.assessments ORDER BY ALL')).toEqual([
      ['HOTEL', '70'],
      ['PBB', '125'],
    ]);
    expect((await refused(assessed('simpatda', '3,2025-04-30,PBB,2025,125')))[0]?.[0]).toBe('key-other-source');
    expect((await refused(assessed('sismiop', '3,2025-04-30,PBB,2025,100')))[0]?.[0]).toBe('replace-less');
  });
});
