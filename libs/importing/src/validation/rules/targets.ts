import { defineRule } from '../rule.ts';

export const targetMonths = defineRule({
  key: 'target-months',
  severity: 'refuse',
  extracts: ['targets'],
  at: 'amount',
  params: ['tax', 'unit', 'months', 'whole'],
  money: ['months', 'whole'],
  sql: `WITH months AS (SELECT year, version, unit_code, tax_code, sum(amount) AS total FROM judged WHERE month > 0 GROUP BY ALL)
    SELECT j.file_number, j.line, j.tax_code, coalesce(j.unit_code, '-'), m.total, j.amount FROM judged j
    JOIN months m ON m.year = j.year AND m.version = j.version AND m.tax_code = j.tax_code AND m.unit_code IS NOT DISTINCT FROM j.unit_code
    WHERE j.month = 0 AND m.total <> j.amount`,
  says: {
    id: 'Target "{{tax}}" unit {{unit}}: jumlah bulan {{months}}, target setahun {{whole}}.',
    en: 'Target of "{{tax}}", unit {{unit}}: the months add up to {{months}}, the year\'s target is {{whole}}.',
  },
  title: { id: 'Target bulanan berjumlah target setahun', en: "The months' targets add up to the year's" },
  advice: { id: 'Samakan keduanya; tidak ada toleransi.', en: 'Make them equal; there is no tolerance.' },
});

export const targetUnits = defineRule({
  key: 'target-units',
  severity: 'refuse',
  extracts: ['targets'],
  fields: ['unit'],
  at: 'amount',
  params: ['tax', 'month', 'units', 'whole'],
  money: ['units', 'whole'],
  sql: `WITH units AS (SELECT year, version, tax_code, month, sum(amount) AS total FROM judged WHERE unit_code IS NOT NULL GROUP BY ALL)
    SELECT j.file_number, j.line, j.tax_code, j.month, u.total, j.amount FROM judged j JOIN units u USING (year, version, tax_code, month)
    WHERE j.unit_code IS NULL AND u.total <> j.amount`,
  says: {
    id: 'Target "{{tax}}" bulan {{month}}: jumlah unit {{units}}, seluruh provinsi {{whole}}.',
    en: 'Target of "{{tax}}", month {{month}}: the units add up to {{units}}, the whole is {{whole}}.',
  },
  title: { id: 'Target unit berjumlah target provinsi', en: "The units' targets add up to the province's" },
  advice: {
    id: 'Sertakan kantor pusat; bulan 0 berarti setahun. Tidak ada toleransi.',
    en: 'Include the head office; month 0 is the whole year. There is no tolerance.',
  },
});
