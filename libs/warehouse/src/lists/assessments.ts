import { rowsBetween, within, type ListDeclaration } from './case-rows.ts';

const DUE = 'principal - exemption - reduction - CASE WHEN cancelled IS NULL AND cancelled_on IS NULL THEN 0 ELSE cancelled END';

/** Single assessments that demand something; recaps tell of none. */
export const ASSESSMENTS: ListDeclaration = {
  needs: ['assessments'],
  numbered: true,
  rows: (asking) => {
    const { period } = asking.question;
    const columns = `assessment_id, document, taxpayer_key, tax_code, unit_code, region_code, issued_on, period_start, period_end, documents, ${DUE} AS due`;
    return {
      rows: `SELECT assessment_id AS key, assessment_id AS number, taxpayer_key AS taxpayer, document, tax_code AS tax, unit_code AS unit,
          region_code AS region, issued_on AS on_day, CAST(due AS BIGINT) AS amount, period_start AS from_day, period_end AS to_day
        FROM ${rowsBetween(asking, 'assessments', period.from, period.to, columns)} a
        WHERE documents IS NULL AND due > 0 AND ${within(asking, 'issued_on')}`,
    };
  },
};
