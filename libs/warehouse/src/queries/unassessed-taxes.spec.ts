import type { Answer } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { ASSESSMENTS, OBLIGATIONS_AGENCY, RETURNS } from '../testing/obligations-agency.ts';
import { listQueryOf } from '../testing/list-cases.ts';
import { load, rowsOf, temporaryFolder, type Incoming } from '../testing/small-agency.ts';

const ENDED = { from: '2024-03-01', to: '2025-02-28', subject: 'compliance' } as const;
const NOT_IMPORTED = { state: 'absent', reason: 'not-imported', extract: 'assessments' };

const closing: { readonly warehouse: Warehouse; readonly remove: () => Promise<void> }[] = [];

const without = (table: string): Incoming => Object.fromEntries(Object.entries(OBLIGATIONS_AGENCY).filter(([key]) => key !== table));

async function withData(data: Incoming): Promise<Warehouse> {
  const folder = await temporaryFolder();
  await load(folder.path, data);
  const warehouse = await openWarehouse(folder.path, { threads: 1 });
  closing.push({ warehouse, remove: folder.remove });
  return warehouse;
}

const wholeOf = ({ totals }: Answer, measure: string): unknown => totals.current[measure] ?? totals.states?.current[measure];

afterAll(async () => {
  for (const { warehouse, remove } of closing) {
    await warehouse.close();
    await remove();
  }
});

describe('without assessments', () => {
  let warehouse: Warehouse;
  beforeAll(async () => {
    warehouse = await withData(without('assessments'));
  });

  it('tells obligations of taxes that taxpayers assess themselves, and of no others', async () => {
    const answer = await warehouse.answer({ ...ENDED, measures: ['obligations', 'paymentRate'], by: ['taxType'] });
    expect(rowsOf(answer).map(({ taxType, obligations }) => [taxType, typeof obligations])).toEqual([['RESTO', 'number']]);
    expect([wholeOf(answer, 'obligations'), wholeOf(answer, 'paymentRate')]).toEqual([NOT_IMPORTED, NOT_IMPORTED]);
    const chosen = await warehouse.answer({ ...ENDED, measures: ['obligations'], where: { tax: ['RESTO'] } });
    expect(wholeOf(chosen, 'obligations')).toBe(rowsOf(answer)[0]?.['obligations']);
    const other = await warehouse.answer({ ...ENDED, measures: ['obligations'], where: { tax: ['RESTO', 'PBB'] } });
    expect(wholeOf(other, 'obligations')).toEqual(NOT_IMPORTED);
  });

  it('tells returns, which need no assessments', async () => {
    const answer = await warehouse.answer({ ...ENDED, measures: ['expected', 'notFiled'] });
    expect(typeof wholeOf(answer, 'expected')).toBe('number');
    expect(answer.notes).not.toContainEqual({ code: 'not-imported', params: { extract: 'assessments' } });
  });

  it('counts no object as compliant, nor any amount as settled', async () => {
    const objects = await warehouse.answer({ ...ENDED, subject: 'duties', measures: ['compliantShare'] });
    expect(wholeOf(objects, 'compliantShare')).toEqual(NOT_IMPORTED);
    const settled = await warehouse.answer({ ...ENDED, subject: 'settlements', measures: ['due'], by: ['month'] });
    expect(wholeOf(settled, 'due')).toEqual(NOT_IMPORTED);
    expect(rowsOf(settled).every(({ due }) => due === null)).toBe(true);
  });

  it('says of an empty list that assessments are missing', async () => {
    const { from, to } = ENDED;
    const none = await warehouse.cases(listQueryOf('non-payers', { from, to, where: { tax: ['PBB'] } }), true);
    expect([none.cases, none.missing]).toEqual([0, ['assessments']]);
  });
});

it('counts no object without objects', async () => {
  const unnamed = { object_key: null };
  const warehouse = await withData({
    ...without('objects'),
    assessments: ASSESSMENTS.map((row) => ({ ...row, ...unnamed })),
    returns: RETURNS.map((row) => ({ ...row, ...unnamed })),
  });
  const answer = await warehouse.answer({ ...ENDED, subject: 'duties', measures: ['nonFilers', 'nonPayers', 'objectsDue'] });
  expect(answer.totals.current).toEqual({ nonFilers: null, nonPayers: null, objectsDue: null });
  expect(wholeOf(answer, 'nonFilers')).toEqual({ ...NOT_IMPORTED, extract: 'objects' });
});
