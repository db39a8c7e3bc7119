import type { ExtractKey } from '@pendapa/contracts';
import { fieldProfile } from '../../profile/schema.ts';
import { defineRule } from '../rule.ts';

const WITH_OBJECTS = [
  'objectEvents',
  'assessments',
  'returns',
  'payments',
  'arrears',
  'enforcement',
] as const satisfies readonly ExtractKey[];
const WITH_TAXPAYERS = ['objects', 'assessments', 'returns', 'payments', 'arrears', 'enforcement'] as const satisfies readonly ExtractKey[];

export const objectUnknown = defineRule({
  key: 'object-unknown',
  severity: 'refuse',
  extracts: WITH_OBJECTS,
  fields: ['object'],
  appliesTo: (profile) => fieldProfile(profile, 'object', 'object')?.unknown !== 'none',
  at: 'object',
  params: ['value'],
  sql: 'SELECT file_number, line, object_ref FROM resolved WHERE object_ref IS NOT NULL AND object_key IS NULL',
  text: { id: 'Objek "{{value}}" tidak ada pada Objek pajak.', en: 'The object "{{value}}" is not among the tax objects.' },
  title: { id: 'Objek pajak dikenal', en: 'The tax object is known' },
  advice: {
    id: 'Impor objek pajak lebih dahulu, atau tulis "unknown": "none" pada profil untuk menyimpan baris itu tanpa objek.',
    en: 'Import the tax objects first, or put "unknown": "none" in the profile to keep the row without an object.',
  },
});

export const taxpayerUnknown = defineRule({
  key: 'taxpayer-unknown',
  severity: 'refuse',
  extracts: WITH_TAXPAYERS,
  fields: ['taxpayer'],
  appliesTo: (profile) => fieldProfile(profile, 'taxpayer', 'taxpayer')?.unknown !== 'none',
  at: 'taxpayer',
  params: [],
  sql: 'SELECT file_number, line FROM resolved WHERE taxpayer_ref IS NOT NULL AND named_taxpayer IS NULL',
  text: {
    id: 'NPWPD pada baris ini tidak ada pada Wajib pajak.',
    en: 'The NPWPD on this row is not among the taxpayers.',
  },
  title: { id: 'Wajib pajak dikenal', en: 'The taxpayer is known' },
  advice: {
    id: 'Impor wajib pajak lebih dahulu, atau tulis "unknown": "none" pada profil.',
    en: 'Import the taxpayers first, or put "unknown": "none" in the profile.',
  },
});

const unknownSql = (column: 'assessment_id' | 'return_id', table: 'assessments' | 'returns'): string =>
  `SELECT file_number, line, ${column} FROM resolved WHERE ${column} IS NOT NULL AND ${column} NOT IN (SELECT ${column} FROM known.${table})`;

export const assessmentUnknown = defineRule({
  key: 'assessment-unknown',
  severity: 'warn',
  extracts: ['payments'],
  needs: ['assessments'],
  fields: ['assessment'],
  at: 'assessment',
  params: ['value'],
  sql: unknownSql('assessment_id', 'assessments'),
  text: { id: 'Ketetapan "{{value}}" tidak ditemukan.', en: 'The assessment "{{value}}" was not found.' },
  title: { id: 'Ketetapan yang dibayar dikenal', en: 'The assessment that is paid is known' },
  advice: { id: 'Impor ketetapan masa itu.', en: 'Import the assessments of that time.' },
});

export const returnUnknown = defineRule({
  key: 'return-unknown',
  severity: 'warn',
  extracts: ['payments'],
  needs: ['returns'],
  fields: ['return'],
  at: 'return',
  params: ['value'],
  sql: unknownSql('return_id', 'returns'),
  text: { id: 'SPTPD "{{value}}" tidak ditemukan.', en: 'The return "{{value}}" was not found.' },
  title: { id: 'SPTPD yang dibayar dikenal', en: 'The return that is paid is known' },
  advice: { id: 'Impor SPTPD masa itu.', en: 'Import the returns of that time.' },
});
