import { countWhere, measures, type Rollups } from '../rollup.ts';
import { numberedSql, PLACE, sameSql, sumOf } from '../sql.ts';
import { daySql } from '../../engine/literals.ts';

/** Attributes that group holders, named as in the sums of taxpayers. */
export const HOLDER_KEYS = {
  taxpayer_kind: 'VARCHAR',
  sector: 'VARCHAR',
  legal_form: 'VARCHAR',
  size_band: 'VARCHAR',
  birth_year: 'INTEGER',
  residence: 'VARCHAR',
} as const;
export const HOLDER_SQL = 'kind AS taxpayer_kind, sector_code AS sector, legal_form, size_band, birth_year, residence_code AS residence';

const NAMES = Object.keys(HOLDER_KEYS);

/** Days are counted from here, so that they can be summed over objects. */
export const FIRST_DAY = '1970-01-01';

/** Rows by tax, then rows over all taxes (`tax_code` null), where a holder of several taxes' objects counts once. */
const holdingsSql = (target: string, objects: string, taxpayers: string): string => `CREATE TABLE ${target} AS
  WITH codes AS MATERIALIZED (${numberedSql(NAMES, `(SELECT ${HOLDER_SQL} FROM ${taxpayers})`)}),
  described AS (SELECT d.taxpayer_key, k.code FROM (SELECT taxpayer_key, ${HOLDER_SQL} FROM ${taxpayers}) d JOIN codes k ON ${sameSql(NAMES, 'k', 'd')}),
  held AS (SELECT taxpayer_key, tax_code, count(*) AS objects FROM ${objects} WHERE closed_on IS NULL AND taxpayer_key IS NOT NULL GROUP BY ALL),
  holding AS MATERIALIZED (SELECT h.taxpayer_key, h.tax_code, h.objects, d.code FROM held h LEFT JOIN described d ON d.taxpayer_key = h.taxpayer_key),
  summed AS (
    SELECT false AS all_taxes, tax_code, code, count(*) AS holders, ${sumOf('objects', 'objects')} FROM holding GROUP BY tax_code, code
    UNION ALL SELECT true, NULL, code, count(DISTINCT taxpayer_key), ${sumOf('objects', 'objects')} FROM holding GROUP BY code
  )
  SELECT all_taxes, tax_code, ${NAMES.map((name) => `k.${name}`).join(', ')}, CAST(holders AS BIGINT) AS holders, objects
  FROM summed s LEFT JOIN codes k ON k.code = s.code ORDER BY all_taxes, tax_code, s.code`;

export const HOLDING_ROLLUPS = {
  /** Holders of open objects. */
  holdings: {
    source: ['objects', 'taxpayers'],
    grain: 'data date',
    keys: { all_taxes: 'BOOLEAN', tax_code: 'VARCHAR', ...HOLDER_KEYS },
    measures: measures('holders', 'objects'),
    built: { when: 'at publication', part: 'register', statement: (target, of) => holdingsSql(target, of('objects'), of('taxpayers')) },
    check: { sum: 'sum(objects)', rows: '2 * count(*)', from: 'objects WHERE closed_on IS NULL AND taxpayer_key IS NOT NULL' },
  },
  /** Last updates of open objects. */
  object_updates: {
    source: 'objects',
    grain: 'data date',
    keys: PLACE,
    measures: {
      updated: countWhere('updated_on IS NOT NULL'),
      updated_days: { adds: `date_diff('day', ${daySql(FIRST_DAY)}, updated_on)` },
    },
    built: {
      when: 'at publication',
      part: 'register',
      rows: (of) => `(SELECT * FROM ${of('objects')} WHERE closed_on IS NULL) open_objects`,
    },
    check: { sum: 'sum(updated)', rows: 'count(updated_on)', from: 'objects WHERE closed_on IS NULL' },
  },
} as const satisfies Rollups;
