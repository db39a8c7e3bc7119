import { answerOf } from '@pendapa/testing';
import { biggestMover, columnsOf, sharesWithin } from './channel-shares.ts';

const channels = answerOf({
  by: { channel: ['VA', 'ATM'] },
  measures: { amount: { unit: 'money', values: ['75', '25'], before: ['50', '50'], total: '100', totalBefore: '100' } },
  comparison: { from: '2025-01-01', to: '2025-11-14' },
});
const oneChannel = answerOf({ by: { channel: ['VA'] }, measures: { amount: { unit: 'money', values: ['75'], total: '75' } } });

it('tells which channel moved most, with its shares now and before', () => {
  expect(biggestMover(channels, 'amount')).toMatchObject({ row: { codes: { channel: 'VA' } }, now: 0.75, before: 0.5 });
  expect(biggestMover(oneChannel, 'amount')).toBeUndefined();
});

it('shares within a tax type add up to it; a way that nobody used is unknown, not zero', () => {
  const answer = answerOf({
    by: { taxType: ['PKB', 'PKB', 'PBB'], channel: ['ATM', 'VA', 'VA'] },
    measures: { amount: { unit: 'money', values: ['10', '30', '200'] } },
  });
  const shares = sharesWithin(answer, 'amount');
  expect([shares.rows, shares.columns]).toEqual([
    ['PBB', 'PKB'],
    ['VA', 'ATM'],
  ]);
  expect([shares.at(0, 0), shares.at(0, 1), shares.at(1, 0), shares.at(1, 1)]).toEqual([1, null, 0.75, 0.25]);
});

it('puts the smallest channels together where there are more than fit', () => {
  expect(columnsOf(['VA', 'ATM'], 2)).toEqual([['VA'], ['ATM']]);
  expect(columnsOf(['VA', 'ATM', 'QRIS', null], 2)).toEqual([['VA'], ['ATM', 'QRIS', null]]);
});
