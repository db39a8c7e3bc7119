import { defineRule } from '../rule.ts';

export const targetMonths = defineRule({
  key: 'target-months',
  severity: 'refuse',
  extracts: ['targets'],
  at: 'amount',
  params: ['tax', 'unit', 'months', 'whole'],
  money: ['months', 'whole'],
  sql: `WITH months AS (SELECT year, version, unit_code, tax_code, sum(amount) AS total FROM resolved WHERE month > 0 GROUP BY ALL)
    SELECT j.file_number, j.line, j.tax_code, coalesce(j.unit_code, '-'), m.total, j.amount FROM resolved j
    JOIN months m ON m.year = j.year AND m.version = j.version AND m.tax_code = j.tax_code AND m.unit_code IS NOT DISTINCT FROM j.unit_code
    WHERE j.month = 0 AND m.total <> j.amount`,
  text: {
    id: 'Target "{{tax}}" unit {{unit}}: jumlah bulan {{months}}, target setahun {{whole}}.',
    en: 'Target of "{{tax}}", unit {{unit}}: the months add up to {{months}}, the year\'s target is {{whole}}.',
  },
  title: { id: 'Target bulanan berjumlah target setahun', en: "The months' targets add up to the year's" },
  advice: { id: 'Samakan keduanya. Tidak ada toleransi.', en: 'Make them equal; there is no tolerance.' },
});

export const targetUnits = defineRule({
  key: 'target-units',
  severity: 'refuse',
  extracts: ['targets'],
  fields: ['unit'],
  at: 'amount',
  params: ['tax', 'month', 'units', 'whole'],
  money: ['units', 'whole'],
  // The amount of a year is its own row, or the sum of its months. So months of units are compared with the year of the province.
  sql: `WITH years AS (
      SELECT min(file_number) AS file_number, coalesce(max(line) FILTER (month = 0), min(line)) AS line, year, version, unit_code, tax_code, 0 AS month,
        coalesce(max(amount) FILTER (month = 0), sum(amount) FILTER (month > 0)) AS amount
      FROM resolved GROUP BY year, version, unit_code, tax_code),
    stated AS (
      SELECT file_number, line, year, version, unit_code, tax_code, month, amount FROM resolved WHERE month > 0 UNION ALL SELECT * FROM years),
    units AS (SELECT year, version, tax_code, month, sum(amount) AS total FROM stated WHERE unit_code IS NOT NULL GROUP BY ALL)
    SELECT s.file_number, s.line, s.tax_code, s.month, u.total, s.amount FROM stated s JOIN units u USING (year, version, tax_code, month)
    WHERE s.unit_code IS NULL AND u.total <> s.amount`,
  text: {
    id: 'Target "{{tax}}" bulan {{month}}: jumlah unit {{units}}, seluruh provinsi {{whole}}.',
    en: 'Target of "{{tax}}", month {{month}}: the units add up to {{units}}, the whole is {{whole}}.',
  },
  title: { id: 'Target unit berjumlah target provinsi', en: "The units' targets add up to the province's" },
  advice: {
    id: 'Sertakan kantor pusat; bulan 0 berarti setahun. Tidak ada toleransi.',
    en: 'Include the head office; month 0 is the whole year. There is no tolerance.',
  },
});

/** First day on which targets of a year may begin to hold: budgets that begin in July are decided in spring. */
const EARLIEST_SQL = 'make_date(CAST(j.year AS INTEGER) - 1, 4, 1)';

export const targetEffective = defineRule({
  key: 'target-effective',
  severity: 'refuse',
  extracts: ['targets'],
  fields: ['effectiveFrom'],
  appliesTo: ({ fields }) => (fields['effectiveFrom'] as { constant?: unknown } | undefined)?.constant !== undefined,
  at: 'year',
  params: ['year', 'date'],
  sql: `SELECT min(j.file_number), min(j.line), j.year, CAST(j.effective_from AS VARCHAR) FROM resolved j
    WHERE j.effective_from < ${EARLIEST_SQL} OR j.effective_from > make_date(CAST(j.year AS INTEGER), 12, 31)
      OR EXISTS (SELECT 1 FROM resolved o WHERE o.year < j.year)
      OR EXISTS (SELECT 1 FROM known.targets k WHERE k.year < j.year AND k.effective_from = j.effective_from)
    GROUP BY j.year, j.effective_from`,
  text: {
    id: 'Target {{year}} akan berlaku sejak {{date}}, tanggal tetap pada profil, yang bukan milik tahun itu.',
    en: 'The targets of {{year}} would hold from {{date}}, the constant of the profile, which does not belong to that year.',
  },
  title: { id: 'Tanggal berlaku target milik tahunnya', en: 'The day from which targets hold belongs to their year' },
  advice: {
    id: 'Ambil tanggal berlaku dari kolom berkas ("column"), atau impor setiap tahun dengan "constant" tahun itu sendiri.',
    en: 'Take the day from a column of the file ("column"), or import each year with a "constant" of its own.',
  },
});

export const targetMonthsMissing = defineRule({
  key: 'target-months-missing',
  severity: 'warn',
  extracts: ['targets'],
  at: 'month',
  params: ['tax', 'unit', 'year', 'count'],
  sql: `SELECT min(file_number), min(line), tax_code, coalesce(unit_code, '-'), year, count(*) FROM resolved
    GROUP BY year, version, unit_code, tax_code HAVING min(month) > 0 AND count(*) < 12`,
  text: {
    id: 'Target {{year}} "{{tax}}" unit {{unit}} hanya berisi {{count}} dari 12 bulan, tanpa target setahun. Jumlahnya dipakai sebagai target setahun.',
    en: 'The {{year}} target of "{{tax}}", unit {{unit}}, has only {{count}} of 12 months and no row of the year. Their sum is used for the year.',
  },
  title: { id: 'Target bulanan lengkap, atau ada target setahun', en: 'Targets have all months, or a row of the year' },
  advice: { id: 'Lengkapi bulannya, atau tambahkan baris bulan 0.', en: 'Complete the months, or add the row of month 0.' },
});
