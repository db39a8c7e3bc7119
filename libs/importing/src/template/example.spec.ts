import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templateFile, EXTRACTS } from '@pendapa/contracts';
import { openDraft, readManifest } from '@pendapa/warehouse';
import { importInto } from '../load/import-into.ts';
import { query, type Cell } from '../staging/sql.ts';
import type { Receipt } from '../receipt.ts';
import { listReceipts } from '../receipts.ts';
import { readFolderManifest } from './folder-manifest.ts';
import { templateColumns } from '../profile/template-profile.ts';
import { writeTemplate } from './write-template.ts';

jest.setTimeout(60_000);

let root = '';
let data = '';
let receipt: Receipt;

const importExample = async (): Promise<Receipt> => {
  const path = join(root, 'templates/example');
  const manifest = await readFolderManifest(data, path);
  if (!manifest) throw new Error('The example has no manifest.');
  const { steps, settings, replace } = manifest;
  return importInto({ dataFolder: data, path, steps, settings, replace, check: false, memoryLimit: '512MB' }, () => undefined);
};

async function served(sql: string): Promise<(readonly Cell[])[]> {
  const draft = await openDraft(data);
  try {
    return [...(await query(draft.connection, sql))];
  } finally {
    await draft.discard();
  }
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pendapa-example-'));
  data = join(root, 'data');
  await writeTemplate(join(root, 'templates'));
  receipt = await importExample();
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('has a file for every extract, with the columns of its template', async () => {
  for (const folder of ['empty', 'example']) {
    for (const extract of EXTRACTS) {
      const text = await readFile(join(root, 'templates', folder, templateFile(extract)), 'utf8');
      expect([folder, text.split('\n')[0]]).toEqual([folder, templateColumns(extract).join(',')]);
    }
  }
});

it('passes every rule, in one generation, and is told of the two months in which nothing was paid', () => {
  expect(receipt).toMatchObject({ outcome: 'published', generation: 1, warned: { count: 1 }, refused: { count: 0 } });
  expect(receipt.warned.listed).toMatchObject([{ code: 'month-missing', params: { period: '2025-04, 2025-05' } }]);
  expect(receipt.others.map(({ extract }) => extract)).toEqual(EXTRACTS.slice(1));
  const rules = [receipt, ...receipt.others].flatMap((one) => one.rules);
  expect(rules.filter(({ broken }) => broken !== 0 && broken !== null)).toEqual([]);
  // Rules about assessments of payments cannot be applied yet, because the assessments come later.
  expect(rules.filter(({ broken }) => broken === null).map(({ key }) => key)).toEqual(['assessed-below-paid']);
});

it.each<[string, string, (readonly Cell[])[]]>([
  ['regions', "SELECT count(*), sum(population) FILTER (level = 'district') FROM published.regions", [['6', '60000']]],
  ['units', "SELECT unit_code, district_codes FROM published.units WHERE kind = 'samsat'", [['SAMSAT-9901', '99.01.01;99.01.02']]],
  ['taxTypes', "SELECT legacy_name, tax_period FROM published.tax_types WHERE tax_code = 'PBJT_HOTEL'", [['Pajak Hotel', 'month']]],
  ['taxRules', "SELECT value FROM published.tax_rules WHERE tax_code = 'PBBP2' AND rule = 'due-pay'", [['09-30']]],
  [
    'qualityClasses',
    'SELECT class_code, from_months, allowance_permille FROM published.quality_classes ORDER BY from_months',
    [
      ['current', 0, 5],
      ['substandard', 12, 100],
      ['doubtful', 36, 500],
      ['loss', 60, 1000],
    ],
  ],
  ['performanceBands', "SELECT at_least FROM published.performance_bands WHERE band_code = 'watch'", [[0.95]]],
  ['channels', "SELECT class, CAST(live_from AS VARCHAR) FROM published.channels WHERE channel_code = 'VA'", [['digital', '2024-05-01']]],
  ['banks', 'SELECT count(*) FROM published.banks', [['2']]],
  ['bankChannels', "SELECT count(*) FROM published.bank_channels WHERE bank_code = 'BANK-B'", [['3']]],
  // 261 weekdays in 2025, minus 13 holidays on weekdays.
  ['calendar', 'SELECT count(*), count(*) FILTER (working), count(*) FILTER (ramadan) FROM published.calendar', [['365', '248', '30']]],
  ['markedEvents', "SELECT tax_code, text_en FROM published.marked_events WHERE kind = 'due-date'", [['PBBP2', 'PBB-P2 falls due']]],
  ['targets', 'SELECT CAST(sum(amount) AS VARCHAR) FROM published.targets WHERE unit_code IS NULL AND month = 0', [['52200000']]],
  ['costs', 'SELECT CAST(sum(amount) AS VARCHAR) FROM published.costs', [['750000']]],
  [
    'taxpayers',
    'SELECT npwpd_masked, name_masked, nik_valid FROM published.taxpayers ORDER BY taxpayer_key',
    [
      ['****0101', 'S*** C*****', true],
      ['****0202', 'PT C***** S********', null],
      ['****0301', 'B*** C*****', true],
    ],
  ],
  [
    'objects',
    "SELECT o.object_id, t.npwpd_masked, o.building_m2 FROM published.objects o JOIN published.taxpayers t USING (taxpayer_key) WHERE o.tax_code = 'PBBP2'",
    [['99.71.010.001.001-0001.0', '****0101', 90.5]],
  ],
  [
    'objectEvents',
    "SELECT count(*) FROM published.object_events JOIN published.objects USING (object_key) WHERE event = 'opened'",
    [['3']],
  ],
  [
    'assessments',
    `SELECT assessment_id, unit_code, region_code, taxpayer_key IS NOT NULL, CAST(period_start AS VARCHAR), CAST(period_end AS VARCHAR), CAST(principal AS VARCHAR)
     FROM published.assessments WHERE tax_year = 2025 ORDER BY 1`,
    [
      ['A-2025-1', 'UP3D-990101', '99.01.01.1001', true, '2025-01-01', '2025-12-31', '1200000'],
      ['A-2025-2', 'SAMSAT-9901', null, true, '2025-03-15', '2026-03-14', '2000000'],
    ],
  ],
  [
    'returns',
    'SELECT return_id, CAST(filed_on AS VARCHAR), source, unit_code, correction FROM published.returns ORDER BY return_id',
    [
      ['R-2025-01', '2025-02-10', 'SPTPD', 'UP3D-990102', 0],
      ['R-2025-02', null, null, 'UP3D-990102', 0],
    ],
  ],
  [
    'payments',
    `SELECT unit_code, count(*), CAST(sum(amount) AS VARCHAR), sum(transactions), CAST(max(paid_time) AS VARCHAR)
     FROM published.payments GROUP BY unit_code ORDER BY unit_code`,
    [
      ['HQ', '1', '3000000', '1', null],
      ['SAMSAT-9901', '1', '2000000', '1', '09:02:44'],
      ['UP3D-990101', '3', '1080000', '1', null],
      ['UP3D-990102', '1', '5000000', '1', '10:21:05'],
    ],
  ],
  ['arrears', 'SELECT quality, last_action, unit_code FROM published.arrears', [['current', 'reminder', 'UP3D-990101']]],
  ['arrearsMovements', 'SELECT count(*), CAST(sum(closing) AS VARCHAR) FROM published.arrears_movements', [['2', '2200000']]],
  ['enforcement', 'SELECT action, result, region_code FROM published.enforcement', [['reminder', 'open', '99.01.01.1001']]],
])('stores %s as the file has them', async (_extract, sql, rows) => {
  expect(await served(sql)).toEqual(rows);
});

it('tells from when to when the dated extracts reach', async () => {
  const manifest = await readManifest(data);
  const dated = manifest?.extracts.flatMap(({ extract, from, to }) => (from === null ? [] : [[extract, from, to]]));
  expect(dated).toEqual([
    ['assessments', '2024-04-08', '2025-04-08'],
    ['returns', '2025-01-31', '2025-02-28'],
    ['payments', '2025-02-11', '2025-06-10'],
    ['arrears', '2025-06-30', '2025-06-30'],
    ['arrearsMovements', '2024-12-31', '2025-06-30'],
    ['enforcement', '2025-05-05', '2025-05-05'],
  ]);
});

it('says what a fact has from its object', () => {
  const of = (extract: string) => receipt.others.find((one) => one.extract === extract)?.fromObject;
  expect(of('payments')).toEqual({ taxpayer_key: 5, unit_code: 5, region_code: 4 });
  expect(of('arrears')).toEqual({ taxpayer_key: 1, unit_code: 1, region_code: 1 });
});

it('does nothing the second time, and says so', async () => {
  expect(await importExample()).toMatchObject({ outcome: 'unchanged', generation: null });
  expect((await listReceipts(data)).map(({ kept: reference, outcome }) => [reference, outcome])).toEqual([['000001', 'published']]);
});

it('keeps who people are in one table alone', async () => {
  const secrets = ['99.0000001.01', '9901014504800001', 'Sari Contoh'];
  expect(await served("SELECT npwpd, nik, name FROM published.identities WHERE name = 'Sari Contoh'")).toEqual([secrets]);
  for (const name of await readdir(join(data, 'receipts'))) {
    const text = await readFile(join(data, 'receipts', name), 'utf8');
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
});

it('overwrites nothing', async () => {
  await expect(writeTemplate(join(root, 'templates'))).rejects.toThrow('is not empty');
});
