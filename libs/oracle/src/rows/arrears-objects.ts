import type { Rows } from '../statement.ts';
import { IS_COLLECTIBLE, IS_STEP_LATE, LAPSES_WITHIN_YEAR, OWED } from './debts.ts';
import { ARREARS_AT_SNAPSHOT } from './obligations.ts';
import { PLACE_FILTERS } from './payments.ts';

/** The row with the largest debt of an object comes first. */
const BY_DEBT_DESCENDING = `${OWED} DESC, tax_year DESC, tax_code DESC`;

/**
 * Objects of the snapshot at the place of their largest debt, with their total debt and number of tax years. By year those of its last
 * snapshot.
 */
export const DEBTORS: Rows = {
  sql: `SELECT * FROM (
    SELECT a.*, sum(${OWED}) OVER (PARTITION BY object_key) AS owed, y.years, row_number() OVER (PARTITION BY object_key ORDER BY ${BY_DEBT_DESCENDING}) AS place
    FROM (${ARREARS_AT_SNAPSHOT.sql}) a JOIN (SELECT object_key, count(DISTINCT tax_year) AS years FROM (${ARREARS_AT_SNAPSHOT.sql}) GROUP BY 1) y USING (object_key)) WHERE place = 1`,
  inSeries: `SELECT *, snapshot_on AS day FROM (
    SELECT a.*, (SELECT count(DISTINCT tax_year) FROM arrears y WHERE y.object_key = a.object_key AND y.snapshot_on = a.snapshot_on) AS years,
      row_number() OVER (PARTITION BY object_key, snapshot_on ORDER BY ${BY_DEBT_DESCENDING}) AS place
    FROM named_arrears a WHERE object_key IS NOT NULL AND snapshot_on IN (
      SELECT max(snapshot_on) FROM arrears WHERE snapshot_on BETWEEN $from AND $to GROUP BY year(snapshot_on))) WHERE place = 1`,
  filters: PLACE_FILTERS,
};

/** Debts of the two snapshots of a span: the last one before it (`begin`) and the last one in it (`finish`). */
const debtsAtBothEnds = (
  spans: string,
): string => `SELECT a.*, e.opening, e.closing, a.snapshot_on = e.closing AS closes FROM named_arrears a
  JOIN (SELECT max(snapshot_on) FILTER (snapshot_on < begin) AS opening, max(snapshot_on) FILTER (snapshot_on BETWEEN begin AND finish) AS closing
    FROM arrears, (${spans}) GROUP BY begin, finish) e ON e.opening IS NOT NULL AND a.snapshot_on IN (e.opening, e.closing) WHERE e.closing IS NOT NULL`;

const debtorChangesSql = (spans: string): string => `SELECT *, closing AS day, strftime(first_on, '%Y') AS first_year FROM (
    SELECT b.*, bool_or(NOT closes) OVER object AS was, bool_or(closes) OVER object AS is_now, (SELECT min(f.snapshot_on) FROM arrears f WHERE f.object_key = b.object_key) AS first_on,
      row_number() OVER (PARTITION BY closing, object_key ORDER BY snapshot_on DESC, ${BY_DEBT_DESCENDING}) AS place
    FROM (${debtsAtBothEnds(spans)}) b WHERE object_key IS NOT NULL WINDOW object AS (PARTITION BY closing, object_key)) WHERE place = 1`;

const ALL_DAYS = 'SELECT $from AS begin, $to AS finish';
const EACH_YEAR = `SELECT greatest($from, make_date(y, 1, 1)) AS begin, least($to, make_date(y, 12, 31)) AS finish
  FROM range(year($from), year($to) + 1) years(y)`;

/** Objects with arrears at the start or the end of the days or of each year, placed where they owe most at the later one. */
export const DEBTOR_CHANGES: Rows = { sql: debtorChangesSql(ALL_DAYS), inSeries: debtorChangesSql(EACH_YEAR), filters: PLACE_FILTERS };

/** Obligations in arrears at the start or the end of the days, with class and amount owed. */
export const QUALITY_MOVES: Rows = {
  sql: `SELECT *, closing AS day FROM (
    SELECT *, sum(CASE WHEN closes THEN 0 ELSE ${OWED} END) OVER one AS owed_then, sum(CASE WHEN closes THEN ${OWED} ELSE 0 END) OVER one AS owed_now,
      max(CASE WHEN NOT closes THEN quality END) OVER one AS quality_then, max(CASE WHEN closes THEN quality END) OVER one AS quality_now,
      row_number() OVER (PARTITION BY object_key, tax_code, tax_year, period, due_on ORDER BY snapshot_on DESC) AS place
    FROM (${debtsAtBothEnds(ALL_DAYS)}) WINDOW one AS (PARTITION BY object_key, tax_code, tax_year, period, due_on)) WHERE place = 1`,
  filters: PLACE_FILTERS,
};

/** Single debts of objects as cases of a list. An object with two overdue letters is two cases. */
const debtCases = (condition: string, step = '0'): Rows => ({
  sql: `SELECT *, object_key * 10 + ${step} AS case_id, (SELECT object_id FROM objects x WHERE x.object_key = d.object_key) AS called,
      ${OWED} AS amount, 1 AS periods FROM (${ARREARS_AT_SNAPSHOT.sql}) d WHERE object_key IS NOT NULL AND ${condition}`,
  filters: PLACE_FILTERS,
});

export const OWING_DEBTS = debtCases('true');
export const LAPSING_DEBTS = debtCases(LAPSES_WITHIN_YEAR);
export const LATE_LETTERS = debtCases(`${IS_COLLECTIBLE} AND ${IS_STEP_LATE}`, "CASE last_action WHEN 'warning' THEN 1 ELSE 0 END");
