import { answerOf } from '@pendapa/testing';
import { banksOf, byChannel, channelsOf } from './banks.ts';

const answer = answerOf({
  by: { bank: ['X', 'Y', 'X', 'Y'], channel: ['ATM', 'ATM', 'VA', 'TELLER'] },
  measures: { amount: { unit: 'money', values: ['9007199254740993', '5', '1', '9007199254740999'] } },
});

it('gathers pairs under their banks with exact sums, the largest first', () => {
  expect(banksOf(answer, 'amount').map(({ bank, value }) => [bank, value])).toEqual([
    ['Y', '9007199254741004'],
    ['X', '9007199254740994'],
  ]);
});

it('ranks the channels over all banks', () => expect(channelsOf(answer, 'amount')).toEqual(['TELLER', 'ATM', 'VA']));

it('splits a bank into named channels and the rest; an unused channel is unknown, not zero', () => {
  const [, x] = banksOf(answer, 'amount');
  expect(x && byChannel(x, ['TELLER', 'ATM'])).toEqual([null, '9007199254740993', '1']);
});
