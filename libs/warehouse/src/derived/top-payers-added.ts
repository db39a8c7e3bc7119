import { TOP_CASES } from '@pendapa/contracts';
import type { JoinedPayments } from './joined-payments.ts';
import { changeSql, plusEach } from './changed-sums.ts';
import { sumOf } from './derivation.ts';
import { IN_ORDER, inList, LARGEST_SQL, LIST, LIST_COLUMNS, splitCodes, startOf, TOP_SPLIT_NAMES, type TopSplit } from './top-payers.ts';

/** Temporary tables: what taxpayers with new payments had paid before and have paid now, who may be listed, and which lists that does not tell. */
export const CHANGED = { before: 'paid_before', after: 'paid_after', candidates: 'top_candidate', anew: 'top_anew' } as const;

const ROW = `${LIST}, taxpayer_key, amount, transactions, only_tax`;

/** What each taxpayer of these payments paid within each split: rows as a list has them. */
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

/** The tables that were served. */
export interface ServedLists {
  readonly payers: string;
  readonly sums: string;
}

// Whoever has no new payment and was not listed comes after the last one that was: as long as the list is full of those before that
// one, nobody else can be on it. It is not where a listed payer took money back.
/** Who may be listed, and the lists that these do not fill, as temporary tables. */
export function candidatesSql({ after, before }: JoinedPayments, { payers, sums }: ServedLists, year: number): readonly string[] {
  const ofYear = `year_start = ${startOf(year)}`;
  const place = (alias: string) => `{'amount': ${alias}.amount, 'key': -${alias}.taxpayer_key}`;
  return [
    paidBySplitSql(CHANGED.before, before),
    paidBySplitSql(CHANGED.after, after),
    `CREATE OR REPLACE TEMP TABLE ${CHANGED.candidates} AS
      SELECT ${ROW} FROM ${payers} p ANTI JOIN (SELECT taxpayer_key FROM ${after}) n ON n.taxpayer_key = p.taxpayer_key WHERE ${ofYear}
      UNION ALL SELECT ${ROW} FROM ${CHANGED.after}`,
    `CREATE OR REPLACE TEMP TABLE ${CHANGED.anew} AS
      WITH longer AS (SELECT ${LIST} FROM ${sums} WHERE ${ofYear} AND payers > ${String(TOP_CASES)}),
      ends AS (SELECT ${LIST}, min(${place('p')}) AS last_place FROM (SELECT * FROM ${payers} WHERE ${ofYear}) p SEMI JOIN longer l ON ${inList('p', 'l')} GROUP BY ${LIST})
      SELECT e.split, e.tax_code, e.unit_code FROM ends e LEFT JOIN ${CHANGED.candidates} c ON ${inList('c', 'e')} AND ${place('c')} >= e.last_place
      GROUP BY e.split, e.tax_code, e.unit_code HAVING count(c.taxpayer_key) < ${String(TOP_CASES)}`,
  ];
}

/** Changes the sums of a year, and the lists that the candidates fill, in the tables of `database`. */
export function topAddedSql(database: string, year: number): readonly string[] {
  const payer = (sign: string, table: string) => `SELECT ${LIST}, ${sign}1 AS payers, ${sign}amount AS amount FROM ${table}`;
  const sums = `SELECT ${startOf(year)} AS year_start, ${LIST}, ${sumOf('payers', 'payers')}, ${sumOf('amount', 'amount')}
    FROM (${payer('', CHANGED.after)} UNION ALL ${payer('-', CHANGED.before)}) changed GROUP BY ${LIST}`;
  const keys = ['year_start', ...LIST_COLUMNS];
  return [
    ...changeSql(`${database}.top_payer_sums`, sums, { keys, figures: plusEach('payers', 'amount'), gone: 's.payers + c.payers = 0' }),
    `DELETE FROM ${database}.top_payers WHERE year_start = ${startOf(year)}`,
    `INSERT INTO ${database}.top_payers SELECT ${startOf(year)}, ${ROW} FROM (
        SELECT ${ROW} FROM ${CHANGED.candidates} c ANTI JOIN ${CHANGED.anew} a ON ${inList('c', 'a')} ${LARGEST_SQL}
      ) listed ORDER BY ${IN_ORDER}`,
  ];
}

/** The payments of which the lists to be worked out anew are made: all of them, or those of the taxes and units that they are about. */
export const anewPayments = (payments: string): string =>
  `(SELECT * FROM ${payments} WHERE (SELECT count(*) FROM ${CHANGED.anew} WHERE split = 'whole') > 0
    OR tax_code IN (SELECT tax_code FROM ${CHANGED.anew} WHERE split = 'tax') OR unit_code IN (SELECT unit_code FROM ${CHANGED.anew} WHERE split = 'unit')) of_lists`;
