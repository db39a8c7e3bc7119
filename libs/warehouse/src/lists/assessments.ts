import { caseColumns, rowsBetween, inQueryDays, type ListDeclaration } from './case-rows.ts';

const DUE = 'principal - exemption - reduction - CASE WHEN cancelled IS NULL AND cancelled_on IS NULL THEN 0 ELSE cancelled END';

/** Single assessments of an amount; recaps name no case. */
export const ASSESSMENTS: ListDeclaration = {
  needs: ['assessments'],
  numbered: true,
  rows: (request) => {
    const { period } = request.query;
    const read = `assessment_id, document, taxpayer_key, tax_code, unit_code, region_code, issued_on, period_start, period_end, documents, ${DUE} AS due`;
    const columns = caseColumns('assessment_id', {
      number: 'assessment_id',
      taxpayer: 'taxpayer_key',
      document: 'document',
      tax: 'tax_code',
      unit: 'unit_code',
      region: 'region_code',
      on_day: 'issued_on',
      amount: 'CAST(due AS BIGINT)',
      from_day: 'period_start',
      to_day: 'period_end',
    });
    return {
      rows: `SELECT ${columns}
        FROM ${rowsBetween(request, 'assessments', period.from, period.to, read)} a
        WHERE documents IS NULL AND due > 0 AND ${inQueryDays(request, 'issued_on')}`,
    };
  },
};
