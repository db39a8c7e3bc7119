import { writeFile } from 'node:fs/promises';
import { FolderLocked, openDraft } from '@pendapa/warehouse';
import { checkProfile } from '../profile/read-profile.ts';
import { runImport, type ImportOptions } from '../run-import.ts';
import { AgencyFolder, RECAP_PROFILE } from '../testing/agency-load.ts';
import { ChangedSinceCheck, ImportedBefore } from './refusals.ts';

jest.setTimeout(240_000);

const REPLACE = { from: '2019-01-01', to: '2019-01-31' };

let agency: AgencyFolder;
beforeEach(async () => {
  agency = await AgencyFolder.open();
  await writeFile(agency.path('rekap.json'), JSON.stringify(checkProfile('rekap', RECAP_PROFILE)));
});
afterEach(() => agency.close());

async function load(text: string, options: Partial<ImportOptions> = {}) {
  await writeFile(agency.path('rekap.csv'), text);
  return runImport({ dataFolder: agency.data, path: agency.path('rekap.csv'), profile: agency.path('rekap.json'), ...options });
}
const FIRST = 'Masa;Pajak;Nilai\n01/2019;PKB;1.000.000\n';
const SECOND = 'Masa;Pajak;Nilai\n01/2019;PKB;1.500.000\n';

it('a check lists what comes even where nothing goes, with the names of the taxes', async () => {
  const { changes, taxNames, replacing } = await load(FIRST, { check: true });
  const line = { tax: 'PKB', month: '2019-01', gone: { rows: 0, amount: '0' }, come: { rows: 1, amount: '1000000' } };
  expect(changes).toMatchObject([{ extract: 'payments', sources: [], lines: [line] }]);
  expect([replacing, Object.keys(taxNames ?? {})]).toEqual([[], ['PKB']]);
});

it('what was checked is published as long as nothing that it replaces has changed', async () => {
  await load(FIRST);
  const checked = await load(SECOND, { check: true, replace: REPLACE });
  expect(checked.changes?.[0]).toMatchObject({ gone: { amount: '1000000' }, come: { amount: '1500000' } });
  const expected = { sha256: checked.sha256, changes: checked.changes ?? [] };
  // Another month does not matter; the same month does.
  await load('Masa;Pajak;Nilai\n02/2019;PKB;7\n');
  expect(await load(SECOND, { replace: REPLACE, expected })).toMatchObject({ outcome: 'published', sums: { file: '1500000' } });
  const third = 'Masa;Pajak;Nilai\n01/2019;PKB;1.600.000\n';
  const again = await load(third, { check: true, replace: REPLACE });
  await expect(load(third, { replace: REPLACE, expected: { sha256: again.sha256, changes: expected.changes } })).rejects.toThrow(
    ChangedSinceCheck,
  );
  expect(
    (await agency.queryServed("SELECT CAST(sum(amount) AS VARCHAR) FROM published.payments WHERE posted_on < '2019-02-01'"))[0],
  ).toEqual(['1500000']);
});

it('another file than the one that was checked is refused', async () => {
  const { sha256, changes = [] } = await load(FIRST, { check: true });
  await expect(load(SECOND, { expected: { sha256, changes } })).rejects.toThrow(ChangedSinceCheck);
});

it('what a caller may wait for or confirm keeps its kind across processes', async () => {
  const draft = await openDraft(agency.data);
  await expect(load(FIRST)).rejects.toThrow(FolderLocked);
  await draft.discard();
  await load(FIRST);
  await writeFile(agency.path('rekap.json'), JSON.stringify(checkProfile('rekap', { ...RECAP_PROFILE, append: true })));
  await expect(load(FIRST)).rejects.toThrow(ImportedBefore);
});

it('a check says that a corrected row takes the place of the served one, which needs no confirmation', async () => {
  const corrected = {
    id: 'A-2024-1',
    document: 'SPPT',
    object: '99.71.010.001.001-0001.0',
    tax: 'PBBP2',
    taxYear: 2024,
    periodStart: '2024-01-01',
    periodEnd: '2024-12-31',
    issuedOn: '2024-04-08',
    dueOn: '2024-09-30',
    principal: 100_000,
  };
  const checked = await agency.load('assessments', [corrected, { ...corrected, id: 'A-2024-2', taxYear: 2023, principal: 50_000 }]);
  // The served assessment is 1,100,000.
  const lines = [{ tax: 'PBBP2', month: '2024-04', gone: { rows: 1, amount: '1100000' }, come: { rows: 2, amount: '150000' } }];
  expect(checked).toMatchObject({ outcome: 'checked', replacing: [], changes: [{ extract: 'assessments', lines }] });
  const { sha256, changes = [] } = checked;
  const path = agency.path('assessments.csv');
  const published = await runImport({ dataFolder: agency.data, path, profile: 'template:assessments', expected: { sha256, changes } });
  expect(published).toMatchObject({ outcome: 'published', changes: [{ lines }] });
});
