import { countWhere, measures, type Measure, type Rollups } from '../rollup.ts';
import { bandSql, monthsSql, PLACE, PLACE_COLUMNS, sumOf } from '../sql.ts';

/** Older months share one code: they are old by every rule, and more codes lengthen the table. */
const MAX_MONTHS = 120;

const AGE_MONTHS = `greatest(least(${monthsSql('due_on', 'snapshot_on')}, ${String(MAX_MONTHS)}), 0)`;
// Twelve months are 365 or 366 days; the interval is added only where it matters.
const WITHIN_YEAR = `expires_on <= snapshot_on + 366 AND (expires_on <= snapshot_on + 365 OR expires_on <= snapshot_on + INTERVAL '12 months')`;
export const OWED = '(principal + coalesce(penalty, 0))';

const OPEN = 'expires_on > snapshot_on';
/** The first condition that applies to each debt; null if marks are missing. */
export const STANDINGS = {
  lapsed: `NOT (${OPEN})`,
  disputed: `${OPEN} AND disputed`,
  uncollectible: `${OPEN} AND NOT disputed AND uncollectible`,
  collectible: `${OPEN} AND NOT disputed AND NOT uncollectible`,
} as const;

const sumWhere = (condition: string): Measure => countWhere(condition, OWED);

const DEBTOR_KEYS = { snapshot_on: 'DATE', ...PLACE, years_owed: 'BIGINT', debt_band: 'BIGINT' } as const;
const MAX_YEARS_OWED = 5;
/** SQL of the code `years_owed` from a number of tax years. */
export const yearsOwedSql = (years: string): string => `least(${years}, ${String(MAX_YEARS_OWED)})`;

/** One bit a year: years are distinct within this span. */
const BITS = 32;

// Nearly every debtor owes under one set of codes; only others need a search for their largest debt.
/** Each object once a snapshot, under the codes of its largest debt, so that counts can be summed. */
function debtorSumsSql(target: string, arrears: string, sums: string): string {
  const keys = Object.keys(DEBTOR_KEYS).join(', ');
  const debtor = 'snapshot_on, object_key';
  const owed = 'CAST(sum(owed) AS BIGINT) AS owed, CAST(count_if(without_penalty) AS BIGINT) AS without_penalty';
  return `CREATE TABLE ${target} AS
    WITH codes AS MATERIALIZED (
      SELECT CAST(row_number() OVER (ORDER BY ${PLACE_COLUMNS}) AS INTEGER) AS code, * FROM (SELECT DISTINCT ${PLACE_COLUMNS} FROM ${sums})
    ),
    owing AS NOT MATERIALIZED (
      SELECT ${debtor}, tax_year, code, penalty IS NULL AS without_penalty, ${OWED} AS owed
      FROM ${arrears} a JOIN codes c ON c.tax_code = a.tax_code AND c.unit_code IS NOT DISTINCT FROM a.unit_code
        AND c.region_code IS NOT DISTINCT FROM a.region_code
      WHERE object_key IS NOT NULL
    ),
    debtors AS MATERIALIZED (
      SELECT ${debtor}, min(code) AS code, min(code) <> max(code) OR max(tax_year) - min(tax_year) >= ${String(BITS)} AS several,
        bit_count(bit_or(CAST(1 AS BIGINT) << (tax_year & ${String(BITS - 1)}))) AS years, ${owed}
      FROM owing GROUP BY ${debtor}
    ),
    mains AS (
      SELECT ${debtor}, arg_max(code, (owed, tax_year, code)) AS code, count(DISTINCT tax_year) AS years, ${owed}
      FROM owing SEMI JOIN (SELECT ${debtor} FROM debtors WHERE several) s USING (${debtor}) GROUP BY ${debtor}
    ),
    counted AS (
      SELECT snapshot_on, code, ${yearsOwedSql('years')} AS years_owed, ${bandSql('owed')} AS debt_band, count(*) AS objects,
        ${sumOf('owed', 'total')}, ${sumOf('without_penalty', 'unknown_penalty')}
      FROM (SELECT snapshot_on, code, years, owed, without_penalty FROM debtors WHERE NOT several
        UNION ALL SELECT snapshot_on, code, years, owed, without_penalty FROM mains) placed
      GROUP BY 1, 2, 3, 4
    )
    SELECT snapshot_on, ${PLACE_COLUMNS}, CAST(years_owed AS BIGINT) AS years_owed, debt_band, objects, total, unknown_penalty
    FROM counted c JOIN codes k ON k.code = c.code ORDER BY ${keys}`;
}

const OWED_IN_ALL = 'sum(principal + coalesce(penalty, 0))';

export const ARREARS_ROLLUPS = {
  /** Arrears at a snapshot, by age in months. */
  arrears_sums: {
    source: 'arrears',
    grain: 'snapshot',
    keys: { snapshot_on: 'DATE', ...PLACE, tax_year: 'INTEGER', age_months: 'BIGINT', quality: 'VARCHAR' },
    measures: {
      principal: {},
      penalty: {},
      total: { adds: OWED },
      over_year: sumWhere('age_months >= 12'),
      lapsed: sumWhere(STANDINGS.lapsed),
      disputed: sumWhere(STANDINGS.disputed),
      uncollectible: sumWhere(STANDINGS.uncollectible),
      collectible: sumWhere(STANDINGS.collectible),
      // Lapsed debts can no longer be saved by a step.
      expiring: sumWhere(`${OPEN} AND ${WITHIN_YEAR}`),
      unknown_penalty: countWhere('penalty IS NULL'),
      unknown_lapsed: countWhere(`(${STANDINGS.lapsed}) IS NULL`),
      unknown_disputed: countWhere(`(${STANDINGS.disputed}) IS NULL`),
      unknown_uncollectible: countWhere(`(${STANDINGS.uncollectible}) IS NULL`),
      unknown_collectible: countWhere(`(${STANDINGS.collectible}) IS NULL`),
      // A recap does not tell its number of objects.
      unknown_debtors: countWhere('object_key IS NULL AND documents IS NOT NULL'),
      documents: { adds: 'coalesce(documents, 1)' },
      entries: { adds: '1' },
    },
    built: { when: 'at publication', part: 'arrears', rows: (of) => `(SELECT *, ${AGE_MONTHS} AS age_months FROM ${of('arrears')}) aged` },
    check: { sum: 'sum(total)', rows: OWED_IN_ALL, from: 'arrears' },
  },
  /** Objects in arrears at a snapshot, each once. */
  debtor_sums: {
    source: ['arrears', 'arrears_sums'],
    grain: 'snapshot',
    keys: DEBTOR_KEYS,
    measures: measures('objects', 'total', 'unknown_penalty'),
    built: {
      when: 'at publication',
      part: 'arrears',
      statement: (target, of) => debtorSumsSql(target, of('arrears'), of('arrears_sums')),
    },
    check: { sum: 'sum(total)', rows: OWED_IN_ALL, from: 'arrears WHERE object_key IS NOT NULL' },
  },
  /** Collection actions. */
  enforcement_sums: {
    source: 'enforcement',
    grain: 'day',
    keys: { issued_on: 'DATE', action: 'VARCHAR', result: 'VARCHAR', ...PLACE },
    measures: {
      actions: { adds: '1' },
      amount: {},
      unknown_amount: countWhere('amount IS NULL'),
      settled: countWhere("result = 'paid'"),
      with_result: countWhere('result IS NOT NULL'),
    },
    built: { when: 'at publication', part: 'enforcement', rows: (of) => of('enforcement') },
    check: { sum: 'sum(actions)', rows: 'count(*)', from: 'enforcement' },
  },
} as const satisfies Rollups;
