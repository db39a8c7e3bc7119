import { MAX_LISTED_CASES, type ListedCases, type ListQuery } from '@pendapa/contracts';
import { query } from '../engine/duck.ts';
import { openWarehouse } from '../open-warehouse.ts';
import { listQueryOf } from '../testing/list-cases.ts';
import { load, payment, REFERENCE, temporaryFolder } from '../testing/small-agency.ts';
import type { Warehouse } from '../warehouse.ts';

/** More than can be read on screen. Assessment n is about n rupiah; the seventh only has a quote in its number. */
const ASSESSMENTS = MAX_LISTED_CASES + 150;

let warehouse: Warehouse;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
  await load(folder.path, { ...REFERENCE, payments: [payment('2024-12-31', 'PBB', 1)] }, {}, async (connection) => {
    await query(
      connection,
      `INSERT INTO incoming.assessments (assessment_id, document, tax_code, tax_year, issued_on, due_on, principal, exemption, reduction)
       SELECT CASE WHEN n = 7 THEN 'O''NEIL-7' ELSE concat('SKP-', n) END, 'SKPD', 'PBB', 2024, DATE '2024-02-01', DATE '2024-09-30', n, 0, 0
       FROM range(1, ${String(ASSESSMENTS + 1)}) numbers(n)`,
    );
  });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await folder.remove();
});

const YEAR = { from: '2024-01-01', to: '2024-12-31' } as const;
const listOf = (question: Partial<ListQuery['question']> = {}, more: Partial<ListQuery> = {}): ListQuery =>
  listQueryOf('assessments', { ...YEAR, ...question }, more);

async function pagesOf(limit: number): Promise<ListedCases[]> {
  const pages: ListedCases[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: ListedCases = await warehouse.wholeList(listOf({ limit, ...(after === '' ? {} : { after }) }), true);
    pages.push(page);
    after = page.next;
  }
  return pages;
}

it('has every case once, in order, beyond the end of the screen', async () => {
  const pages = await pagesOf(4_000);
  expect(pages.map(({ rows }) => rows.length)).toEqual([4_000, 4_000, 2_150]);
  const rows = pages.flatMap((page) => page.rows);
  expect(rows.every(({ rank, amount }, index) => rank === index + 1 && amount === String(ASSESSMENTS - index))).toBe(true);
  // n (n + 1) / 2
  for (const { cases, found, amount } of pages)
    expect({ cases, found, amount }).toEqual({
      cases: ASSESSMENTS,
      found: ASSESSMENTS,
      amount: String((ASSESSMENTS * (ASSESSMENTS + 1)) / 2),
    });
});

it.each(['amount', 'document', 'count', 'number'] as const)('cuts pages far down from the same order, by %s', async (key) => {
  // All documents are equal, and no case has a count.
  const viewed = { sort: { key, descending: true } } as const;
  const whole = await warehouse.wholeList(listOf({ limit: MAX_LISTED_CASES }, viewed), true);
  const keysOf = ({ rows }: ListedCases) => rows.map(({ key: caseKey, rank }) => [rank, caseKey]);
  for (const offset of [950, 4_990, MAX_LISTED_CASES - 50]) {
    const after = `${String(whole.generation)}.${String(offset)}`;
    const page = await warehouse.cases(listOf({ limit: 50, after }, viewed), true);
    expect(keysOf(page)).toEqual(keysOf(whole).slice(offset, offset + 50));
  }
});

it('has the rows of the screen, with the same keys, order and search', async () => {
  for (const more of [{}, { sort: { key: 'number', descending: true } as const }, { search: 'skp-99' }, { search: "o'neil" }]) {
    const [first, shown] = await Promise.all([
      warehouse.wholeList(listOf({ limit: 50 }, more), true),
      warehouse.cases(listOf({ limit: 50 }, more), true),
    ]);
    expect(first).toEqual({ ...shown, next: first.next });
  }
});

it('masks numbers for users without the right, although the same list is stored for others', async () => {
  const [shown, masked] = await Promise.all([true, false].map((numbers) => warehouse.wholeList(listOf({ limit: 1 }), numbers)));
  expect([shown?.rows[0]?.number, masked?.rows[0]?.number]).toEqual([`SKP-${String(ASSESSMENTS)}`, '****0150']);
});

it('is one row of totals without cases', async () => {
  expect(await warehouse.wholeList(listOf({ where: { tax: ['PKB'] } }), true)).toMatchObject({
    cases: 0,
    amount: '0',
    rows: [],
    next: null,
  });
});

it('has no page of another generation', async () => {
  const { next } = await warehouse.wholeList(listOf({ limit: 10 }), true);
  await load(folder.path, { payments: [payment('2025-01-01', 'PBB', 1)] });
  await warehouse.refresh();
  await expect(warehouse.wholeList(listOf({ limit: 10, after: String(next) }), true)).rejects.toMatchObject({
    problem: { code: 'unknown-value', params: { parameter: 'after' } },
  });
});
