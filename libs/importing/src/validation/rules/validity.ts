import type { ExtractKey } from '@pendapa/contracts';
import { defineRule } from '../rule.ts';

const OBLIGATIONS = ['assessments', 'returns', 'payments', 'arrears'] as const satisfies readonly ExtractKey[];

/** Date of a row without a tax period. */
const DAY_COLUMNS: Readonly<Partial<Record<ExtractKey, string>>> = {
  assessments: 'j.issued_on',
  returns: 'j.period_end',
  payments: 'j.posted_on',
  arrears: 'j.due_on',
  objects: 'coalesce(j.opened_on, j.updated_on)',
};

export const periodMalformed = defineRule({
  key: 'period-malformed',
  severity: 'refuse',
  extracts: OBLIGATIONS,
  fields: ['period'],
  at: 'period',
  params: ['value'],
  sql: 'SELECT file_number, line, period FROM resolved WHERE period % 100 NOT BETWEEN 1 AND 12',
  text: { id: 'Masa pajak {{value}} bukan TTTTBB, misalnya 202409.', en: 'The tax period {{value}} is not YYYYMM, such as 202409.' },
  title: { id: 'Masa pajak berupa tahun dan bulan', en: 'A tax period is a year and a month' },
  advice: {
    id: 'Tulis masa pajak sebagai TTTTBB; kosongkan untuk pajak tahunan.',
    en: 'Write periods as YYYYMM; leave them empty for yearly taxes.',
  },
});

const firstOfPeriodSql = 'make_date(j.period // 100, least(greatest(j.period % 100, 1), 12), 1)';

export const taxValidity = defineRule({
  key: 'tax-validity',
  severity: 'warn',
  extracts: OBLIGATIONS,
  needs: ['tax_types'],
  fields: ['tax'],
  at: 'tax',
  params: ['tax', 'from', 'to'],
  // A tax may be used before its first day if it continues an older tax, such as PBJT on restaurants the restaurant tax.
  sql: (extract) => `WITH spans AS (
      SELECT j.file_number, j.line, j.tax_code,
        CASE WHEN j.period IS NOT NULL THEN ${firstOfPeriodSql} WHEN j.tax_year IS NOT NULL THEN make_date(j.tax_year, 1, 1) ELSE ${DAY_COLUMNS[extract] ?? 'NULL'} END AS starts,
        CASE WHEN j.period IS NOT NULL THEN last_day(${firstOfPeriodSql}) WHEN j.tax_year IS NOT NULL THEN make_date(j.tax_year, 12, 31) ELSE ${DAY_COLUMNS[extract] ?? 'NULL'} END AS ends
      FROM resolved j)
    SELECT s.file_number, s.line, s.tax_code, coalesce(CAST(t.valid_from AS VARCHAR), '-'), coalesce(CAST(t.valid_to AS VARCHAR), '-')
    FROM spans s JOIN known.tax_types t USING (tax_code)
    WHERE (s.ends < t.valid_from AND t.legacy_name IS NULL AND t.legacy_code IS NULL) OR s.starts > t.valid_to`,
  text: {
    id: 'Jenis pajak "{{tax}}" berlaku {{from}} sampai {{to}}, di luar masa pajak baris ini.',
    en: 'The tax type "{{tax}}" holds from {{from}} to {{to}}, outside the tax period of this row.',
  },
  title: { id: 'Jenis pajak berlaku pada masa pajaknya', en: 'The tax type holds in its tax period' },
  advice: {
    id: 'Pakai kode lama, atau isi nama dan kode lama pada jenis pajak penerusnya.',
    en: 'Use the older code, or give the tax type that follows it the legacy name and code.',
  },
});

export const unitKind = defineRule({
  key: 'unit-kind',
  severity: 'warn',
  extracts: ['objects', 'assessments', 'returns', 'payments', 'arrears'],
  needs: ['tax_rules', 'units'],
  fields: ['tax'],
  at: 'unit',
  params: ['tax', 'unit', 'kind', 'kinds'],
  sql: (extract) => `SELECT j.file_number, j.line, j.tax_code, j.unit_code, u.kind, r.value FROM resolved j
    JOIN known.units u USING (unit_code) JOIN known.tax_rules r ON r.tax_code = j.tax_code
    WHERE r.rule = 'collected-by' AND ${DAY_COLUMNS[extract] ?? 'NULL'} >= r.valid_from AND (r.valid_to IS NULL OR ${DAY_COLUMNS[extract] ?? 'NULL'} <= r.valid_to)
      AND NOT list_contains(string_split(r.value, ' '), u.kind)`,
  text: {
    id: '"{{unit}}" ({{kind}}) tidak memungut "{{tax}}"; menurut aturan: {{kinds}}.',
    en: '"{{unit}}" ({{kind}}) does not collect "{{tax}}"; the rules say: {{kinds}}.',
  },
  title: { id: 'Unit berwenang memungut jenis pajaknya', en: 'The unit is of a kind that collects the tax' },
  advice: {
    id: 'Perbaiki unitnya, atau aturan "collected-by" jenis pajak itu.',
    en: 'Correct the unit, or the tax\'s rule "collected-by".',
  },
});
