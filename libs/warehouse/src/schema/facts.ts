/**
 * Assessments, returns, payments, arrears and collection steps.
 * An obligation is what one object owes for a tax period: equal `object_key`, `tax_code`, `tax_year` and `period` in all tables.
 * A payment that names an `assessment_id` or `return_id` belongs to that obligation.
 */
export const FACT_TABLES = {
  payments: {
    payment_id: 'VARCHAR',
    /** Number of the state's receipt of the transaction. */
    ntpd: 'VARCHAR',
    /** The day on which the taxpayer paid; posting may follow later. */
    paid_on: 'DATE',
    /** Local time of that day; null if the extract does not give it. */
    paid_time: 'TIME',
    posted_on: 'DATE NOT NULL',
    /** day: one payment; month, quarter, year: a total of one, posted on its last day. */
    grain: 'VARCHAR NOT NULL',
    object_key: 'BIGINT',
    taxpayer_key: 'BIGINT',
    tax_code: 'VARCHAR',
    tax_year: 'INTEGER',
    period: 'INTEGER',
    unit_code: 'VARCHAR',
    region_code: 'VARCHAR',
    channel_code: 'VARCHAR',
    bank_code: 'VARCHAR',
    /** Null if the extract gives the amount only. */
    principal: 'BIGINT',
    penalty: 'BIGINT',
    discount: 'BIGINT',
    amount: 'BIGINT NOT NULL',
    /** 1 for a payment, -1 for its reversal, null for a recap that does not count them. */
    transactions: 'INTEGER',
    assessment_id: 'VARCHAR',
    return_id: 'VARCHAR',
    /** True if it pays an obligation that was overdue at the start of the posting's fiscal year. */
    is_arrears: 'BOOLEAN',
    reversal_of: 'VARCHAR',
  },
  assessments: {
    assessment_id: 'VARCHAR NOT NULL',
    /** SPPT, SKPD, SKKP, SKPDKB, SKPDKBT, STPD, SKPDN or SKPDLB. */
    document: 'VARCHAR NOT NULL',
    object_key: 'BIGINT',
    taxpayer_key: 'BIGINT',
    tax_code: 'VARCHAR NOT NULL',
    unit_code: 'VARCHAR',
    region_code: 'VARCHAR',
    tax_year: 'INTEGER NOT NULL',
    period: 'INTEGER',
    /** First and last day of the assessed period; a vehicle's year begins on its own day. */
    period_start: 'DATE',
    period_end: 'DATE',
    issued_on: 'DATE NOT NULL',
    due_on: 'DATE',
    /** Before exemption, reduction and cancellation; what is due is principal - exemption - reduction - cancelled + penalty. */
    principal: 'BIGINT NOT NULL',
    penalty: 'BIGINT',
    exemption: 'BIGINT',
    reduction: 'BIGINT',
    cancelled: 'BIGINT',
    cancelled_on: 'DATE',
    /** Number of assessments in a recap's row; null for a single one. */
    documents: 'INTEGER',
  },
  /** Expected returns, filed or not. */
  returns: {
    return_id: 'VARCHAR NOT NULL',
    object_key: 'BIGINT',
    taxpayer_key: 'BIGINT',
    tax_code: 'VARCHAR NOT NULL',
    unit_code: 'VARCHAR',
    region_code: 'VARCHAR',
    tax_year: 'INTEGER NOT NULL',
    period: 'INTEGER',
    /** Last day of the tax period. */
    period_end: 'DATE NOT NULL',
    due_on: 'DATE NOT NULL',
    /** Last day to pay the declared tax; null: the day of `due_on`. */
    pay_due_on: 'DATE',
    /** Null: not filed. */
    filed_on: 'DATE',
    /** online or counter. */
    mode: 'VARCHAR',
    /** SPTPD: stated by the taxpayer; eTRAPT: reported by the system that reads the transactions. */
    source: 'VARCHAR',
    declared_base: 'BIGINT',
    declared_tax: 'BIGINT',
    /** 0 for the first return of a period; the highest counts. */
    correction: 'INTEGER NOT NULL',
    /** Number of returns in a recap's row; null for a single one. */
    documents: 'INTEGER',
  },
  arrears: {
    snapshot_on: 'DATE NOT NULL',
    object_key: 'BIGINT',
    taxpayer_key: 'BIGINT',
    tax_code: 'VARCHAR NOT NULL',
    tax_year: 'INTEGER NOT NULL',
    period: 'INTEGER',
    unit_code: 'VARCHAR',
    region_code: 'VARCHAR',
    principal: 'BIGINT NOT NULL',
    penalty: 'BIGINT',
    due_on: 'DATE NOT NULL',
    /** Class of `quality_classes` by the age at the snapshot. */
    quality: 'VARCHAR',
    disputed: 'BOOLEAN',
    uncollectible: 'BOOLEAN',
    /** none, reminder, warning, warrant or seizure. */
    last_action: 'VARCHAR',
    action_on: 'DATE',
    /** Day on which the right to collect ends. */
    expires_on: 'DATE',
    /** Number of obligations in a recap's row; null for a single one. */
    documents: 'INTEGER',
  },
  /** Changes of arrears since the last snapshot: opening + added - collected - written off + adjusted = closing. */
  arrears_movements: {
    snapshot_on: 'DATE NOT NULL',
    tax_code: 'VARCHAR NOT NULL',
    /** Null: the whole province. */
    unit_code: 'VARCHAR',
    opening: 'BIGINT NOT NULL',
    added: 'BIGINT NOT NULL',
    collected: 'BIGINT NOT NULL',
    written_off: 'BIGINT NOT NULL',
    /** May be negative. */
    adjusted: 'BIGINT NOT NULL',
    closing: 'BIGINT NOT NULL',
  },
  enforcement: {
    action_id: 'VARCHAR NOT NULL',
    object_key: 'BIGINT',
    taxpayer_key: 'BIGINT',
    tax_code: 'VARCHAR',
    unit_code: 'VARCHAR',
    region_code: 'VARCHAR',
    /** reminder, warning, warrant or seizure. */
    action: 'VARCHAR NOT NULL',
    issued_on: 'DATE NOT NULL',
    amount: 'BIGINT',
    /** paid, partly-paid, open or returned; null: not known. */
    result: 'VARCHAR',
  },
} as const;
