/** Taxpayers and objects. Names and numbers of people are in `identities` only, which only queries that reveal one record read. */
export const REGISTER_TABLES = {
  taxpayers: {
    taxpayer_key: 'BIGINT NOT NULL',
    /** individual or corporate. */
    kind: 'VARCHAR NOT NULL',
    npwpd_masked: 'VARCHAR',
    name_masked: 'VARCHAR',
    /** Section letter of the standard classification of business fields (KBLI). */
    sector_code: 'VARCHAR',
    legal_form: 'VARCHAR',
    birth_year: 'INTEGER',
    /** F or M. */
    sex: 'VARCHAR',
    /** City of residence or seat; a code without a region means outside the province. */
    residence_code: 'VARCHAR',
    registered_on: 'DATE NOT NULL',
    /** First day without registration. */
    closed_on: 'DATE',
    /** active, inactive or closed. */
    status: 'VARCHAR NOT NULL',
    nik_valid: 'BOOLEAN',
    /** micro, small, medium or large. */
    size_band: 'VARCHAR',
  },
  identities: {
    taxpayer_key: 'BIGINT NOT NULL',
    npwpd: 'VARCHAR',
    nik: 'VARCHAR',
    name: 'VARCHAR',
  },
  objects: {
    object_key: 'BIGINT NOT NULL',
    /** The agency's own number, as text. */
    object_id: 'VARCHAR',
    /** nop, nopd or nrkb. */
    id_type: 'VARCHAR',
    tax_code: 'VARCHAR NOT NULL',
    taxpayer_key: 'BIGINT',
    unit_code: 'VARCHAR',
    region_code: 'VARCHAR',
    /** Kind of object within its tax, such as car or restaurant, and its use. */
    class_code: 'VARCHAR',
    use_code: 'VARCHAR',
    /** Tax base of a year: NJOP, NJKB, rental value or turnover. */
    base_value: 'BIGINT',
    land_m2: 'DOUBLE',
    building_m2: 'DOUBLE',
    latitude: 'DOUBLE',
    longitude: 'DOUBLE',
    /** Null if the register does not tell it. */
    opened_on: 'DATE',
    /** First day on which the object is closed. */
    closed_on: 'DATE',
    /** active, suspended or closed. */
    status: 'VARCHAR',
    updated_on: 'DATE',
  },
  object_events: {
    event_id: 'VARCHAR NOT NULL',
    object_key: 'BIGINT NOT NULL',
    /** opened, closed, suspended, resumed or transferred. */
    event: 'VARCHAR NOT NULL',
    event_on: 'DATE NOT NULL',
  },
} as const;
