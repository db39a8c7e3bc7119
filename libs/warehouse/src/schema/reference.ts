/** Small tables of names and rules. Rules that change are rows valid from `valid_from` to `valid_to`, both included. */
export const REFERENCE_TABLES = {
  regions: {
    region_code: 'VARCHAR NOT NULL',
    /** province, city, district or ward. */
    level: 'VARCHAR NOT NULL',
    name: 'VARCHAR NOT NULL',
    parent_code: 'VARCHAR',
    /** The statistical office's code, which numbers cities differently; land object numbers contain it. */
    bps_code: 'VARCHAR',
    population: 'BIGINT',
    area_km2: 'DOUBLE',
    valid_from: 'DATE',
    valid_to: 'DATE',
  },
  units: {
    unit_code: 'VARCHAR NOT NULL',
    name_id: 'VARCHAR NOT NULL',
    name_en: 'VARCHAR NOT NULL',
    /** head-office, sub-agency, samsat, up3d or other. */
    kind: 'VARCHAR NOT NULL',
    parent_code: 'VARCHAR',
    /** The region that the unit serves. */
    region_code: 'VARCHAR',
    /** Districts that the unit serves, separated by semicolons; null: its whole region. */
    district_codes: 'VARCHAR',
    active_from: 'DATE',
    active_to: 'DATE',
  },
  tax_types: {
    tax_code: 'VARCHAR NOT NULL',
    account_code: 'VARCHAR',
    name_id: 'VARCHAR NOT NULL',
    name_en: 'VARCHAR NOT NULL',
    /** Name and account of the tax before the reform that renamed it. */
    legacy_name: 'VARCHAR',
    legacy_code: 'VARCHAR',
    category_code: 'VARCHAR NOT NULL',
    category_id: 'VARCHAR NOT NULL',
    category_en: 'VARCHAR NOT NULL',
    /** official, self or transfer. */
    assessment_system: 'VARCHAR NOT NULL',
    /** Length of a tax period: month, quarter, year, or event if each case is assessed by itself. */
    tax_period: 'VARCHAR',
    valid_from: 'DATE',
    valid_to: 'DATE',
  },
  tax_rules: {
    /** Null: every tax type without a row of its own. */
    tax_code: 'VARCHAR',
    /** due-pay, due-file, rate, interest, interest-cap, collected-by, step-warning (days since the due date) or step-warrant (days since the warning). */
    rule: 'VARCHAR NOT NULL',
    /** `09-30` as month-day; a whole number of days, working days or months; permille for rates and interest. */
    value: 'VARCHAR NOT NULL',
    /** month-day, days, working-days-after-period, months or permille. */
    value_unit: 'VARCHAR NOT NULL',
    valid_from: 'DATE NOT NULL',
    valid_to: 'DATE',
    legal_basis: 'VARCHAR',
  },
  /** Arrears by age: a class begins `from_months` after the due date and ends before the next one. */
  quality_classes: {
    /** current, substandard, doubtful or loss. */
    class_code: 'VARCHAR NOT NULL',
    name_id: 'VARCHAR NOT NULL',
    name_en: 'VARCHAR NOT NULL',
    from_months: 'INTEGER NOT NULL',
    /** Permille of the receivable in the allowance: 5 is 0.5 %. */
    allowance_permille: 'INTEGER NOT NULL',
    valid_from: 'DATE NOT NULL',
    valid_to: 'DATE',
  },
  /** Names of an indicator's values: a band begins at `at_least` (0.9 is 90 %) and ends before the next one. */
  performance_bands: {
    indicator: 'VARCHAR NOT NULL',
    band_code: 'VARCHAR NOT NULL',
    name_id: 'VARCHAR NOT NULL',
    name_en: 'VARCHAR NOT NULL',
    /** Null: from the lowest. */
    at_least: 'DOUBLE',
    valid_from: 'DATE NOT NULL',
    valid_to: 'DATE',
    source: 'VARCHAR',
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
  /** Possible pairs; without rows every pair is possible. */
  bank_channels: { bank_code: 'VARCHAR NOT NULL', channel_code: 'VARCHAR NOT NULL' },
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
  /** Costs of collection. */
  costs: {
    year: 'INTEGER NOT NULL',
    /** Null: the whole agency. */
    unit_code: 'VARCHAR',
    cost_item: 'VARCHAR NOT NULL',
    amount: 'BIGINT NOT NULL',
  },
  /** Days or spans that explain a series, such as due dates, waivers, discounts or a pandemic. */
  marked_events: {
    event_code: 'VARCHAR NOT NULL',
    /** due-date, waiver, discount, holiday, budget, reform or other. */
    kind: 'VARCHAR NOT NULL',
    starts_on: 'DATE NOT NULL',
    ends_on: 'DATE',
    /** Null: every tax type. */
    tax_code: 'VARCHAR',
    text_id: 'VARCHAR NOT NULL',
    text_en: 'VARCHAR NOT NULL',
  },
  calendar: {
    day: 'DATE NOT NULL',
    working: 'BOOLEAN NOT NULL',
    holiday_id: 'VARCHAR',
    holiday_en: 'VARCHAR',
    ramadan: 'BOOLEAN NOT NULL',
  },
} as const;
