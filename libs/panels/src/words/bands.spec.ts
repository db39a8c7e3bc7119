import { MONEY_BANDS } from '@pendapa/contracts';
import { bandOf, bandsBetween } from './bands.ts';

it('a band reaches to the next of 1, 2 and 5', () => {
  expect(bandOf('0', MONEY_BANDS)).toEqual({ from: '0', to: '1000000' });
  expect(bandOf('2000000', MONEY_BANDS)).toEqual({ from: '2000000', to: '5000000' });
  expect(bandOf('5000000000000000', MONEY_BANDS)).toEqual({ from: '5000000000000000', to: null });
});

it('bands without rows between others are kept, and what is no band is left aside', () => {
  expect(bandsBetween(['10000000', null, '1000000'], 'valueBand')).toEqual(['1000000', '2000000', '5000000', '10000000']);
  expect(bandsBetween(['00200', null, 'not-applicable', '00050'], 'landBand')).toEqual(['00050', '00100', '00200']);
  expect(bandsBetween([null], 'debtBand')).toEqual([]);
});
