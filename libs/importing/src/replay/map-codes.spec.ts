import { writeFile } from 'node:fs/promises';
import { readCodeMappings } from '../load/code-mappings.ts';
import { checkProfile } from '../profile/read-profile.ts';
import { runImport } from '../run-import.ts';
import { AgencyFolder, RECAP_PROFILE } from '../testing/agency-load.ts';
import { mapCodes } from './map-codes.ts';

jest.setTimeout(240_000);

let agency: AgencyFolder;
beforeEach(async () => (agency = await AgencyFolder.open()));
afterEach(() => agency.close());

const sums = async () =>
  (
    await agency.queryServed(
      "SELECT tax_code, CAST(sum(amount) AS VARCHAR) FROM published.payments WHERE posted_on < '2020-01-01' GROUP BY 1 ORDER BY 1",
    )
  ).map(([tax, sum]) => `${String(tax)} ${String(sum)}`);

async function loadRecap(text: string): Promise<string> {
  const path = agency.path('rekap.csv');
  await writeFile(path, text);
  const receipt = await agency.loadPath(path, { name: 'rekap', profile: checkProfile('rekap', RECAP_PROFILE) }, { check: false });
  expect(receipt.outcome).toBe('published');
  return path;
}

it('moves the money of a text to its code, without gaining or losing any, and keeps the mapping', async () => {
  await loadRecap('Masa;Pajak;Nilai\n01/2019;Pajak Htl;1.000.000\n02/2019;Pajak Htl;2.000.000\n03/2019;Aneh;500\n');
  expect(await sums()).toEqual(['UNMAPPED 3000500']);
  const listed = await mapCodes({ dataFolder: agency.data, mappings: {}, check: true });
  expect(listed.loads.map(({ unmapped }) => unmapped)).toEqual([
    [
      { column: 'Pajak', value: 'Pajak Htl', rows: 2 },
      { column: 'Pajak', value: 'Aneh', rows: 1 },
    ],
  ]);
  const mappings = { tax: { 'Pajak Htl': 'PKB' } };
  await mapCodes({ dataFolder: agency.data, mappings, check: true });
  expect(await sums()).toEqual(['UNMAPPED 3000500']);
  const { loads, published } = await mapCodes({ dataFolder: agency.data, mappings, check: false });
  expect(published).toBe(true);
  expect(await sums()).toEqual(['PKB 3000000', 'UNMAPPED 500']);
  expect(loads[0]?.receipt.replacing?.[0]).toMatchObject({ gone: { rows: 3, amount: '3000500' }, come: { rows: 3, amount: '3000500' } });
  expect(await readCodeMappings(agency.data)).toEqual(mappings);
});

it('uses the mapping for the next load', async () => {
  await loadRecap('Masa;Pajak;Nilai\n01/2019;Pajak Htl;1.000.000\n');
  await mapCodes({ dataFolder: agency.data, mappings: { tax: { 'Pajak Htl': 'PKB' } }, check: false });
  const [path, profile] = [agency.path('next.csv'), agency.path('rekap.json')];
  await writeFile(path, 'Masa;Pajak;Nilai\n02/2019;Pajak Htl;70\n');
  await writeFile(profile, JSON.stringify(RECAP_PROFILE));
  expect((await runImport({ dataFolder: agency.data, path, profile })).warned.listed.map(({ code }) => code)).not.toContain(
    'code-unmapped',
  );
  expect(await sums()).toEqual(['PKB 1000070']);
});

it('refuses a code that does not exist, and loads whose days hold rows of others', async () => {
  await loadRecap('Masa;Pajak;Nilai\n01/2019;Pajak Htl;1.000.000\n');
  await expect(mapCodes({ dataFolder: agency.data, mappings: { tax: { 'Pajak Htl': 'NOPE' } }, check: false })).rejects.toThrow('NOPE');
  const path = agency.path('more.csv');
  await writeFile(path, 'Masa;Pajak;Nilai\n01/2019;PKB;5\n');
  const more = { name: 'rekap', profile: checkProfile('rekap', { ...RECAP_PROFILE, append: true }) };
  expect((await agency.loadPath(path, more, { check: false })).outcome).toBe('published');
  await expect(mapCodes({ dataFolder: agency.data, mappings: { tax: { 'Pajak Htl': 'PKB' } }, check: false })).rejects.toThrow(
    'other loads have rows',
  );
  expect(await sums()).toEqual(['PKB 5', 'UNMAPPED 1000000']);
});
