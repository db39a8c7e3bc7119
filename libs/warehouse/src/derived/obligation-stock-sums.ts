import { bandSql, bigints, countOf, monthsSql, PLACE, PLACE_COLUMNS, sumOf, type Derivation } from './derivation.ts';
import { figuresIn } from './stored-figures.ts';

/** Older months share one code: they are old by every rule, and more codes lengthen the table. */
const MAX_MONTHS = 120;

/** Sums of arrears in a snapshot. */
export const ARREARS_SUMS = [
  'principal',
  'penalty',
  'total',
  'over_year',
  'lapsed',
  'disputed',
  'uncollectible',
  'collectible',
  'expiring',
  'unknown_penalty',
  'unknown_lapsed',
  'unknown_disputed',
  'unknown_uncollectible',
  'unknown_collectible',
  'unknown_debtors',
  'documents',
  'entries',
] as const;
const ARREARS_KEYS = { snapshot_on: 'DATE', ...PLACE, tax_year: 'INTEGER', age_months: 'BIGINT', quality: 'VARCHAR' } as const;

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

function arrearsSumsSql(target: string, arrears: string): string {
  const keys = Object.keys(ARREARS_KEYS).join(', ');
  const sumWhere = (condition: string, name: string) => sumOf(`CASE WHEN ${condition} THEN ${OWED} ELSE 0 END`, name);
  const sums = [
    sumOf('principal', 'principal'),
    sumOf('penalty', 'penalty'),
    sumOf(OWED, 'total'),
    sumWhere(`${AGE_MONTHS} >= 12`, 'over_year'),
    ...Object.entries(STANDINGS).map(([name, condition]) => sumWhere(condition, name)),
    // Lapsed debts can no longer be saved by a step.
    sumWhere(`${OPEN} AND ${WITHIN_YEAR}`, 'expiring'),
    countOf('penalty IS NULL', 'unknown_penalty'),
    ...Object.entries(STANDINGS).map(([name, condition]) => countOf(`(${condition}) IS NULL`, `unknown_${name}`)),
    // A recap does not tell its number of objects.
    countOf('object_key IS NULL AND documents IS NOT NULL', 'unknown_debtors'),
    sumOf('coalesce(documents, 1)', 'documents'),
    sumOf('1', 'entries'),
  ];
  return `CREATE TABLE ${target} AS SELECT snapshot_on, ${PLACE_COLUMNS}, tax_year, ${AGE_MONTHS} AS age_months, quality, ${sums.join(', ')}
    FROM ${arrears} GROUP BY ${keys} ORDER BY ${keys}`;
}

const DEBTOR_KEYS = { snapshot_on: 'DATE', ...PLACE, years_owed: 'BIGINT', debt_band: 'BIGINT' } as const;
const MAX_YEARS_OWED = 5;

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
      SELECT snapshot_on, code, least(years, ${String(MAX_YEARS_OWED)}) AS years_owed, ${bandSql('owed')} AS debt_band, count(*) AS objects,
        ${sumOf('owed', 'total')}, ${sumOf('without_penalty', 'unknown_penalty')}
      FROM (SELECT snapshot_on, code, years, owed, without_penalty FROM debtors WHERE NOT several
        UNION ALL SELECT snapshot_on, code, years, owed, without_penalty FROM mains) placed
      GROUP BY 1, 2, 3, 4
    )
    SELECT snapshot_on, ${PLACE_COLUMNS}, CAST(years_owed AS BIGINT) AS years_owed, debt_band, objects, total, unknown_penalty
    FROM counted c JOIN codes k ON k.code = c.code ORDER BY ${keys}`;
}

const ENFORCEMENT_KEYS = { issued_on: 'DATE', action: 'VARCHAR', result: 'VARCHAR', ...PLACE } as const;

function enforcementSumsSql(target: string, enforcement: string): string {
  const keys = Object.keys(ENFORCEMENT_KEYS).join(', ');
  const sums = [
    sumOf('1', 'actions'),
    sumOf('amount', 'amount'),
    countOf('amount IS NULL', 'unknown_amount'),
    countOf("result = 'paid'", 'settled'),
    countOf('result IS NOT NULL', 'with_result'),
  ];
  return `CREATE TABLE ${target} AS SELECT ${keys}, ${sums.join(', ')} FROM ${enforcement} GROUP BY ${keys} ORDER BY ${keys}`;
}

export const OBLIGATION_STOCK_SUMS = {
  arrears_sums: {
    kind: 'arrears',
    columns: { ...ARREARS_KEYS, ...bigints(...ARREARS_SUMS) },
    sql: (target, of) => arrearsSumsSql(target, of('arrears')),
  },
  debtor_sums: {
    kind: 'arrears',
    columns: { ...DEBTOR_KEYS, ...bigints('objects', 'total', 'unknown_penalty') },
    sql: (target, of) => debtorSumsSql(target, of('arrears'), of('arrears_sums')),
  },
  enforcement_sums: {
    kind: 'enforcement',
    columns: { ...ENFORCEMENT_KEYS, ...bigints(...figuresIn('enforcement_sums')) },
    sql: (target, of) => enforcementSumsSql(target, of('enforcement')),
  },
} as const satisfies Record<string, Derivation>;
