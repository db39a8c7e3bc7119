import { defineRule } from '../rule.ts';

export const arrearsNotDue = defineRule({
  key: 'arrears-not-due',
  severity: 'warn',
  extracts: ['arrears'],
  at: 'dueOn',
  params: ['due', 'snapshot'],
  sql: 'SELECT file_number, line, due_on, snapshot_on FROM resolved WHERE due_on > snapshot_on',
  text: {
    id: 'Jatuh tempo {{due}}, setelah posisi {{snapshot}}: belum tunggakan.',
    en: 'Due on {{due}}, after the snapshot of {{snapshot}}: not arrears yet.',
  },
  title: { id: 'Tunggakan sudah jatuh tempo', en: 'Arrears are past due' },
  advice: { id: 'Keluarkan dari posisi, atau perbaiki jatuh temponya.', en: 'Take it out of the snapshot, or correct the due date.' },
});

export const arrearsQuality = defineRule({
  key: 'arrears-quality',
  severity: 'warn',
  extracts: ['arrears'],
  needs: ['quality_classes'],
  fields: ['quality'],
  at: 'quality',
  params: ['quality', 'expected', 'months'],
  // Classes that begin on one day are one set; the latest set that had begun at the snapshot counts.
  sql: `WITH sets AS (SELECT DISTINCT j.snapshot_on, (SELECT max(c.valid_from) FROM known.quality_classes c
        WHERE c.valid_from <= j.snapshot_on AND (c.valid_to IS NULL OR c.valid_to >= j.snapshot_on)) AS valid_from FROM resolved j),
      aged AS (SELECT file_number, line, quality, snapshot_on, date_sub('month', due_on, snapshot_on) AS months FROM resolved WHERE quality IS NOT NULL AND due_on <= snapshot_on)
    SELECT file_number, line, quality, expected, months FROM (
      SELECT a.file_number, a.line, a.quality, a.months, arg_max(c.class_code, c.from_months) AS expected
      FROM aged a JOIN sets s USING (snapshot_on) JOIN known.quality_classes c ON c.valid_from = s.valid_from AND c.from_months <= a.months
      GROUP BY ALL) WHERE quality <> expected`,
  text: {
    id: 'Kualitas "{{quality}}" tidak sesuai umur {{months}} bulan; menurut aturan "{{expected}}".',
    en: 'The quality "{{quality}}" does not fit an age of {{months}} months; by the rules it is "{{expected}}".',
  },
  title: { id: 'Kualitas piutang sesuai umurnya', en: 'The quality of a receivable fits its age' },
  advice: { id: 'Perbarui kualitasnya, atau kosongkan kolomnya.', en: 'Update the quality, or leave the column out.' },
});

export const arrearsBalance = defineRule({
  key: 'arrears-balance',
  severity: 'refuse',
  extracts: ['arrearsMovements'],
  at: 'closing',
  params: ['tax', 'computed', 'closing'],
  money: ['computed', 'closing'],
  sql: `SELECT file_number, line, tax_code, opening + added - collected - written_off + adjusted, closing FROM resolved
    WHERE opening + added - collected - written_off + adjusted <> closing`,
  text: {
    id: '"{{tax}}": awal + tambahan - tertagih - dihapus + koreksi = {{computed}}, akhir tertulis {{closing}}.',
    en: '"{{tax}}": opening + added - collected - written off + adjusted = {{computed}}, the closing says {{closing}}.',
  },
  title: { id: 'Mutasi tunggakan seimbang', en: 'The movements of arrears balance' },
  advice: {
    id: 'Catat selisihnya sebagai koreksi yang dapat dijelaskan.',
    en: 'Record the difference as an adjustment that can be explained.',
  },
});

export const arrearsContinuity = defineRule({
  key: 'arrears-continuity',
  severity: 'warn',
  extracts: ['arrearsMovements'],
  at: 'opening',
  params: ['tax', 'opening', 'before', 'day'],
  money: ['opening', 'before'],
  sql: `WITH everything AS (
      SELECT snapshot_on, tax_code, unit_code, closing FROM resolved
      UNION ALL SELECT snapshot_on, tax_code, unit_code, closing FROM known.arrears_movements WHERE snapshot_on NOT IN (SELECT snapshot_on FROM resolved)),
    previous AS (SELECT j.file_number, j.line, j.tax_code, j.opening, max(e.snapshot_on) AS day, arg_max(e.closing, e.snapshot_on) AS closing
      FROM resolved j JOIN everything e ON e.tax_code = j.tax_code AND e.unit_code IS NOT DISTINCT FROM j.unit_code AND e.snapshot_on < j.snapshot_on
      GROUP BY ALL)
    SELECT file_number, line, tax_code, opening, closing, day FROM previous WHERE opening <> closing`,
  text: {
    id: '"{{tax}}": saldo awal {{opening}}, saldo akhir {{day}} {{before}}.',
    en: '"{{tax}}": opens with {{opening}}, but closed with {{before}} on {{day}}.',
  },
  title: { id: 'Saldo awal sama dengan saldo akhir sebelumnya', en: 'Arrears open as they closed before' },
  advice: { id: 'Jelaskan perubahan di antara kedua posisi sebagai koreksi.', en: 'Explain the change between the two as an adjustment.' },
});

export const arrearsClosing = defineRule({
  key: 'arrears-closing',
  severity: 'warn',
  extracts: ['arrearsMovements'],
  needs: ['arrears'],
  at: 'closing',
  params: ['tax', 'closing', 'principal'],
  money: ['closing', 'principal'],
  // The balance may include the penalty or not.
  sql: `WITH owed AS (SELECT snapshot_on, tax_code, unit_code, sum(principal) AS principal, sum(principal + coalesce(penalty, 0)) AS whole FROM known.arrears
        GROUP BY GROUPING SETS ((snapshot_on, tax_code, unit_code), (snapshot_on, tax_code)) HAVING GROUPING(unit_code) = 1 OR unit_code IS NOT NULL)
    SELECT j.file_number, j.line, j.tax_code, j.closing, o.principal FROM resolved j
    JOIN owed o ON o.snapshot_on = j.snapshot_on AND o.tax_code = j.tax_code AND o.unit_code IS NOT DISTINCT FROM j.unit_code
    WHERE j.closing <> o.principal AND j.closing <> o.whole`,
  text: {
    id: '"{{tax}}": saldo akhir {{closing}}, rincian tunggakan berjumlah {{principal}}.',
    en: '"{{tax}}": closes with {{closing}}, the arrears in detail add up to {{principal}}.',
  },
  title: { id: 'Saldo akhir sama dengan rincian tunggakan', en: 'The closing balance is the sum of the arrears' },
  advice: { id: 'Impor rincian tunggakan untuk posisi yang sama.', en: 'Import the detailed arrears of the same day.' },
});
