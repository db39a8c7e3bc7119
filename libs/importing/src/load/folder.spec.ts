import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { templateFile, type ExtractKey } from '@pendapa/contracts';
import { openDraft } from '@pendapa/warehouse';
import type { Receipt } from '../receipt.ts';
import { listReceipts } from '../receipts.ts';
import { renderReceipt } from '../render-receipt.ts';
import { AgencyFolder, findingLines, templateText, type Cells } from '../testing/agency-load.ts';
import { query } from '../staging/sql.ts';

jest.setTimeout(60_000);

let agency: AgencyFolder;
beforeAll(async () => {
  agency = await AgencyFolder.open();
});
afterAll(() => agency.close());

interface Entry {
  readonly rows: readonly Cells[];
  readonly more?: object;
}

let folders = 0;

/** Writes a folder of templates with its manifest and imports it. */
async function importFolder(
  extracts: Partial<Record<ExtractKey, Entry>>,
  manifest: object = {},
  { stray, confirm }: { stray?: string; confirm?: string } = {},
): Promise<Receipt> {
  folders += 1;
  const path = agency.path(`folder-${folders}`);
  await mkdir(path);
  const entries = Object.entries(extracts) as [ExtractKey, Entry][];
  for (const [extract, { rows }] of entries) await writeFile(join(path, templateFile(extract)), templateText(extract, rows));
  if (stray !== undefined) await writeFile(join(path, stray), 'a\n1\n');
  const listed = entries.map(([template, { more }]) => ({ template, files: [templateFile(template)], ...more }));
  await writeFile(join(path, 'manifest.json'), JSON.stringify({ ...manifest, extracts: listed }));
  return agency.importFolder(path, confirm);
}

async function served(sql: string) {
  const draft = await openDraft(agency.data);
  try {
    return await query(draft.connection, sql);
  } finally {
    await draft.discard();
  }
}

const NOPD = 'NOPD-0009';
const object = { id: NOPD, idType: 'nopd', tax: 'PBJT_HOTEL', unit: 'UP3D-990101', region: '99.01.01.1001', openedOn: '2024-01-01' };
const person = { npwpd: '99.0000009.09', name: 'CV Contoh', kind: 'corporate', registeredOn: '2024-01-01', status: 'active' };
const payment = { posted: '2025-08-01', object: NOPD, tax: 'PBJT_HOTEL', channel: 'QRIS', bank: 'BANK-B', amount: 70 };

it('reads what is named before what names it, whatever the order of the manifest', async () => {
  const receipt = await importFolder(
    {
      payments: { rows: [{ ...payment, id: 'H-1' }], more: { rows: 1, sum: '70' } },
      objects: { rows: [{ ...object, taxpayer: person.npwpd }] },
      taxpayers: { rows: [person] },
    },
    {},
    { stray: '=notes.csv' },
  );
  expect([receipt, ...receipt.others].map(({ extract, rows }) => [extract, rows.accepted])).toEqual([
    ['taxpayers', 1],
    ['objects', 1],
    ['payments', 1],
  ]);
  expect(findingLines(receipt)).toEqual(['0 - file-unlisted', '0 - month-missing']);
  // A file name that a spreadsheet would run as a formula is kept as text.
  expect(await readFile(join(agency.data, 'receipts', `${receipt.kept ?? ''}.csv`), 'utf8')).toContain("warn,'=notes.csv,,,file-unlisted");
  expect(receipt.others[1]?.sums).toEqual({ file: '70', before: '11080000', after: '11080070' });
  expect(
    await served(
      "SELECT p.unit_code, t.name_masked FROM published.payments p JOIN published.taxpayers t USING (taxpayer_key) WHERE payment_id = 'H-1'",
    ),
  ).toEqual([['UP3D-990101', 'CV C*****']]);
});

it('is refused as a whole, and reads nothing after the refused extract', async () => {
  const before = await served('SELECT count(*) FROM published.objects');
  const receipt = await importFolder({
    units: { rows: [{ code: 'NEW', name: 'Unit baru', kind: 'up3d' }] },
    objects: { rows: [{ ...object, id: 'NOPD-0010', unit: 'NEW', closedOn: '2023-12-31' }] },
    payments: { rows: [{ ...payment, id: 'H-2', object: 'NOPD-0010' }] },
  });
  expect(receipt).toMatchObject({ outcome: 'refused', generation: null });
  expect(findingLines(receipt)).toEqual(['2 closedOn ends-before-begins', '0 - not-read']);
  expect(await served('SELECT count(*) FROM published.objects')).toEqual(before);
  expect(await served("SELECT count(*) FROM published.units WHERE unit_code = 'NEW'")).toEqual([['0']]);
});

it('holds the files against what the manifest declares', async () => {
  const rows = [
    { ...payment, id: 'H-3', posted: '2025-09-01' },
    { ...payment, id: 'H-4', posted: '2025-10-01' },
  ];
  const short = await importFolder({ payments: { rows, more: { rows: 3, sum: '141' } } });
  expect(findingLines(short)).toEqual(['0 - control-rows', '0 - control-amount']);
  expect(short.refused.listed.map(({ file }) => file)).toEqual(['payments.csv', 'payments.csv']);
  const monthly = await importFolder({ payments: { rows, more: { months: { '2025-09': '70', '2025-10': '1071', '2025-11': '5' } } } });
  expect(monthly.outcome).toBe('published');
  expect(monthly.warned.listed.filter(({ code }) => code === 'control-month').map(({ texts }) => texts.id)).toEqual([
    'Bulan 2025-10: dinyatakan 1.071, berkas berjumlah 70; selisih -1.001.',
    'Bulan 2025-11: dinyatakan 5, berkas berjumlah 0; selisih -5.',
  ]);
});

it('replaces the days that it declares, and no others', async () => {
  const rows = [{ ...payment, id: 'H-5', posted: '2025-09-02', amount: 90 }];
  const overlapping = await importFolder({ payments: { rows: [{ ...payment, id: 'H-6', posted: '2025-09-01' }] } });
  expect(findingLines(overlapping)).toEqual(['0 - overlap']);
  const replace = { from: '2025-09-01', to: '2025-09-30' };
  expect(await importFolder({ payments: { rows } }, { replace })).toMatchObject({ outcome: 'published', replaced: replace });
  expect(
    await served(
      "SELECT payment_id, CAST(amount AS VARCHAR) FROM published.payments WHERE posted_on >= DATE '2025-09-01' ORDER BY posted_on",
    ),
  ).toEqual([
    ['H-5', '90'],
    ['H-4', '70'],
  ]);
});

it('does not take a payment away whose reversal stays, unless the file brings the payment again', async () => {
  const original = { ...payment, id: 'V-1', posted: '2026-03-10', amount: 25 };
  const taken = { ...payment, id: 'V-2', posted: '2026-04-02', amount: -25, reversalOf: 'V-1' };
  expect(await importFolder({ payments: { rows: [original, taken] } })).toMatchObject({ outcome: 'published' });
  const replace = { from: '2026-03-01', to: '2026-03-31' };
  const march = { ...payment, id: 'V-3', posted: '2026-03-11', amount: 40 };
  const refused = await importFolder({ payments: { rows: [march] } }, { replace });
  expect(findingLines(refused)).toEqual(['0 - replace-orphans']);
  expect(refused.refused.listed[0]?.texts.id).toContain('Penggantian 2026-03-01 sampai 2026-03-31 menghapus pembayaran "V-1"');
  expect(refused.refused.listed[0]?.texts.en).toContain('Its reversal (V-2, posted on 2026-04-02) lies outside these days');
  expect(findingLines(await importFolder({ payments: { rows: [march, { ...original, amount: 24 }] } }, { replace }))).toEqual([
    '0 - replace-orphans',
  ]);
  expect(await importFolder({ payments: { rows: [march, original] } }, { replace })).toMatchObject({ outcome: 'published' });
  const whole = { from: '2026-03-01', to: '2026-04-30' };
  expect(await importFolder({ payments: { rows: [{ ...march, id: 'V-4' }] } }, { replace: whole })).toMatchObject({ outcome: 'published' });
});

it('replaces a snapshot of arrears, a version of targets and an assessment, and keeps the others', async () => {
  const corrected = {
    targets: { rows: [{ year: 2025, version: 'apbdp', effectiveFrom: '2025-09-01', tax: 'PKB', month: 0, amount: 9 }] },
    assessments: {
      rows: [
        { id: 'A-2025-2', document: 'SKKP', object: 'B 1234 XY', tax: 'PKB', taxYear: 2025, issuedOn: '2025-03-01', principal: 2_500_000 },
      ],
    },
    arrears: {
      rows: [{ snapshotOn: '2025-06-30', object: 'B 1234 XY', tax: 'PKB', taxYear: 2025, principal: 500_000, dueOn: '2025-03-15' }],
    },
  };
  expect(findingLines(await importFolder(corrected))).toEqual(['0 - replace-less']);
  await importFolder(corrected, {}, { confirm: '500000' });
  expect(await served('SELECT version, count(*) FROM published.targets GROUP BY version ORDER BY version')).toEqual([
    ['apbd', '41'],
    ['apbdp', '1'],
  ]);
  expect(await served('SELECT CAST(sum(principal) AS VARCHAR) FROM published.assessments')).toEqual([['4800000']]);
  expect(await served('SELECT tax_code, CAST(principal AS VARCHAR) FROM published.arrears')).toEqual([['PKB', '500000']]);
});

it('refuses what two files of one load both bring', async () => {
  const path = agency.path('twice');
  await mkdir(path);
  for (const name of ['one.csv', 'two.csv']) await writeFile(join(path, name), templateText('banks', [{ code: 'BANK-C', name }]));
  const extracts = ['one.csv', 'two.csv'].map((name) => ({ template: 'banks', files: [name] }));
  await writeFile(join(path, 'manifest.json'), JSON.stringify({ extracts }));
  expect(findingLines(await agency.importFolder(path))).toEqual(['2 code duplicate-load']);
});

it('counts every finding, tells those of one cause once, and keeps them all in a file', async () => {
  const rows = Array.from({ length: 1_200 }, (_, index) => ({
    ...payment,
    id: `Z-${index}`,
    posted: '2026-01-01',
    object: `X${index}`,
  }));
  const receipt = await agency.load('payments', rows);
  expect([receipt.refused.count, receipt.refused.rows, receipt.refused.listed.length]).toEqual([1_200, 1_200, 1]);
  expect(renderReceipt(receipt, 'id')).toMatch(/baris 2, 3, 4 \(1\.200 tempat semuanya\).*\n +Tindakan yang diperlukan: Impor objek pajak/);
  const lines = (await readFile(join(agency.data, 'receipts', `${receipt.kept ?? ''}.csv`), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1_201);
  expect(lines[1_200]).toBe(
    'refuse,payments.csv,1201,object,object-unknown,"Objek ""X1199"" tidak ada pada Objek pajak.","The object ""X1199"" is not among the tax objects.","Impor objek pajak lebih dahulu, atau tulis ""unknown"": ""none"" pada profil untuk menyimpan baris itu tanpa objek.","Import the tax objects first, or put ""unknown"": ""none"" in the profile to keep the row without an object."',
  );
});

it('keeps a receipt of every load that was checked, the newest first', async () => {
  const receipts = await listReceipts(agency.data);
  expect(receipts.map(({ outcome }) => outcome).filter((outcome) => outcome === 'published')).toHaveLength(8);
  expect(receipts.at(-1)).toMatchObject({ kept: '000001', source: 'agency', generation: 1 });
  expect([...receipts].sort((a, b) => (a.at < b.at ? 1 : -1))).toEqual(receipts);
  expect((await readdir(join(agency.data, 'receipts'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

it.each<[string, object, string]>([
  ['an unknown key', { extracts: [{ template: 'banks', files: ['a.csv'], x: 1 }] }, 'extracts.0'],
  ['a file of another folder', { extracts: [{ template: 'banks', files: ['../a.csv'] }] }, 'extracts.0.files.0'],
  ['neither template nor profile', { extracts: [{ files: ['a.csv'] }] }, 'extracts.0'],
  ['an unknown template', { extracts: [{ template: 'bank', files: ['a.csv'] }] }, 'extracts.0.template'],
  [
    'days that end before they begin',
    { replace: { from: '2025-02-01', to: '2025-01-01' }, extracts: [{ template: 'banks', files: ['a.csv'] }] },
    'replace',
  ],
  ['settings of who comes in', { settings: { access: { mode: 'local' } }, extracts: [] }, 'settings.access'],
])('refuses a manifest with %s and names the key', async (_case, manifest, key) => {
  folders += 1;
  const path = agency.path(`bad-${folders}`);
  await mkdir(path);
  await writeFile(join(path, 'manifest.json'), JSON.stringify(manifest));
  await expect(agency.importFolder(path)).rejects.toMatchObject({ name: 'ProfileError', key });
});
