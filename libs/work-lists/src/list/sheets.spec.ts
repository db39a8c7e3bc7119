import type { WorkListRow } from '@pendapa/contracts';
import { sheetsOf } from './sheets.ts';

const rowOf = (position: number, region: string | null): WorkListRow => ({
  position,
  region,
  revision: 0,
  state: 'open',
  remark: '',
  by: null,
  at: null,
  amount: '1',
  owed: '1',
  owedNow: '1',
  paid: '0',
  debt: 'owed',
  taxpayer: null,
  name: null,
  number: null,
  tax: 'PBB',
  unit: null,
});

it('begins a sheet for each region, and after eight rows', () => {
  const rows = [...Array.from({ length: 10 }, (_, index) => rowOf(index + 1, 'W1')), rowOf(11, 'W2'), rowOf(12, null)];
  expect(sheetsOf(rows).map(({ region, rows: own }) => [region, own.map(({ position }) => position)])).toEqual([
    ['W1', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['W1', [9, 10]],
    ['W2', [11]],
    [null, [12]],
  ]);
});
