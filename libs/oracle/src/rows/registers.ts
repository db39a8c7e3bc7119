import type { Rows } from '../statement.ts';
import { lastSnapshotSql, OWED } from './debts.ts';
import { PLACE_FILTERS } from './payments.ts';

/** Attributes of the taxpayer `t` of a row. */
const OF_TAXPAYER = 't.kind AS taxpayer_kind, t.sector_code, t.legal_form, t.size_band, t.birth_year, t.residence_code';

/** First day of an object `o`; a register that does not tell the opening counts it from its own day. */
const SINCE = 'coalesce(o.opened_on, o.updated_on)';

/** Objects that are open at the end of the days. By month those that are open at the end of each month, or of the days. */
export const OPEN_OBJECTS: Rows = {
  sql: `SELECT *, CAST($to AS DATE) AS day FROM named_objects o WHERE ${SINCE} <= $to AND (closed_on IS NULL OR (closed_on > $to AND closed_on > ${SINCE}))`,
  inSeries: `SELECT o.*, m.day FROM named_objects o JOIN (SELECT CAST(day AS DATE) AS day, least(last_day(day), $to) AS until
    FROM generate_series(date_trunc('month', $from), CAST($to AS TIMESTAMP), INTERVAL 1 MONTH) s(day)) m
    ON ${SINCE} <= m.until AND (o.closed_on IS NULL OR (o.closed_on > m.until AND o.closed_on > ${SINCE}))`,
  filters: PLACE_FILTERS,
};

/** Objects that are open on the data date, for any period. */
export const OPEN_TODAY: Rows = { sql: OPEN_OBJECTS.sql.replaceAll('$to', '$seen'), filters: PLACE_FILTERS };

/** Objects that opened or closed within the days, by the day of each. An unknown opening is in no days. */
export const NEW_OR_CLOSED_OBJECTS: Rows = {
  sql: `SELECT *, opened_on AS day, 1 AS came, 0 AS went FROM named_objects WHERE opened_on BETWEEN $from AND $to AND (closed_on IS NULL OR closed_on > opened_on)
    UNION ALL SELECT *, closed_on, 0, 1 FROM named_objects o WHERE closed_on BETWEEN $from AND $to AND closed_on > ${SINCE}`,
  filters: PLACE_FILTERS,
};

/** SQL for the keys of objects with more suspensions than resumptions up to the end of the days. */
export const SUSPENDED_KEYS = `SELECT object_key FROM object_events WHERE event_on <= $to
  GROUP BY object_key HAVING count(*) FILTER (event = 'suspended') > count(*) FILTER (event = 'resumed')`;

/** Open objects that are temporarily closed at the end of the days. */
export const SUSPENDED_OBJECTS: Rows = {
  sql: `${OPEN_OBJECTS.sql} AND object_key IN (${SUSPENDED_KEYS})`,
  filters: PLACE_FILTERS,
};

/** Taxpayers who are registered and not closed at the end of the days. */
export const REGISTERED_TAXPAYERS: Rows = {
  sql: `SELECT *, kind AS taxpayer_kind, CAST($to AS DATE) AS day FROM taxpayers WHERE registered_on <= $to AND (closed_on IS NULL OR (closed_on > $to AND closed_on > registered_on))`,
  filters: [],
};

/** Taxpayers registered on the data date, for any period. */
export const REGISTERED_TODAY: Rows = { sql: REGISTERED_TAXPAYERS.sql.replaceAll('$to', '$seen'), filters: [] };

/** Taxpayers who registered or closed within the days. */
export const NEW_OR_CLOSED_TAXPAYERS: Rows = {
  sql: `SELECT registered_on AS day, kind AS taxpayer_kind, 1 AS came, 0 AS went FROM taxpayers WHERE registered_on BETWEEN $from AND $to AND (closed_on IS NULL OR closed_on > registered_on)
    UNION ALL SELECT closed_on, kind, 0, 1 FROM taxpayers WHERE closed_on BETWEEN $from AND $to AND closed_on > registered_on`,
  filters: [],
};

/** Taxpayers who paid on the days, with all their payments on them. The days are a year, or the same days a year before. */
export const PAYERS_OF_YEAR: Rows = {
  sql: `SELECT p.*, ${OF_TAXPAYER}, CAST($to AS DATE) AS day FROM (
      SELECT taxpayer_key, sum(amount) AS amount, sum(transactions) AS transactions, least(3, count(DISTINCT tax_code)) AS taxes,
        coalesce(sum(transactions) FILTER (channel_code IN (SELECT channel_code FROM channels WHERE class = 'digital')), 0) AS digital,
        coalesce(sum(transactions) FILTER (channel_code IN (SELECT channel_code FROM channels WHERE class IN ('digital', 'semi'))), 0) AS chosen
      FROM payments WHERE posted_on BETWEEN $from AND $to AND taxpayer_key IS NOT NULL GROUP BY ALL HAVING sum(transactions) > 0) p
    LEFT JOIN taxpayers t USING (taxpayer_key)`,
  filters: [],
};

/** Payments of taxpayers on these days, by tax. */
export const PAID_OF_YEAR: Rows = {
  sql: `SELECT p.*, ${OF_TAXPAYER}, posted_on AS day FROM named_payments p LEFT JOIN taxpayers t USING (taxpayer_key)
    WHERE posted_on BETWEEN $from AND $to AND p.taxpayer_key IS NOT NULL`,
  filters: [],
};

/**
 * Objects that have no closing date, with their owners. Of each owner also the number of objects, and the exempt share of the latest
 * assessments, as known on the data date.
 */
export const HOLDINGS: Rows = {
  sql: `SELECT o.*, h.* EXCLUDE (taxpayer_key), ${OF_TAXPAYER}, CAST($to AS DATE) AS day
    FROM named_objects o LEFT JOIN taxpayers t USING (taxpayer_key) JOIN (
      SELECT o.taxpayer_key, count(DISTINCT o.object_key) AS objects, sum(a.principal) AS assessed, sum(a.exemption) AS exempt,
        count(DISTINCT o.object_key) FILTER (a.object_key IS NOT NULL) AS assessed_objects
      FROM objects o LEFT JOIN (
        SELECT *, rank() OVER (PARTITION BY object_key ORDER BY tax_year DESC) AS place FROM assessments
        WHERE object_key IS NOT NULL AND issued_on <= $seen AND tax_year >= year($seen) - 1
      ) a ON a.object_key = o.object_key AND a.place = 1
      WHERE o.closed_on IS NULL AND o.taxpayer_key IS NOT NULL GROUP BY o.taxpayer_key
    ) h ON h.taxpayer_key = o.taxpayer_key
    WHERE o.closed_on IS NULL AND o.taxpayer_key IS NOT NULL`,
  filters: [],
};

/** Objects without a closing date, with their attributes. */
export const PROFILED_OBJECTS: Rows = {
  sql: `SELECT o.*, CAST($to AS DATE) AS day, EXISTS (
      SELECT 1 FROM assessments a WHERE a.object_key = o.object_key AND issued_on <= $seen
        AND tax_year = (SELECT max(tax_year) FROM assessments b WHERE b.object_key = o.object_key AND b.issued_on <= $seen)
        AND tax_year >= year($seen) - 1 HAVING sum(exemption) >= sum(principal) AND sum(exemption) > 0
    ) AS exempt
    FROM named_objects o WHERE closed_on IS NULL`,
  filters: PLACE_FILTERS,
};

/** Objects in arrears at the last snapshot of the days, at their place in the register. */
export const PROFILED_DEBTORS: Rows = {
  sql: `SELECT o.*, a.owed, CAST($to AS DATE) AS day FROM (
      SELECT object_key, sum(${OWED}) AS owed FROM arrears
      WHERE snapshot_on = ${lastSnapshotSql('$to')} GROUP BY object_key
    ) a LEFT JOIN named_objects o ON o.object_key = a.object_key`,
  filters: PLACE_FILTERS,
};

/** Arrears of taxpayers at the last snapshot. */
export const TAXPAYER_ARREARS: Rows = {
  sql: `SELECT a.*, ${OF_TAXPAYER}, CAST($to AS DATE) AS day FROM named_arrears a LEFT JOIN taxpayers t USING (taxpayer_key)
    WHERE a.taxpayer_key IS NOT NULL AND a.snapshot_on = ${lastSnapshotSql('$to')}`,
  filters: [],
};
