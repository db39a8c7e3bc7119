import { openDraft } from '@pendapa/warehouse';
import { checkProfile, type NamedProfile } from '../profile/read-profile.ts';
import { AgencyFolder } from '../testing/agency-load.ts';
import { query, type Cell } from '../staging/sql.ts';

jest.setTimeout(60_000);

let agency: AgencyFolder;
beforeAll(async () => {
  agency = await AgencyFolder.open();
});
afterAll(() => agency.close());

const profile = (name: string, posted: object): NamedProfile => ({
  name,
  profile: checkProfile(name, {
    extract: 'payments',
    numbers: { decimal: '.', thousands: 'none' },
    fields: { posted, tax: { column: 'pajak' }, amount: { column: 'jumlah' } },
  }),
});

const served = async (year: number): Promise<(readonly Cell[])[]> => {
  const draft = await openDraft(agency.data);
  try {
    const sql = `SELECT grain, CAST(posted_on AS VARCHAR), CAST(amount AS VARCHAR), transactions FROM published.payments WHERE year(posted_on) = ${String(year)} ORDER BY posted_on`;
    return [...(await query(draft.connection, sql))];
  } finally {
    await draft.discard();
  }
};

it('posts the total of a year on its last day, without a number of payments', async () => {
  const text = 'tahun,pajak,jumlah\n2020,PBBP2,1000\n';
  const loaded = await agency.loadText('payments', text, {
    profile: profile('yearly', { grain: 'year', year: { column: 'tahun' } }),
    check: false,
  });
  expect(loaded).toMatchObject({ outcome: 'published', sums: { file: '1000' } });
  expect(await served(2020)).toEqual([['year', '2020-12-31', '1000', null]]);
});

it('refuses payments of a year that has its total, and names the months to be replaced', async () => {
  const month = profile('monthly', { grain: 'month', column: 'bulan', format: 'YYYY-MM' });
  const loaded = await agency.loadText('payments', 'bulan,pajak,jumlah\n2020-03,PBBP2,5\n', { profile: month });
  expect(loaded).toMatchObject({ outcome: 'refused' });
  expect(JSON.stringify(loaded)).toContain('2020-01..2020-12');
});

it('posts the total of a quarter on its last day, by its number or by one of its months', async () => {
  const numbered = profile('quarterly', { grain: 'quarter', year: { constant: 2019 }, quarter: { column: 'tw' } });
  await agency.loadText('payments', 'tw,pajak,jumlah\n1,PBBP2,10\n4,PBBP2,40\n', { profile: numbered, check: false });
  expect(await served(2019)).toEqual([
    ['quarter', '2019-03-31', '10', null],
    ['quarter', '2019-12-31', '40', null],
  ]);
  const dated = profile('quarterly-dates', { grain: 'quarter', column: 'bulan', format: 'YYYY-MM' });
  await agency.loadText('payments', 'bulan,pajak,jumlah\n2018-08,PBBP2,3\n', { profile: dated, check: false });
  expect(await served(2018)).toEqual([['quarter', '2018-09-30', '3', null]]);
});

it('refuses a quarter that does not exist', async () => {
  const numbered = profile('quarterly', { grain: 'quarter', year: { constant: 2017 }, quarter: { column: 'tw' } });
  expect(await agency.loadText('payments', 'tw,pajak,jumlah\n5,PBBP2,10\n', { profile: numbered })).toMatchObject({ outcome: 'refused' });
});
