import type { ListedCases, ListQuery } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { listQueryOf } from '../testing/list-cases.ts';
import { load, objectOf, payment, REFERENCE, temporaryFolder } from '../testing/small-agency.ts';

const PEOPLE = Array.from({ length: 120 }, (_, index) => index + 1);
const taxpayers = PEOPLE.map((key) => ({
  taxpayer_key: key,
  kind: key % 2 === 0 ? 'corporate' : 'individual',
  registered_on: '2020-01-01',
  status: 'active',
  name_masked: key % 40 === 0 ? `PT W${String(key)}***` : `B*** S${String(key)}***`,
  npwpd_masked: `****${String(1000 + key)}`,
}));
/** Each pays his number in hundreds: 1 + ... + 120 = 7,260 hundreds. */
const payments = PEOPLE.map((key) => ({
  ...payment('2024-03-01', key % 3 === 0 ? 'RESTO' : 'PBB', key * 100, { unit: key % 2 === 0 ? 'U2' : 'U1' }),
  taxpayer_key: key,
}));
const notice = (assessment_id: string, taxpayer_key: number | null, principal: number) => ({
  assessment_id,
  document: 'SKPD',
  taxpayer_key,
  tax_code: 'PBB',
  tax_year: 2024,
  issued_on: '2024-02-01',
  due_on: '2024-09-30',
  principal,
  exemption: 0,
  reduction: 0,
  cancelled: null,
});
const NIK = '9101011202780001';
const ASSESSMENTS = [
  notice(`SKP-${NIK}-1`, 1, 600),
  notice('SKP/91-0004.4821/7', 1, 500),
  notice('SKP/91-0004.4821/8', 2, 400),
  notice('SKP/2024/000117', 3, 300),
  notice('SKP/2024/000217', null, 200),
];
const OBJECTS = [7, 8].map((key) => ({ ...objectOf(key, '2020-01-01'), taxpayer_key: 3, object_id: `31.71.${String(key)}.0003` }));
const ARREARS = [7, 8].flatMap((key) =>
  [2021, 2022, 2023].map((year) => ({
    snapshot_on: '2024-02-29',
    object_key: key,
    taxpayer_key: 3,
    tax_code: 'PBB',
    tax_year: year,
    due_on: `${String(year)}-09-30`,
    principal: key,
    penalty: 0,
  })),
);

let warehouse: Warehouse;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
  const identities = [{ taxpayer_key: 1, npwpd: '91.0004.4821', nik: NIK, name: 'Budi Santoso' }];
  const rows = { taxpayers, identities, payments, assessments: ASSESSMENTS, objects: OBJECTS, arrears: ARREARS };
  await load(folder.path, { ...REFERENCE, ...rows });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await folder.remove();
});

const numbersOf = async (listQuery: ListQuery, numbers: boolean) =>
  (await warehouse.cases(listQuery, numbers)).rows.map(({ number }) => number);

/** Every page, one after the other. */
async function pagesOf(more: Partial<ListQuery>, limit = 50): Promise<ListedCases[]> {
  const pages: ListedCases[] = [];
  for (let after: string | undefined; pages.length === 0 || after !== undefined;) {
    const page: ListedCases = await warehouse.cases(listQueryOf('payers', { limit, ...(after ? { after } : {}) }, more), false);
    pages.push(page);
    after = page.next ?? undefined;
  }
  return pages;
}

it('is read by pages, each case once, of which the first say no less of the whole than the last', async () => {
  const pages = await pagesOf({});
  expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 20]);
  const rows = pages.flatMap((page) => page.rows);
  expect(rows.map(({ rank, amount, taxpayer }) => [rank, amount, taxpayer])).toEqual(
    PEOPLE.map((rank) => [rank, String((121 - rank) * 100), String(121 - rank)]),
  );
  expect(new Set(rows.map(({ key }) => key)).size).toBe(120);
  // Without the twenty smallest, who paid 1 to 20 hundreds: 7,260 - 210.
  for (const { cases, amount, found, largest } of pages)
    expect({ cases, amount, found, largest }).toEqual({
      cases: 120,
      amount: '726000',
      found: 120,
      largest: { cases: 100, amount: '705000' },
    });
});

it('tells a case by a key that stays while it is served, and is no number of anybody', async () => {
  const keys = async (more: Partial<ListQuery>) =>
    Object.fromEntries((await pagesOf(more)).flatMap(({ rows }) => rows.map(({ taxpayer, key }) => [taxpayer, key])));
  const found = await keys({});
  expect(await keys({ sort: { key: 'name', descending: false } })).toEqual(found);
  expect(Object.values(found).every((key) => /^[0-9a-f]{16}$/.test(String(key)))).toBe(true);
});

it('is sorted by what is shown, equal ones by their keys, and found by name or number as they are shown', async () => {
  const [first] = await pagesOf({ sort: { key: 'kind', descending: false } });
  expect(first?.rows.map(({ taxpayer }) => taxpayer)).toEqual(
    PEOPLE.filter((key) => key % 2 === 0)
      .slice(0, 50)
      .map(String),
  );
  const [named] = await pagesOf({ search: 'pt w' });
  expect([named?.found, named?.cases, named?.rows.map(({ name, rank }) => [rank, name])]).toEqual([
    3,
    120,
    [
      [1, 'PT W120***'],
      [2, 'PT W80***'],
      [3, 'PT W40***'],
    ],
  ]);
  const [numbered] = await pagesOf({ search: '1117', sort: { key: 'name', descending: true } });
  expect(numbered?.rows.map(({ taxpayer }) => taxpayer)).toEqual(['117']);
  expect(await pagesOf({ search: "' OR true --" })).toMatchObject([{ found: 0, rows: [], next: null, cases: 120 }]);
});

it.each([
  [{}, 120],
  [{ tax: ['RESTO'] }, 40],
  [{ unit: ['U1'] }, 60],
  [{ tax: ['RESTO'], unit: ['U2'] }, 20],
])('has as many cases as the figures beside it count, and their sum, where the filters are %j', async (where, count) => {
  const days = { from: '2024-01-01', to: '2024-12-31', where };
  const { cases, amount } = await warehouse.cases(listQueryOf('payers', days), false);
  const paid = await warehouse.answer({ subject: 'revenue', measures: ['payingTaxpayers', 'amount'], ...days });
  expect({ cases, amount }).toEqual({ cases: count, amount: paid.totals.current['amount'] });
  expect(paid.totals.current['payingTaxpayers']).toBe(count);
  const noticed = await warehouse.cases(listQueryOf('assessments', days), false);
  const issued = await warehouse.answer({ subject: 'assessments', measures: ['issued', 'netDue'], ...days });
  expect([noticed.cases, noticed.amount]).toEqual([issued.totals.current['issued'] ?? 0, issued.totals.current['netDue'] ?? '0']);
});

it('ends where it is cut, and has no page of another generation', async () => {
  for (const after of ['1.120', '1.10000', '2.50'])
    await expect(warehouse.cases(listQueryOf('payers', { after }), false)).rejects.toMatchObject({
      problem: { code: 'unknown-value', params: { parameter: 'after' } },
    });
});

it('tells numbers apart for whoever may see them, but none in which one of its taxpayer occurs, however it is written', async () => {
  const listQuery = listQueryOf('assessments');
  expect(await numbersOf(listQuery, false)).toEqual(['****01-1', '****21/7', '****21/8', '****0117', '****0217']);
  expect(await numbersOf(listQuery, true)).toEqual(['****01-1', '****21/7', 'SKP/91-0004.4821/8', 'SKP/2024/000117', 'SKP/2024/000217']);
  // Nobody finds by trying what is not shown.
  expect(await numbersOf(listQueryOf('assessments', {}, { search: NIK }), true)).toEqual([]);
  expect(await numbersOf(listQueryOf('assessments', {}, { search: '2024/000' }), false)).toEqual([]);
  expect(await numbersOf(listQueryOf('assessments', {}, { search: '2024/000' }), true)).toEqual(['SKP/2024/000117', 'SKP/2024/000217']);
});

it('decides anew whose numbers stay masked when people or objects come in', async () => {
  const listQuery = listQueryOf('idle-objects');
  expect(await numbersOf(listQuery, true)).toEqual(['31.71.8.0003', '31.71.7.0003']);
  await load(folder.path, { identities: [{ taxpayer_key: 3, npwpd: '8-00.03', nik: null, name: 'Siti' }] });
  await warehouse.refresh();
  expect(await numbersOf(listQuery, true)).toEqual(['****0003', '31.71.7.0003']);
  await load(folder.path, { objects: [{ ...OBJECTS[1], object_id: '31.71.9.0003' }] });
  await warehouse.refresh();
  expect(await numbersOf(listQuery, true)).toEqual(['31.71.9.0003', '31.71.7.0003']);
});
