import { answerOf } from '@pendapa/testing';
import { taxesWithoutRegion, type RegionTaxAnswer } from './taxes-without-region.ts';

it('names the taxes without a region, the largest first; what has one, and what is not known, is not among them', () => {
  const answer: RegionTaxAnswer = answerOf({
    by: { district: [null, 'A', null, null, null], taxType: ['PKB', 'PBB', 'ROKOK', 'PAP', null] },
    measures: { amount: { unit: 'money', values: ['300', '900', '500', null, '40'], total: '1740' } },
  });
  expect(taxesWithoutRegion(answer, 'amount')).toEqual(['ROKOK', 'PKB']);
});
