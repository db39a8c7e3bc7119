import type { Texts } from '@pendapa/contracts';
import { filtersSql } from '../filters.ts';
import { selectedSql, type Source } from './source.ts';
import { quoted } from '../../engine/literals.ts';

const REGISTER: Texts = { id: 'wajib pajak menurut lama terdaftar: taxpayers', en: 'taxpayers by time since registration: taxpayers' };

/** Bands of whole years, by their lower bound. */
const BANDS = [
  ['20+', 20],
  ['10-19', 10],
  ['05-09', 5],
  ['03-04', 3],
  ['01-02', 1],
  ['00-00', 0],
] as const;

const FIGURES: Readonly<Record<string, string>> = {
  registered: '1',
  valid_nik: 'CASE WHEN nik_valid THEN 1 ELSE 0 END',
  checked_nik: 'CASE WHEN nik_valid IS NOT NULL THEN 1 ELSE 0 END',
  entries: '1',
};

/** Source of taxpayers by whole years since registration. Reads the register, because rollups lose the day of registration on closing. */
export const registrationsSource: Source = (request) => {
  const { query, context, binder } = request;
  const today = binder.day(context.asOf);
  const months = context.dialect.wholeMonths('registered_on', today);
  const band = `CASE ${BANDS.map(([code, least]) => `WHEN ${months} >= ${String(12 * least)} THEN ${quoted(code)}`).join(' ')} END`;
  return context.relations('taxpayers', query.period, REGISTER).map((relation) => {
    const selected = selectedSql(request, {
      series: 0,
      time: () => 'CAST(NULL AS DATE)',
      figure: (column) => FIGURES[column],
    });
    const open = `registered_on <= ${today} AND (closed_on IS NULL OR closed_on > ${today})`;
    const rows = `SELECT *, kind AS taxpayer_kind, ${band} AS registered_band FROM ${relation} WHERE ${open}`;
    return `SELECT ${selected} FROM (${rows}) r WHERE true${filtersSql(query.where, context, binder)}`;
  });
};
