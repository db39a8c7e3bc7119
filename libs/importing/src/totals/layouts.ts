import type { ExtractKey } from '@pendapa/contracts';
import type { Profile } from '../profile/schema.ts';

/** Arrangement of an extract's rows in a report table. */
export interface Layout {
  readonly amount: string;
  /** SQL that is equal for rows of one table, which may be added up. */
  readonly table: string;
  /** Columns that name the subject of a row. */
  readonly names: readonly string[];
  /** Columns that a total leaves blank. */
  readonly blank: readonly string[];
  /** Condition of rows that are not single documents. */
  readonly where: string;
}

const RECAP = 'documents IS NOT NULL';
const joinSql = (columns: readonly string[]): string =>
  `concat_ws('|', ${columns.map((name) => `coalesce(CAST(${name} AS VARCHAR), '')`).join(', ')})`;

const LAYOUTS: Readonly<Partial<Record<ExtractKey, Layout>>> = {
  payments: {
    amount: 'amount',
    table: 'CAST(posted_on AS VARCHAR)',
    names: ['tax_code', 'unit_code', 'region_code', 'channel_code', 'bank_code', 'object_ref', 'taxpayer_ref'],
    blank: ['tax_code', 'unit_code', 'region_code', 'channel_code', 'bank_code', 'object_ref', 'taxpayer_ref'],
    where: 'payment_id IS NULL AND ntpd IS NULL AND reversal_of IS NULL',
  },
  assessments: {
    amount: 'principal',
    table: joinSql(['issued_on', 'document', 'tax_year']),
    names: ['tax_code', 'unit_code', 'region_code'],
    blank: ['unit_code', 'region_code'],
    where: RECAP,
  },
  returns: {
    amount: 'declared_tax',
    table: 'CAST(period_end AS VARCHAR)',
    names: ['tax_code', 'unit_code', 'region_code'],
    blank: ['unit_code', 'region_code'],
    where: RECAP,
  },
  arrears: {
    amount: 'principal',
    table: 'CAST(snapshot_on AS VARCHAR)',
    names: ['tax_code', 'unit_code', 'region_code', 'tax_year'],
    blank: ['unit_code', 'region_code'],
    where: `${RECAP} AND object_ref IS NULL`,
  },
  // A row without a unit stands for the whole province, next to its units.
  arrearsMovements: { amount: 'closing', table: joinSql(['snapshot_on', 'unit_code']), names: ['tax_code'], blank: [], where: 'true' },
  targets: { amount: 'amount', table: joinSql(['year', 'version', 'month', 'unit_code']), names: ['tax_code'], blank: [], where: 'true' },
  costs: { amount: 'amount', table: joinSql(['year', 'unit_code']), names: ['cost_item'], blank: [], where: 'true' },
};

export const findLayout = ({ extract }: Pick<Profile, 'extract'>): Layout | undefined => LAYOUTS[extract];
