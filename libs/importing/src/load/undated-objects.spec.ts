import { writeFile } from 'node:fs/promises';
import { checkProfile } from '../profile/read-profile.ts';
import { AgencyFolder } from '../testing/agency-load.ts';

jest.setTimeout(120_000);

const profile = (fields: object) => ({
  name: 'register',
  profile: checkProfile('register', {
    extract: 'objects',
    file: { delimiter: ';' },
    fields: { id: { column: 'NOPD' }, tax: { column: 'Pajak', unknown: 'create' }, ...fields },
  }),
});

let agency: AgencyFolder;
beforeEach(async () => (agency = await AgencyFolder.open(false)));
afterEach(() => agency.close());

it('a register without opening dates counts from its day, and as no opening', async () => {
  const path = agency.path('register.csv');
  await writeFile(path, 'NOPD;Pajak\n101;HOTEL\n102;HOTEL\n');
  const receipt = await agency.loadPath(path, profile({ updatedOn: { constant: '2025-06-30' } }), { check: false });
  expect(receipt.refused.listed).toEqual([]);
  const changes = 'SELECT CAST(day AS VARCHAR), sum(registered), sum(opened) FROM published.object_changes GROUP BY 1';
  expect((await agency.queryServed(changes)).map((row) => row.map(String))).toEqual([['2025-06-30', '2', '0']]);
  expect((await agency.queryServed('SELECT count(opened_on) FROM published.objects')).map((row) => row.map(String))).toEqual([['0']]);
});

it('a register that tells neither day is refused', async () => {
  const path = agency.path('register.csv');
  await writeFile(path, 'NOPD;Pajak\n101;HOTEL\n');
  const { refused } = await agency.loadPath(path, profile({}));
  expect(refused.listed.map(({ code }) => code)).toEqual(['object-undated']);
});
