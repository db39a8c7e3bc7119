import { join } from 'node:path';
import { readProfile } from '../profile/read-profile.ts';
import { AgencyFolder } from '../testing/agency-load.ts';
import { PUBLISHED_FOLDER } from './write-template.ts';

jest.setTimeout(120_000);

let agency: AgencyFolder;
beforeEach(async () => (agency = await AgencyFolder.open(false)));
afterEach(() => agency.close());

const load = async (file: string, profile: string) => {
  const named = await readProfile('', join(PUBLISHED_FOLDER, 'profiles', `${profile}.json`));
  return agency.loadPath(join(PUBLISHED_FOLDER, file), named, { check: false });
};

it('monthly sums, a year with its targets, and arrears by year are loaded side by side', async () => {
  const monthly = await load('monthly-by-tax.csv', 'monthly-by-tax');
  // 12 x 400 + 78, 12 x 200.5 + 78, 12 x 150 + 156, and 12 x 50.25 + 1,560 million.
  expect([monthly.outcome, monthly.sums.file, monthly.rows.accepted]).toEqual(['published', '11481000000', 48]);
  expect(monthly.period).toEqual({ from: '2025-01-31', to: '2025-12-31' });
  const yearly = await load('djpk-2024.csv', 'djpk');
  // 4.90 + 2.70 + 2.10 + 1.80 billion collected of 5.20 + 2.60 + 2.00 + 2.40 billion.
  expect([yearly.outcome, yearly.sums.file]).toEqual(['published', '11500000000']);
  expect(yearly.others.map(({ extract, sums }) => [extract, sums.file])).toEqual([['targets', '12200000000']]);
  const arrears = await load('arrears-by-year.csv', 'arrears-by-year');
  // 150 + 225.5 + 480 + 0 + 12 + 30.25 million.
  expect([arrears.outcome, arrears.sums.file]).toEqual(['published', '897750000']);
  const due = await agency.queryServed('SELECT DISTINCT CAST(due_on AS VARCHAR), tax_year FROM published.arrears ORDER BY 1');
  expect(due.map(([day, year]) => [day, Number(year)])).toEqual([
    ['2022-09-30', 2022],
    ['2023-09-30', 2023],
    ['2024-09-30', 2024],
  ]);
});
