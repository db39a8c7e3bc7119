import type { ExtractKey } from '@pendapa/contracts';
import { EXTRACT_SPECS } from '../../extracts.ts';
import type { Profile } from '../../profile/schema.ts';
import { defineRule } from '../rule.ts';

/** More rows are refused. With three rows, one may be the sum of the others by chance. */
const ROW_COUNT = 3;

const AMOUNT_FIELDS: Readonly<Partial<Record<ExtractKey, string>>> = {
  returns: 'declaredTax',
  assessments: 'principal',
  arrears: 'principal',
};

const sumColumn = (extract: ExtractKey): string => EXTRACT_SPECS[extract].sum ?? '0';

/** SQL for the rows of a file with their sums; a row with period columns is one row. */
const rowsSql = (extract: ExtractKey, { wide }: Profile): string => {
  const amount = `CAST(${sumColumn(extract)} AS HUGEINT)`;
  return wide
    ? `SELECT file_number, line, sum(${amount}) AS amount FROM resolved GROUP BY ALL`
    : `SELECT file_number, line, ${amount} AS amount FROM resolved WHERE ${sumColumn(extract)} IS NOT NULL`;
};

const totalsSql = (extract: ExtractKey, profile: Profile): string => `SELECT line_rows.* FROM (${rowsSql(extract, profile)}) line_rows
  JOIN (SELECT file_number, sum(amount) AS total FROM (${rowsSql(extract, profile)}) GROUP BY ALL HAVING count(*) = ${ROW_COUNT}) sums USING (file_number)
  WHERE amount <> 0 AND amount * 2 = total`;

export const rowIsTotal = defineRule({
  key: 'row-is-total',
  severity: 'warn',
  extracts: ['assessments', 'returns', 'payments', 'arrears', 'enforcement', 'costs'],
  at: (extract) => AMOUNT_FIELDS[extract] ?? 'amount',
  params: ['amount'],
  money: ['amount'],
  appliesTo: ({ totals }) => totals !== 'rows',
  sql: totalsSql,
  text: {
    id: 'Jumlah {{amount}} pada baris ini sama dengan jumlah semua baris lainnya. Tampaknya baris total, sehingga uangnya terhitung dua kali.',
    en: 'The amount {{amount}} of this row equals the sum of all other rows. It looks like a total, so its money counts twice.',
  },
  title: { id: 'Tidak ada baris yang sama dengan jumlah baris lainnya', en: 'No row is the sum of the others' },
  advice: {
    id: 'Bila baris itu total, keluarkan dengan "except" pada profil, lalu ganti masa itu dengan --replace.',
    en: 'If the row is a total, leave it out by "except" in the profile, and replace its days by --replace.',
  },
});
