import { defineRule } from '../rule.ts';

const NET_SQL = 'a.principal - coalesce(a.exemption, 0) - coalesce(a.reduction, 0) - coalesce(a.cancelled, 0)';
const PAID_SQL = 'sum(coalesce(principal, amount))';

export const overpayment = defineRule({
  key: 'overpayment',
  severity: 'warn',
  extracts: ['payments'],
  needs: ['assessments'],
  fields: ['assessment'],
  at: 'assessment',
  params: ['value', 'paid', 'due'],
  money: ['paid', 'due'],
  sql: `WITH named AS (SELECT assessment_id, min(file_number) AS file_number, arg_min(line, (file_number, line)) AS line FROM resolved WHERE assessment_id IS NOT NULL GROUP BY ALL),
      paid AS (SELECT assessment_id, ${PAID_SQL} AS total FROM (
        SELECT assessment_id, principal, amount FROM resolved UNION ALL SELECT assessment_id, principal, amount FROM known.payments)
        WHERE assessment_id IN (SELECT assessment_id FROM named) GROUP BY ALL)
    SELECT n.file_number, n.line, a.assessment_id, p.total, ${NET_SQL} FROM named n JOIN paid p USING (assessment_id) JOIN known.assessments a USING (assessment_id)
    WHERE p.total > ${NET_SQL}`,
  text: {
    id: 'Ketetapan "{{value}}": pokok dibayar {{paid}}, ditetapkan bersih {{due}}.',
    en: 'Assessment "{{value}}": {{paid}} of principal was paid, {{due}} was assessed net.',
  },
  title: { id: 'Pokok dibayar tidak melebihi ketetapan bersih', en: 'Principal paid does not exceed what was assessed net' },
  advice: {
    id: 'Catat kelebihan bayar sebagai SKPDLB, atau perbaiki nomor ketetapan.',
    en: 'Record the overpayment (SKPDLB), or correct the assessment number.',
  },
});

export const assessedBelowPaid = defineRule({
  key: 'assessed-below-paid',
  severity: 'warn',
  extracts: ['assessments'],
  needs: ['payments'],
  at: 'principal',
  params: ['value', 'paid', 'due'],
  money: ['paid', 'due'],
  sql: `WITH paid AS (SELECT assessment_id, ${PAID_SQL} AS total FROM known.payments WHERE assessment_id IN (SELECT assessment_id FROM resolved) GROUP BY ALL)
    SELECT a.file_number, a.line, a.assessment_id, p.total, ${NET_SQL} FROM resolved a JOIN paid p USING (assessment_id) WHERE p.total > ${NET_SQL}`,
  text: {
    id: 'Ketetapan "{{value}}" bersih {{due}}, padahal pokok sudah dibayar {{paid}}.',
    en: 'Assessment "{{value}}" is {{due}} net, but {{paid}} of principal was paid already.',
  },
  title: { id: 'Ketetapan bersih tidak di bawah pokok yang sudah dibayar', en: 'An assessment is not below what was paid already' },
  advice: { id: 'Periksa pengurangan dan pembatalan ketetapan itu.', en: "Check the assessment's reductions and cancellations." },
});

export const spptRepeated = defineRule({
  key: 'sppt-repeated',
  severity: 'refuse',
  extracts: ['assessments'],
  fields: ['object'],
  at: 'object',
  params: ['value', 'year'],
  sql: `WITH own AS (SELECT * FROM resolved WHERE document = 'SPPT' AND object_key IS NOT NULL AND cancelled_on IS NULL),
      served AS (SELECT object_key, tax_code, tax_year FROM known.assessments WHERE document = 'SPPT' AND cancelled_on IS NULL AND assessment_id NOT IN (SELECT assessment_id FROM resolved))
    SELECT file_number, line, object_ref, tax_year FROM (
      SELECT *, row_number() OVER (PARTITION BY object_key, tax_code, tax_year ORDER BY file_number, line) AS n FROM own) o
    WHERE n > 1 OR EXISTS (SELECT 1 FROM served s WHERE s.object_key = o.object_key AND s.tax_code = o.tax_code AND s.tax_year = o.tax_year)`,
  text: {
    id: 'Objek "{{value}}" sudah punya SPPT tahun {{year}} yang tidak dibatalkan.',
    en: 'The object "{{value}}" already has an SPPT for {{year}} that is not cancelled.',
  },
  title: { id: 'Satu SPPT untuk satu objek dan tahun pajak', en: 'One SPPT for an object and tax year' },
  advice: { id: 'Isi tanggal pembatalan SPPT yang lama.', en: 'Give the older SPPT its date of cancellation.' },
});

export const returnFiledEarly = defineRule({
  key: 'return-filed-early',
  severity: 'warn',
  extracts: ['returns'],
  fields: ['filedOn'],
  at: 'filedOn',
  params: ['filed', 'end'],
  sql: 'SELECT file_number, line, filed_on, period_end FROM resolved WHERE filed_on < period_end',
  text: {
    id: 'SPTPD masuk {{filed}}, sebelum masa pajak berakhir {{end}}.',
    en: 'Filed on {{filed}}, before the tax period ended on {{end}}.',
  },
  title: { id: 'SPTPD masuk setelah masa pajak berakhir', en: 'A return is filed after its period' },
  advice: { id: 'Periksa masa pajak atau tanggal terima.', en: 'Check the tax period or the date of receipt.' },
});

export const returnRepeated = defineRule({
  key: 'return-repeated',
  severity: 'refuse',
  extracts: ['returns'],
  fields: ['object'],
  at: 'object',
  params: ['value', 'correction'],
  sql: `WITH served AS (SELECT * FROM known.returns WHERE return_id NOT IN (SELECT return_id FROM resolved))
    SELECT file_number, line, object_ref, correction FROM (
      SELECT *, row_number() OVER (PARTITION BY object_key, tax_code, tax_year, period, correction ORDER BY file_number, line) AS n FROM resolved WHERE object_key IS NOT NULL) o
    WHERE n > 1 OR EXISTS (SELECT 1 FROM served s WHERE s.object_key = o.object_key AND s.tax_code = o.tax_code AND s.tax_year = o.tax_year
      AND s.period IS NOT DISTINCT FROM o.period AND s.correction = o.correction)`,
  text: {
    id: 'Objek "{{value}}" sudah punya SPTPD masa ini dengan pembetulan ke-{{correction}}.',
    en: 'The object "{{value}}" already has a return of this period with correction number {{correction}}.',
  },
  title: { id: 'Satu SPTPD untuk objek, masa, dan pembetulan', en: 'One return for an object, period and correction' },
  advice: { id: 'Naikkan nomor pembetulan.', en: 'Raise the number of the correction.' },
});

const periodSql = (day: string): string => `year(${day}) * 100 + month(${day})`;

export const periodDiffers = defineRule({
  key: 'period-differs',
  severity: 'warn',
  extracts: ['assessments'],
  at: 'periodStart',
  params: ['from', 'to', 'period'],
  // The year of a vehicle begins on its own day. Its tax year is any calendar year that it overlaps.
  sql: `SELECT file_number, line, starts, ends, concat_ws(' / ', tax_year, period) FROM (
      SELECT file_number, line, tax_year, period, coalesce(period_start, period_end) AS starts, coalesce(period_end, period_start) AS ends FROM resolved) p
    WHERE tax_year NOT BETWEEN year(starts) AND year(ends) OR period NOT BETWEEN ${periodSql('starts')} AND ${periodSql('ends')}`,
  text: {
    id: 'Masa {{from}} sampai {{to}} tidak cocok dengan tahun dan masa pajak {{period}}.',
    en: 'The time from {{from}} to {{to}} does not fit the tax year and period {{period}}.',
  },
  title: { id: 'Awal dan akhir masa cocok dengan tahun dan masa pajaknya', en: 'First and last day fit the tax year and period' },
  advice: {
    id: 'Periksa awal dan akhir masa; halaman memakai tahun dan masa pajak.',
    en: 'Check the first and the last day; the pages go by the tax year and period.',
  },
});

export const returnSource = defineRule({
  key: 'return-source',
  severity: 'warn',
  extracts: ['returns'],
  fields: ['source'],
  at: 'source',
  params: ['source', 'mode', 'filed'],
  sql: `SELECT file_number, line, source, coalesce(mode, '-'), coalesce(CAST(filed_on AS VARCHAR), '-') FROM resolved
    WHERE source IS NOT NULL AND documents IS NULL AND (filed_on IS NULL OR (source = 'eTRAPT' AND mode = 'counter'))`,
  text: {
    id: 'Asal {{source}} tidak cocok dengan cara pelaporan {{mode}} dan tanggal pelaporan {{filed}}.',
    en: 'The source {{source}} does not go with the way of filing {{mode}} and the filing date {{filed}}.',
  },
  title: { id: 'Asal SPTPD cocok dengan cara pelaporannya', en: 'The source of a return fits its way of filing' },
  advice: {
    id: 'eTRAPT melapor secara daring (online); kosongkan asal SPTPD yang belum masuk.',
    en: 'eTRAPT reports online; leave the source of returns that were not filed empty.',
  },
});
