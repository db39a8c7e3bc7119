import { addDays, MAX_ROWS, type Answer, type Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { load, payment, REFERENCE, temporaryFolder } from '../testing/small-agency.ts';

const DAYS = 3_400;
const TAXES = ['PBB', 'PKB', 'RESTO'] as const;
/** 3,400 days with three taxes give 10,200 rows; payment n has n + 1 rupiah. */
const PAYMENTS = Array.from({ length: DAYS * TAXES.length }, (_, index) =>
  payment(addDays('2015-01-01', Math.floor(index / TAXES.length)), TAXES[index % TAXES.length] ?? 'PBB', index + 1),
);
const COUNT = DAYS * TAXES.length;
const WHOLE = String((COUNT * (COUNT + 1)) / 2);

let warehouse: Warehouse;
/** A warehouse with memory for some 5,700 groups. */
let narrow: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await load(folder.path, { ...REFERENCE, payments: PAYMENTS });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
  narrow = await openWarehouse(folder.path, { threads: 2, groupBytes: 1_000_000 });
});
afterAll(async () => {
  await warehouse.close();
  await narrow.close();
  await remove();
});

const QUESTION = {
  subject: 'revenue',
  measures: ['amount'],
  by: ['day', 'taxType'],
  from: '2015-01-01',
  sort: [{ key: 'amount', descending: true }],
} as const satisfies Query;
const amounts = ({ columns }: Answer) => columns.find(({ key }) => key === 'amount')?.values;

it('more rows than an answer holds come page by page, each with the number and the sum of all', async () => {
  const first = await warehouse.answer(QUESTION);
  expect([first.rowCount, first.columns[0]?.values.length, amounts(first)?.[0]]).toEqual([COUNT, MAX_ROWS, String(COUNT)]);
  const rest = await warehouse.answer({ ...QUESTION, after: first.next ?? '' });
  expect([rest.rowCount, amounts(rest)?.length, amounts(rest)?.at(-1), rest.next]).toEqual([COUNT, COUNT - MAX_ROWS, '1', null]);
  expect([first.totals.current, rest.totals.current]).toEqual([{ amount: WHOLE }, { amount: WHOLE }]);
});

it('a page of a result that is read whole tells the number and the sum of all rows too', async () => {
  const answer = await warehouse.answer({ ...QUESTION, by: ['taxType'], limit: 1 });
  expect([answer.rowCount, amounts(answer)?.length, answer.totals.current]).toEqual([3, 1, { amount: WHOLE }]);
  await expect(warehouse.answer({ ...QUESTION, by: ['taxType'], after: '1.3' })).rejects.toThrow('unknown-value');
});

it('more groups than there is memory for are refused before they are worked out, with the split to leave out', async () => {
  const refused = await narrow.answer(QUESTION).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    problem: { status: 400, code: 'too-many-groups', params: { parameter: 'by', value: 'day', most: '5681' } },
  });
  expect((await narrow.answer({ ...QUESTION, by: ['day'] })).rowCount).toBe(DAYS);
  expect((await narrow.answer({ ...QUESTION, from: '2022-01-01' })).rowCount).toBeGreaterThan(0);
});

it('codes and days that could meet in more groups than that, and do not, are answered', async () => {
  expect((await narrow.answer({ ...QUESTION, by: ['day', 'unit'] })).rowCount).toBe(DAYS);
});
