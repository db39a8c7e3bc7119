/**
 * The tables of a generation, as DuckDB column definitions. Money is BIGINT in the currency's minor unit; codes are text with
 * their leading zeros; dates are calendar dates. A null code means that the extract does not say, never "none".
 */
export const TABLES = {
  regions: {
    region_code: 'VARCHAR NOT NULL',
    /** province, city, district or ward. */
    level: 'VARCHAR NOT NULL',
    name: 'VARCHAR NOT NULL',
    parent_code: 'VARCHAR',
    bps_code: 'VARCHAR',
    population: 'BIGINT',
  },
  units: {
    unit_code: 'VARCHAR NOT NULL',
    name_id: 'VARCHAR NOT NULL',
    name_en: 'VARCHAR NOT NULL',
    /** head-office, sub-agency, samsat, up3d or other. */
    kind: 'VARCHAR NOT NULL',
    parent_code: 'VARCHAR',
    region_code: 'VARCHAR',
  },
  tax_types: {
    tax_code: 'VARCHAR NOT NULL',
    account_code: 'VARCHAR',
    name_id: 'VARCHAR NOT NULL',
    name_en: 'VARCHAR NOT NULL',
    /** What the tax was called before the reform that renamed it. */
    legacy_name: 'VARCHAR',
    category_code: 'VARCHAR NOT NULL',
    category_id: 'VARCHAR NOT NULL',
    category_en: 'VARCHAR NOT NULL',
    /** official, self or transfer. */
    assessment_system: 'VARCHAR NOT NULL',
    valid_from: 'DATE',
    valid_to: 'DATE',
  },
  channels: {
    channel_code: 'VARCHAR NOT NULL',
    name_id: 'VARCHAR NOT NULL',
    name_en: 'VARCHAR NOT NULL',
    /** digital, semi or transfer. */
    class: 'VARCHAR NOT NULL',
    live_from: 'DATE',
    live_to: 'DATE',
  },
  banks: { bank_code: 'VARCHAR NOT NULL', name_id: 'VARCHAR NOT NULL', name_en: 'VARCHAR NOT NULL', group_name: 'VARCHAR' },
  objects: {
    object_key: 'BIGINT NOT NULL',
    /** The agency's own number, kept as text. */
    object_id: 'VARCHAR',
    tax_code: 'VARCHAR NOT NULL',
    unit_code: 'VARCHAR',
    region_code: 'VARCHAR',
    opened_on: 'DATE NOT NULL',
    /** First day on which the object is no longer open. */
    closed_on: 'DATE',
  },
  payments: {
    payment_id: 'VARCHAR',
    posted_on: 'DATE NOT NULL',
    /** day: one payment; month: a recap of a month, posted on its last day. */
    grain: 'VARCHAR NOT NULL',
    object_key: 'BIGINT',
    tax_code: 'VARCHAR',
    unit_code: 'VARCHAR',
    region_code: 'VARCHAR',
    channel_code: 'VARCHAR',
    bank_code: 'VARCHAR',
    /** Null where the extract gives the amount only. */
    principal: 'BIGINT',
    penalty: 'BIGINT',
    discount: 'BIGINT',
    amount: 'BIGINT NOT NULL',
    /** 1 for a payment, -1 for its reversal, null for a recap that does not count them. */
    transactions: 'INTEGER',
    reversal_of: 'VARCHAR',
  },
  targets: {
    year: 'INTEGER NOT NULL',
    /** apbd or apbdp. */
    version: 'VARCHAR NOT NULL',
    effective_from: 'DATE NOT NULL',
    /** Null: the whole province. */
    unit_code: 'VARCHAR',
    tax_code: 'VARCHAR NOT NULL',
    /** 1 to 12, the n-th month of the fiscal year; 0: the whole year. */
    month: 'INTEGER NOT NULL',
    amount: 'BIGINT NOT NULL',
  },
} as const satisfies Record<string, Record<string, string>>;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

/** What makes a row of a reference table the same row in a later load. */
export const KEYS = {
  regions: ['region_code'],
  units: ['unit_code'],
  tax_types: ['tax_code'],
  channels: ['channel_code'],
  banks: ['bank_code'],
  objects: ['object_key'],
} as const satisfies Partial<Record<TableName, readonly string[]>>;
