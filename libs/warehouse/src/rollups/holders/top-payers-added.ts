import { TOP_CASES } from '@pendapa/contracts';
import type { JoinedPayments } from '../payers/joined-payments.ts';
import { changeSql, plusEach } from '../changed-sums.ts';
import { sumOf } from '../sql.ts';
import { IN_ORDER, inList, KEEP_LARGEST_SQL, LIST, LIST_COLUMNS, splitCodes, TOP_SPLIT_NAMES, type TopSplit } from './top-payers.ts';
import { yearStartSql } from '../../engine/literals.ts';

/** Temporary tables: former and new payments of taxpayers with new ones, candidates, and lists that candidates do not fill. */
export const CHANGED = { before: 'paid_before', after: 'paid_after', candidates: 'top_candidate', anew: 'top_anew' } as const;

const ROW = `${LIST}, taxpayer_key, amount, transactions, only_tax`;

/** Payments of each taxpayer within each split, as rows of a list. */
function paidBySplitSql(target: string, payments: string): string {
  const paid = (split: TopSplit) => {
    const { selected, grouped, named } = splitCodes(split);
    return `SELECT ${selected}, taxpayer_key, ${sumOf('amount', 'amount')},
        CASE WHEN count(transactions) = count(*) THEN CAST(sum(transactions) AS BIGINT) END AS transactions,
        CASE WHEN min(tax_code) = max(tax_code) THEN min(tax_code) END AS only_tax
      FROM ${payments} WHERE taxpayer_key IS NOT NULL${named} GROUP BY taxpayer_key${grouped} HAVING sum(amount) > 0`;
  };
  return `CREATE OR REPLACE TEMP TABLE ${target} AS ${TOP_SPLIT_NAMES.map(paid).join(' UNION ALL ')}`;
}

/** The served tables. */
export interface ServedLists {
  readonly payers: string;
  readonly sums: string;
}

// Other taxpayers rank after the last one on the list: a full list of candidates before that one is complete.
// It may be incomplete if a listed payer got money back.
/** Creates temporary tables of candidates and of lists that they do not fill. */
export function candidatesSql({ after, before }: JoinedPayments, { payers, sums }: ServedLists, year: number): readonly string[] {
  const ofYear = `year_start = ${yearStartSql(year)}`;
  const rankKeySql = (alias: string) => `{'amount': ${alias}.amount, 'key': -${alias}.taxpayer_key}`;
  return [
    paidBySplitSql(CHANGED.before, before),
    paidBySplitSql(CHANGED.after, after),
    `CREATE OR REPLACE TEMP TABLE ${CHANGED.candidates} AS
      SELECT ${ROW} FROM ${payers} p ANTI JOIN (SELECT taxpayer_key FROM ${after}) n ON n.taxpayer_key = p.taxpayer_key WHERE ${ofYear}
      UNION ALL SELECT ${ROW} FROM ${CHANGED.after}`,
    `CREATE OR REPLACE TEMP TABLE ${CHANGED.anew} AS
      WITH longer AS (SELECT ${LIST} FROM ${sums} WHERE ${ofYear} AND payers > ${String(TOP_CASES)}),
      ends AS (SELECT ${LIST}, min(${rankKeySql('p')}) AS last_place FROM (SELECT * FROM ${payers} WHERE ${ofYear}) p SEMI JOIN longer l ON ${inList('p', 'l')} GROUP BY ${LIST})
      SELECT e.split, e.tax_code, e.unit_code FROM ends e LEFT JOIN ${CHANGED.candidates} c ON ${inList('c', 'e')} AND ${rankKeySql('c')} >= e.last_place
      GROUP BY e.split, e.tax_code, e.unit_code HAVING count(c.taxpayer_key) < ${String(TOP_CASES)}`,
  ];
}

/** Updates the sums of a year and the lists that candidates fill. */
export function topAddedSql(database: string, year: number): readonly string[] {
  const payer = (sign: string, table: string) => `SELECT ${LIST}, ${sign}1 AS payers, ${sign}amount AS amount FROM ${table}`;
  const sums = `SELECT ${yearStartSql(year)} AS year_start, ${LIST}, ${sumOf('payers', 'payers')}, ${sumOf('amount', 'amount')}
    FROM (${payer('', CHANGED.after)} UNION ALL ${payer('-', CHANGED.before)}) changed GROUP BY ${LIST}`;
  const keys = ['year_start', ...LIST_COLUMNS];
  return [
    ...changeSql(`${database}.top_payer_sums`, sums, { keys, figures: plusEach('payers', 'amount'), gone: 's.payers + c.payers = 0' }),
    `DELETE FROM ${database}.top_payers WHERE year_start = ${yearStartSql(year)}`,
    `INSERT INTO ${database}.top_payers SELECT ${yearStartSql(year)}, ${ROW} FROM (
        SELECT ${ROW} FROM ${CHANGED.candidates} c ANTI JOIN ${CHANGED.anew} a ON ${inList('c', 'a')} ${KEEP_LARGEST_SQL}
      ) listed ORDER BY ${IN_ORDER}`,
  ];
}

/** Payments for the lists that are computed again: all, or those of their taxes and units. */
export const anewPayments = (payments: string): string =>
  `(SELECT * FROM ${payments} WHERE (SELECT count(*) FROM ${CHANGED.anew} WHERE split = 'whole') > 0
    OR tax_code IN (SELECT tax_code FROM ${CHANGED.anew} WHERE split = 'tax') OR unit_code IN (SELECT unit_code FROM ${CHANGED.anew} WHERE split = 'unit')) of_lists`;
