import { quoted } from '../../engine/literals.ts';
import { oneState } from './spans.ts';
import { tableSource } from './table-source.ts';

/** Bands of whole years, by their lower bound. */
const BANDS = [
  ['20+', 20],
  ['10-19', 10],
  ['05-09', 5],
  ['03-04', 3],
  ['01-02', 1],
  ['00-00', 0],
] as const;

/** Taxpayers by whole years since registration. Reads the register, because rollups lose the day of registration on closing. */
export const registrationsSource = tableSource({
  table: 'taxpayers',
  reason: { id: 'wajib pajak menurut lama terdaftar: taxpayers', en: 'taxpayers by time since registration: taxpayers' },
  spans: oneState,
  rows: (relation, _, { context, binder }) => {
    const today = binder.day(context.asOf);
    const months = context.dialect.wholeMonths('registered_on', today);
    const band = `CASE ${BANDS.map(([code, least]) => `WHEN ${months} >= ${String(12 * least)} THEN ${quoted(code)}`).join(' ')} END`;
    const open = `registered_on <= ${today} AND (closed_on IS NULL OR closed_on > ${today})`;
    return `SELECT *, kind AS taxpayer_kind, ${band} AS registered_band FROM ${relation} WHERE ${open}`;
  },
  figures: {
    entries: '1',
    registered: '1',
    valid_nik: 'CASE WHEN nik_valid THEN 1 ELSE 0 END',
    checked_nik: 'CASE WHEN nik_valid IS NOT NULL THEN 1 ELSE 0 END',
  },
});
