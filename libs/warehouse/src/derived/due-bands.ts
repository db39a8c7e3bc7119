import { DUE_BANDS } from '@pendapa/contracts';
import { bandSql, bigints, countOf, PLACE, PLACE_COLUMNS, sumOf, type Derivation } from './derivation.ts';
import { figuresIn } from './stored-figures.ts';

const KEYS = { issued_on: 'DATE', document: 'VARCHAR', ...PLACE, tax_year: 'INTEGER', due_band: 'BIGINT' } as const;
const NET_DUE = 'principal - exemption - reduction - CASE WHEN cancelled IS NULL AND cancelled_on IS NULL THEN 0 ELSE cancelled END';

/** A recap's row stands for several assessments and has no band. */
export function dueBandsSql(assessments: string): string {
  const keys = Object.keys(KEYS).join(', ');
  return `WITH demanded AS (SELECT *, ${NET_DUE} AS net_due FROM ${assessments})
    SELECT issued_on, document, ${PLACE_COLUMNS}, tax_year, CASE WHEN documents IS NULL THEN ${bandSql('net_due', DUE_BANDS)} END AS due_band,
      ${sumOf('coalesce(documents, 1)', 'issued')}, ${sumOf('principal', 'gross')}, ${sumOf('net_due', 'net_due')}, ${countOf('net_due IS NULL', 'unknown_net_due')}
    FROM demanded GROUP BY ${keys} ORDER BY ${keys}`;
}

/** Number of key columns; figures follow. */
export const DUE_BAND_KEYS = Object.keys(KEYS).length;

export const DUE_BAND_SUMS = {
  /** Assessments by demanded amount. */
  due_bands: {
    kind: 'assessments',
    columns: { ...KEYS, ...bigints(...figuresIn('due_bands')) },
    sql: (target, of) => `CREATE TABLE ${target} AS ${dueBandsSql(of('assessments'))}`,
  },
} as const satisfies Record<string, Derivation>;
