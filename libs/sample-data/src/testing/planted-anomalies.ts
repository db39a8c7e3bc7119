/** Pattern that a rule looks for, and the statement that finds it. */
export interface Rule {
  readonly rule: string;
  readonly named: string;
}

/**
 * Share of each unit in a monthly tax, which its season does not change. A unit is found if it was low in two successive months relative
 * to the two years before. Fewer than three payers may do so by chance.
 */
export const LOW_SPELL_RULE: Rule = {
  rule: 'a low spell of a unit',
  named: `
    WITH months AS (
      SELECT tax_code, unit_code, date_trunc('month', posted_on) AS month, sum(amount)::DOUBLE AS amount, count(DISTINCT object_key) AS payers
      FROM payments WHERE unit_code LIKE 'UP3D%' AND tax_code LIKE 'PBJT%' AND posted_on < DATE '2026-11-01' GROUP BY ALL
    ),
    shares AS (SELECT *, amount / sum(amount) OVER (PARTITION BY tax_code, month) AS share FROM months),
    before AS (
      SELECT *, lag(share) OVER (PARTITION BY tax_code, unit_code ORDER BY month) AS share_before, median(share) OVER earlier AS usual,
        median(payers) OVER earlier AS usual_payers, count(*) OVER earlier AS months
      FROM shares WINDOW earlier AS (PARTITION BY tax_code, unit_code ORDER BY month ROWS BETWEEN 25 PRECEDING AND 2 PRECEDING)
    )
    SELECT DISTINCT concat(tax_code, ' ', unit_code) AS named FROM before
    WHERE month >= DATE '2025-12-01' AND months = 24 AND usual_payers >= 3 AND greatest(share, share_before) < 0.6 * usual`,
};

/** Share of each unit in a tax in one of the last two years relative to its median. Only units with five or more payers every year. */
const yearlyShare = (odd: string): string => `
    WITH years AS (
      SELECT tax_code, unit_code, year(posted_on) AS year, sum(amount)::DOUBLE AS amount, count(DISTINCT object_key) AS payers
      FROM payments WHERE unit_code LIKE 'UP3D%' GROUP BY ALL
    ),
    shares AS (SELECT *, amount / sum(amount) OVER (PARTITION BY tax_code, year) AS share FROM years),
    times AS (
      SELECT *, share / median(share) OVER own AS times, min(payers) OVER own AS least, count(*) OVER own AS years
      FROM shares WINDOW own AS (PARTITION BY tax_code, unit_code)
    )
    SELECT concat(tax_code, ' ', unit_code, ' ', year) AS named FROM times WHERE years = 8 AND least >= 5 AND year >= 2025 AND ${odd}`;

export const MORE_RULE: Rule = { rule: 'a unit that suddenly brings more', named: yearlyShare('times > 1.4') };
export const LESS_RULE: Rule = { rule: 'a unit that suddenly brings less', named: yearlyShare('times < 0.7') };

/** Payments of a channel on three successive posting days, relative to those expected from its share of each tax of the year. */
export const OUTAGE_RULE: Rule = {
  rule: 'an outage',
  named: `
    WITH counted AS (
      SELECT tax_code, posted_on, channel_code, count(*) AS payments FROM payments WHERE transactions = 1 AND year(posted_on) = 2026 GROUP BY ALL
    ),
    days AS (SELECT tax_code, posted_on, sum(payments) AS payments FROM counted GROUP BY ALL),
    taxes AS (SELECT tax_code, sum(payments) AS payments FROM days GROUP BY 1),
    shares AS (SELECT tax_code, channel_code, sum(c.payments) / any_value(t.payments) AS share FROM counted c JOIN taxes t USING (tax_code) GROUP BY ALL),
    expected AS (SELECT channel_code, posted_on, sum(payments * share) AS expected FROM days JOIN shares USING (tax_code) GROUP BY ALL),
    got AS (SELECT channel_code, posted_on, sum(payments) AS got FROM counted GROUP BY ALL),
    spells AS (
      SELECT channel_code, sum(expected) OVER three AS expected, sum(coalesce(got, 0)) OVER three AS got
      FROM expected LEFT JOIN got USING (channel_code, posted_on) WINDOW three AS (PARTITION BY channel_code ORDER BY posted_on ROWS 2 PRECEDING)
    )
    SELECT DISTINCT channel_code AS named FROM spells WHERE got = 0 AND expected > 12`,
};

/** Payments of a unit on three successive days of which many were reversed. */
export const TWICE_RULE: Rule = {
  rule: 'payments posted twice',
  named: `
    WITH days AS (
      SELECT unit_code, posted_on, count(*) AS payments, count(*) FILTER (payment_id IN (SELECT reversal_of FROM payments)) AS reversed
      FROM payments WHERE transactions = 1 GROUP BY ALL
    ),
    spells AS (
      SELECT unit_code, sum(payments) OVER three AS payments, sum(reversed) OVER three AS reversed FROM days
      WINDOW three AS (PARTITION BY unit_code ORDER BY posted_on RANGE BETWEEN INTERVAL 2 DAYS PRECEDING AND CURRENT ROW)
    )
    SELECT DISTINCT unit_code AS named FROM spells WHERE reversed >= 4 AND reversed >= 0.4 * payments`,
};
