import type { ExtractKey } from '@pendapa/contracts';
import type { Profile } from '../profile/schema.ts';

/** How the rows of an extract stand in a table for people. */
export interface Layout {
  readonly amount: string;
  /** Rows that are added up with each other are equal in this. */
  readonly table: string;
  /** What a row is about, in words and to tell one row from another. */
  readonly names: readonly string[];
  /** Columns that a total over all of their values leaves blank. */
  readonly blank: readonly string[];
  /** Rows that are no single documents. */
  readonly where: string;
}

const RECAP = 'documents IS NOT NULL';
const whole = (columns: readonly string[]): string =>
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
    table: whole(['issued_on', 'document', 'tax_year']),
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
  // A row without a unit is the whole province, beside its units.
  arrearsMovements: { amount: 'closing', table: whole(['snapshot_on', 'unit_code']), names: ['tax_code'], blank: [], where: 'true' },
  targets: { amount: 'amount', table: whole(['year', 'version', 'month', 'unit_code']), names: ['tax_code'], blank: [], where: 'true' },
  costs: { amount: 'amount', table: whole(['year', 'unit_code']), names: ['cost_item'], blank: [], where: 'true' },
};

export const layoutOf = ({ extract }: Pick<Profile, 'extract'>): Layout | undefined => LAYOUTS[extract];
