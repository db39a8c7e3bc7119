import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDraft } from '@pendapa/warehouse';
import { checkProfile, readProfile, type NamedProfile } from '../profile/read-profile.ts';
import { AgencyFolder, findingLines } from '../testing/agency-load.ts';
import { query, type Cell } from '../staging/sql.ts';

jest.setTimeout(60_000);

const EXAMPLES = join(__dirname, '../../../../examples');

let agency: AgencyFolder;
beforeAll(async () => {
  agency = await AgencyFolder.open();
});
afterAll(() => agency.close());

const place = { tax: { column: 'pajak' }, unit: { column: 'unit' }, taxYear: { column: 'tahun' } };
const profile = (extract: string, fields: object): NamedProfile => ({
  name: `recap-${extract}`,
  profile: checkProfile(extract, { extract, numbers: { decimal: '.', thousands: 'none' }, fields: { ...place, ...fields } }),
});
const MONTH = { column: 'bulan', grain: 'month', format: 'MM/YYYY' };
const COUNT = { documents: { column: 'banyak' } };

const ASSESSMENTS = profile('assessments', {
  ...COUNT,
  document: { constant: 'SPPT' },
  issuedOn: MONTH,
  dueOn: { column: 'tempo', format: 'YYYY-MM-DD' },
  principal: { column: 'pokok' },
});
const RETURNS = profile('returns', {
  ...COUNT,
  periodEnd: MONTH,
  dueOn: { column: 'tempo', format: 'YYYY-MM-DD' },
  filedOn: { column: 'lapor', format: 'YYYY-MM-DD' },
});
const ARREARS = profile('arrears', {
  ...COUNT,
  snapshotOn: { grain: 'month', year: { column: 'posisi' }, month: { constant: 6 } },
  dueOn: { column: 'tempo', format: 'YYYY-MM-DD' },
  quality: { column: 'kualitas' },
  principal: { column: 'pokok' },
});

const PER_UNIT = 'pajak,unit,tahun,bulan,tempo,banyak,pokok\n';
const FILED = 'pajak,unit,tahun,bulan,tempo,banyak,lapor\n';
const OWED = 'pajak,unit,tahun,posisi,tempo,kualitas,banyak,pokok\n';

async function served(sql: string): Promise<(readonly Cell[])[]> {
  const draft = await openDraft(agency.data);
  try {
    return [...(await query(draft.connection, sql))];
  } finally {
    await draft.discard();
  }
}

it('brings assessments without numbers, and a later recap of a month and unit takes the place of the earlier one', async () => {
  const first = `${PER_UNIT}PBBP2,UP3D-990101,2027,04/2027,2027-09-30,40,4000\nPBBP2,UP3D-990101,2027,04/2027,2027-08-31,3,300\nPBBP2,UP3D-990102,2027,04/2027,2027-09-30,2,500\n`;
  expect(await agency.loadText('assessments', first, { profile: ASSESSMENTS, check: false })).toMatchObject({
    outcome: 'published',
    sums: { file: '4800' },
    rows: { accepted: 3 },
  });
  const later = `${PER_UNIT}PBBP2,UP3D-990101,2027,04/2027,2027-09-30,42,4200\n`;
  await agency.loadText('assessments', later, { profile: ASSESSMENTS, check: false });
  const rowsSql = `SELECT unit_code, CAST(issued_on AS VARCHAR), documents, principal FROM published.assessments WHERE tax_year = 2027 ORDER BY ALL`;
  expect(await served(rowsSql)).toEqual([
    ['UP3D-990101', '2027-04-30', 42, '4200'],
    ['UP3D-990102', '2027-04-30', 2, '500'],
  ]);
});

it('brings returns by how and when they were filed', async () => {
  const text = `${FILED}PBJT_MAMIN,UP3D-990101,2027,01/2027,2027-02-20,6,2027-02-20\nPBJT_MAMIN,UP3D-990101,2027,01/2027,2027-02-20,1,2027-03-02\nPBJT_MAMIN,UP3D-990101,2027,01/2027,2027-02-20,3,\n`;
  expect(await agency.loadText('returns', text, { profile: RETURNS })).toMatchObject({ outcome: 'checked', refused: { count: 0 } });
});

it('brings arrears without objects, of several units, due dates and classes', async () => {
  const rows = ['UP3D-990101,2024,2026,2024-09-30,substandard,12,900', 'UP3D-990101,2025,2026,2025-09-30,current,5,100'];
  const text = `${OWED}${rows.map((row) => `PBBP2,${row}\n`).join('')}PBBP2,UP3D-990102,2025,2026,2025-09-30,current,4,60\n`;
  expect(await agency.loadText('arrears', text, { profile: ARREARS })).toMatchObject({ outcome: 'checked', refused: { count: 0 } });
});

it('refuses equal rows of a recap, with the place of the first', async () => {
  const owed = 'PBBP2,UP3D-990101,2025,2026,2025-09-30,current,5,100\n';
  const arrears = await agency.loadText('arrears', OWED + owed + owed, { profile: ARREARS });
  expect(findingLines(arrears)).toEqual(['3 - duplicate-key']);
  expect(arrears.refused.listed[0]?.params['first']).toBe('2');
  const assessed = 'PBBP2,UP3D-990101,2027,05/2027,2027-09-30,1,100\n';
  expect(findingLines(await agency.loadText('assessments', PER_UNIT + assessed + assessed, { profile: ASSESSMENTS }))).toEqual([
    '3 - duplicate-key',
  ]);
});

it('refuses a row that has neither a number nor documents, and one of no documents', async () => {
  const row = (count: string) => `PBBP2,UP3D-990101,2027,05/2027,2027-09-30,${count},100\n`;
  expect(findingLines(await agency.loadText('assessments', PER_UNIT + row('') + row('0'), { profile: ASSESSMENTS }))).toEqual([
    '2 - document-unnamed',
    '3 banyak integer-range',
  ]);
});

it('refuses a profile that reads neither numbers nor documents', () => {
  expect(() => profile('returns', { periodEnd: MONTH, dueOn: MONTH })).toThrow(/"documents"/);
});

it('tells recaps of payments apart by what they pay for', async () => {
  const payments = profile('payments', { posted: MONTH, arrears: { column: 'tunggakan' }, amount: { column: 'pokok' } });
  const head = 'pajak,unit,tahun,bulan,tunggakan,pokok\n';
  const row = (year: number, arrears: string) => `PBBP2,UP3D-990101,${year},01/2026,${arrears},100\n`;
  const parted = await agency.loadText('payments', head + row(2026, 'tidak') + row(2025, 'ya') + row(2024, 'ya'), { profile: payments });
  expect(parted).toMatchObject({ outcome: 'checked', refused: { count: 0 }, sums: { file: '300' } });
  expect(findingLines(await agency.loadText('payments', head + row(2025, 'ya') + row(2025, 'ya'), { profile: payments }))).toEqual([
    '3 - duplicate-key',
  ]);
});

it.each<['assessments' | 'returns' | 'arrears', string, number]>([
  ['assessments', '5626750000', 2_245],
  ['returns', '1956000000', 345],
  ['arrears', '1320500000', 661],
])('reads the example of a recap of %s, its counts with the marks of its amounts', async (extract, sum, documents) => {
  const folder = await AgencyFolder.open(false);
  try {
    const named = await readProfile('', join(EXAMPLES, 'profiles', `recap-${extract}.json`));
    const text = await readFile(join(EXAMPLES, 'extracts/monthly-recaps', `${extract}.csv`), 'utf8');
    const receipt = await folder.loadText(extract, text, { profile: named, check: false });
    expect(receipt).toMatchObject({ outcome: 'published', sums: { file: sum }, warned: { count: 0 } });
    const draft = await openDraft(folder.data);
    expect(await query(draft.connection, `SELECT CAST(sum(documents) AS INTEGER) FROM published.${extract}`)).toEqual([[documents]]);
    await draft.discard();
  } finally {
    await folder.close();
  }
});
