import { bandSql, bigints, PLACE, PLACE_COLUMNS, sumOf, type Derivation } from './derivation.ts';
import { figuresIn } from './stored-figures.ts';

const OBJECT_CHANGES = figuresIn('object_changes');
const DETAILS = { object_class: 'VARCHAR', object_use: 'VARCHAR', value_band: 'BIGINT' } as const;
const DETAIL_SQL = `class_code AS object_class, use_code AS object_use, ${bandSql('base_value')} AS value_band`;

function changesSummedSql(changes: string, details: readonly string[]): string {
  const codes = ['day', PLACE_COLUMNS, ...details].join(', ');
  return `SELECT ${codes}, ${OBJECT_CHANGES.map((name) => sumOf(name, name)).join(', ')} FROM ${changes} GROUP BY ${codes} ORDER BY ${codes}`;
}

/**
 * Daily changes of objects by codes: the sum of `registered` up to a day is the number open on it.
 * An object closed on its opening day or before was never open. Closing ends a suspension.
 * An object without an opening date is counted from the day of its register, and as no opening.
 */
function objectDetailsSql(target: string, of: (table: string) => string): string {
  const figures = (values: Partial<Record<(typeof OBJECT_CHANGES)[number], string>>) =>
    OBJECT_CHANGES.map((name) => `${values[name] ?? '0'} AS ${name}`).join(', ');
  const base = (sign: string) => ({
    base_value: `${sign}coalesce(base, 0)`,
    unknown_base_value: `CASE WHEN base IS NULL THEN ${sign}1 ELSE 0 END`,
  });
  const step = "CASE event WHEN 'suspended' THEN 1 WHEN 'resumed' THEN -1 END";
  return `CREATE TABLE ${target} AS
    WITH known AS NOT MATERIALIZED (
      SELECT object_key, ${PLACE_COLUMNS}, ${DETAIL_SQL}, base_value AS base, coalesce(opened_on, updated_on) AS since, opened_on, closed_on
      FROM ${of('objects')} WHERE closed_on IS NULL OR closed_on > coalesce(opened_on, updated_on)
    ),
    steps AS (
      SELECT o.*, e.event_on AS day, ${step} AS step
      FROM ${of('object_events')} e JOIN known o ON o.object_key = e.object_key
      WHERE e.event IN ('suspended', 'resumed') AND (o.closed_on IS NULL OR e.event_on < o.closed_on)
    ),
    changes AS (
      SELECT since AS day, * EXCLUDE (since), ${figures({ registered: '1', opened: 'CASE WHEN opened_on IS NULL THEN 0 ELSE 1 END', ...base('') })} FROM known
      UNION ALL SELECT closed_on AS day, * EXCLUDE (since), ${figures({ registered: '-1', closed: '1', ...base('-') })} FROM known WHERE closed_on IS NOT NULL
      UNION ALL SELECT day, * EXCLUDE (day, step, since), ${figures({ suspended: 'step' })} FROM steps
      UNION ALL SELECT closed_on AS day, * EXCLUDE (day, step, since), ${figures({ suspended: '-step' })} FROM steps WHERE closed_on IS NOT NULL
    )
    ${changesSummedSql('changes', Object.keys(DETAILS))}`;
}

/** The same without details, summed from them. */
const objectChangesSql = (target: string, details: string): string => `CREATE TABLE ${target} AS ${changesSummedSql(details, [])}`;

const TAXPAYER_KEYS = {
  taxpayer_kind: 'VARCHAR',
  sector: 'VARCHAR',
  legal_form: 'VARCHAR',
  size_band: 'VARCHAR',
  sex: 'VARCHAR',
  birth_year: 'INTEGER',
  residence: 'VARCHAR',
} as const;
const TAXPAYER_CHANGES = figuresIn('taxpayer_changes');

/** Attributes of a taxpayer, from the table `taxpayers`. */
export const TAXPAYER_SQL =
  'kind AS taxpayer_kind, sector_code AS sector, legal_form, size_band, sex, birth_year, residence_code AS residence';
export const TAXPAYER_COLUMNS = TAXPAYER_KEYS;

function taxpayerChangesSql(target: string, taxpayers: string): string {
  const keys = ['day', ...Object.keys(TAXPAYER_KEYS)].join(', ');
  const nik = (sign: string) =>
    `CASE WHEN nik_valid THEN ${sign}1 ELSE 0 END AS valid_nik, CASE WHEN nik_valid IS NOT NULL THEN ${sign}1 ELSE 0 END AS checked_nik`;
  const ever = 'closed_on IS NULL OR closed_on > registered_on';
  return `CREATE TABLE ${target} AS
    WITH changes AS (
      SELECT registered_on AS day, ${TAXPAYER_SQL}, 1 AS registered, 1 AS opened, 0 AS closed, ${nik('')} FROM ${taxpayers} WHERE ${ever}
      UNION ALL SELECT closed_on, ${TAXPAYER_SQL}, -1, 0, 1, ${nik('-')} FROM ${taxpayers} WHERE closed_on > registered_on
    )
    SELECT ${keys}, ${TAXPAYER_CHANGES.map((name) => sumOf(name, name)).join(', ')} FROM changes GROUP BY ${keys} ORDER BY ${keys}`;
}

export const REGISTER_SUMS = {
  object_details: {
    kind: 'register',
    columns: { day: 'DATE', ...PLACE, ...DETAILS, ...bigints(...OBJECT_CHANGES) },
    sql: (target, of) => objectDetailsSql(target, of),
  },
  object_changes: {
    kind: 'register',
    columns: { day: 'DATE', ...PLACE, ...bigints(...OBJECT_CHANGES) },
    sql: (target, of) => objectChangesSql(target, of('object_details')),
  },
  taxpayer_changes: {
    kind: 'register',
    columns: { day: 'DATE', ...TAXPAYER_KEYS, ...bigints(...TAXPAYER_CHANGES) },
    sql: (target, of) => taxpayerChangesSql(target, of('taxpayers')),
  },
} as const satisfies Record<string, Derivation>;
