import { measures, type Rollups } from '../rollup.ts';
import { bandSql, PLACE, PLACE_COLUMNS } from '../sql.ts';

const OBJECT_CHANGES = measures('registered', 'opened', 'closed', 'suspended', 'base_value', 'unknown_base_value');
const DETAILS = { object_class: 'VARCHAR', object_use: 'VARCHAR', value_band: 'BIGINT' } as const;
const DETAIL_SQL = `class_code AS object_class, use_code AS object_use, ${bandSql('base_value')} AS value_band`;

/** First day of an object; the day of the register if its opening is unknown. */
const SINCE = 'coalesce(opened_on, updated_on)';
const OPENING_COUNT = 'CASE WHEN opened_on IS NULL THEN 0 ELSE 1 END';

/**
 * Changes of objects. An object closed on its opening day or before was never open. Closing ends a suspension.
 * An object without an opening date is counted from the day of its register, and as no opening.
 */
function objectChangesSql(of: (table: string) => string): string {
  const figures = (values: Partial<Record<keyof typeof OBJECT_CHANGES, string>>) =>
    (Object.keys(OBJECT_CHANGES) as readonly (keyof typeof OBJECT_CHANGES)[]).map((name) => `${values[name] ?? '0'} AS ${name}`).join(', ');
  const base = (sign: string) => ({
    base_value: `${sign}coalesce(base, 0)`,
    unknown_base_value: `CASE WHEN base IS NULL THEN ${sign}1 ELSE 0 END`,
  });
  const step = "CASE event WHEN 'suspended' THEN 1 WHEN 'resumed' THEN -1 END";
  return `(WITH known AS NOT MATERIALIZED (
      SELECT object_key, ${PLACE_COLUMNS}, ${DETAIL_SQL}, base_value AS base, ${SINCE} AS since, opened_on, closed_on
      FROM ${of('objects')} WHERE closed_on IS NULL OR closed_on > ${SINCE}
    ),
    steps AS (
      SELECT o.*, e.event_on AS day, ${step} AS step
      FROM ${of('object_events')} e JOIN known o ON o.object_key = e.object_key
      WHERE e.event IN ('suspended', 'resumed') AND (o.closed_on IS NULL OR e.event_on < o.closed_on)
    )
    SELECT since AS day, * EXCLUDE (since), ${figures({ registered: '1', opened: OPENING_COUNT, ...base('') })} FROM known
      UNION ALL SELECT closed_on AS day, * EXCLUDE (since), ${figures({ registered: '-1', closed: '1', ...base('-') })} FROM known WHERE closed_on IS NOT NULL
      UNION ALL SELECT day, * EXCLUDE (day, step, since), ${figures({ suspended: 'step' })} FROM steps
      UNION ALL SELECT closed_on AS day, * EXCLUDE (day, step, since), ${figures({ suspended: '-step' })} FROM steps WHERE closed_on IS NOT NULL) changes`;
}

/** Attributes of a taxpayer. */
export const TAXPAYER_KEYS = {
  taxpayer_kind: 'VARCHAR',
  sector: 'VARCHAR',
  legal_form: 'VARCHAR',
  size_band: 'VARCHAR',
  sex: 'VARCHAR',
  birth_year: 'INTEGER',
  residence: 'VARCHAR',
} as const;

/** The same from the table `taxpayers`. */
export const TAXPAYER_SQL =
  'kind AS taxpayer_kind, sector_code AS sector, legal_form, size_band, sex, birth_year, residence_code AS residence';

const EVER_OPEN = 'closed_on IS NULL OR closed_on > registered_on';

function taxpayerChangesSql(taxpayers: string): string {
  const nik = (sign: string) =>
    `CASE WHEN nik_valid THEN ${sign}1 ELSE 0 END AS valid_nik, CASE WHEN nik_valid IS NOT NULL THEN ${sign}1 ELSE 0 END AS checked_nik`;
  return `(SELECT registered_on AS day, ${TAXPAYER_SQL}, 1 AS registered, 1 AS opened, 0 AS closed, ${nik('')} FROM ${taxpayers} WHERE ${EVER_OPEN}
      UNION ALL SELECT closed_on, ${TAXPAYER_SQL}, -1, 0, 1, ${nik('-')} FROM ${taxpayers} WHERE closed_on > registered_on) changes`;
}

const OBJECTS_EVER_OPEN = {
  sum: 'sum(opened)',
  rows: 'count(opened_on)',
  from: `objects WHERE closed_on IS NULL OR closed_on > ${SINCE}`,
} as const;

/** Changes of the registers by day: the sum of `registered` up to a day is the number open on it. */
export const REGISTER_ROLLUPS = {
  object_details: {
    source: ['objects', 'object_events'],
    grain: 'day',
    keys: { day: 'DATE', ...PLACE, ...DETAILS },
    measures: OBJECT_CHANGES,
    built: { when: 'at publication', part: 'register', rows: objectChangesSql },
    check: OBJECTS_EVER_OPEN,
  },
  object_changes: {
    source: 'object_details',
    grain: 'day',
    keys: { day: 'DATE', ...PLACE },
    measures: OBJECT_CHANGES,
    built: { when: 'at publication', part: 'register', rows: (of) => of('object_details') },
    check: OBJECTS_EVER_OPEN,
  },
  taxpayer_changes: {
    source: 'taxpayers',
    grain: 'day',
    keys: { day: 'DATE', ...TAXPAYER_KEYS },
    measures: measures('registered', 'opened', 'closed', 'valid_nik', 'checked_nik'),
    built: { when: 'at publication', part: 'register', rows: (of) => taxpayerChangesSql(of('taxpayers')) },
    check: { sum: 'sum(opened)', rows: 'count(*)', from: `taxpayers WHERE ${EVER_OPEN}` },
  },
} as const satisfies Rollups;
