import type { ExtractKey } from '@pendapa/contracts';
import { defineRule } from '../rule.ts';

/** Columns of the first and last date. */
const SPANS: Readonly<Partial<Record<ExtractKey, readonly [string, string]>>> = {
  regions: ['valid_from', 'valid_to'],
  units: ['active_from', 'active_to'],
  taxTypes: ['valid_from', 'valid_to'],
  taxRules: ['valid_from', 'valid_to'],
  qualityClasses: ['valid_from', 'valid_to'],
  performanceBands: ['valid_from', 'valid_to'],
  channels: ['live_from', 'live_to'],
  markedEvents: ['starts_on', 'ends_on'],
  taxpayers: ['registered_on', 'closed_on'],
  objects: ['opened_on', 'closed_on'],
  assessments: ['period_start', 'period_end'],
};

/** Fields of the last dates. */
const ENDS: Readonly<Record<string, string>> = {
  valid_to: 'validTo',
  active_to: 'activeTo',
  live_to: 'liveTo',
  ends_on: 'endsOn',
  closed_on: 'closedOn',
  period_end: 'periodEnd',
};

export const endsBeforeBegins = defineRule({
  key: 'ends-before-begins',
  severity: 'refuse',
  extracts: Object.keys(SPANS) as ExtractKey[],
  at: (extract) => ENDS[SPANS[extract]?.[1] ?? ''] ?? '',
  params: ['from', 'to'],
  sql: (extract) => {
    const [from, to] = SPANS[extract] ?? ['NULL', 'NULL'];
    return `SELECT file_number, line, ${from}, ${to} FROM resolved WHERE ${to} < ${from}`;
  },
  text: { id: 'Berakhir {{to}}, sebelum mulai {{from}}.', en: 'Ends on {{to}}, before it begins on {{from}}.' },
  title: { id: 'Tanggal akhir tidak mendahului tanggal mulai', en: 'An end does not come before its beginning' },
  advice: { id: 'Periksa kedua tanggal.', en: 'Check both dates.' },
});

export const ruleValue = defineRule({
  key: 'rule-value',
  severity: 'refuse',
  extracts: ['taxRules'],
  at: 'value',
  params: ['value', 'unit'],
  sql: `SELECT file_number, line, value, value_unit FROM resolved WHERE NOT CASE value_unit
      WHEN 'month-day' THEN regexp_full_match(value, '(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])')
      WHEN 'unit-kinds' THEN regexp_full_match(value, '(head-office|sub-agency|samsat|up3d|other)( (head-office|sub-agency|samsat|up3d|other))*')
      ELSE regexp_full_match(value, '[0-9]{1,6}') END
    OR (rule = 'collected-by') <> (value_unit = 'unit-kinds')`,
  text: { id: 'Nilai "{{value}}" tidak sesuai satuan {{unit}}.', en: 'The value "{{value}}" does not fit the unit {{unit}}.' },
  title: { id: 'Nilai aturan sesuai satuannya', en: "A rule's value fits its unit" },
  advice: {
    id: 'month-day: 09-30; days, months, permille: bilangan bulat; unit-kinds: misalnya "samsat".',
    en: 'month-day: 09-30; days, months, permille: a whole number; unit-kinds: such as "samsat".',
  },
});

export const qualityStart = defineRule({
  key: 'quality-start',
  severity: 'warn',
  extracts: ['qualityClasses'],
  at: 'fromMonths',
  params: ['from', 'count'],
  sql: `SELECT arg_min(file_number, from_months), arg_min(line, from_months), valid_from, min(from_months) FROM resolved
    GROUP BY valid_from HAVING min(from_months) > 0`,
  text: {
    id: 'Kelas kualitas sejak {{from}} baru mulai pada {{count}} bulan: tunggakan yang lebih muda tidak berkelas dan tidak disisihkan.',
    en: 'The quality classes since {{from}} begin only at {{count}} months: younger arrears have no class and no allowance.',
  },
  title: { id: 'Kelas kualitas mulai dari 0 bulan', en: 'Quality classes begin at 0 months' },
  advice: { id: 'Tambahkan kelas yang mulai pada bulan 0.', en: 'Add the class that begins at month 0.' },
});
