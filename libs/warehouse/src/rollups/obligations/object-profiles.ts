import { AREA_BANDS, areaBand, NOT_APPLICABLE, type CalendarDate } from '@pendapa/contracts';
import { measures, type Rollups, type ViewSource } from '../rollup.ts';
import { bandSql, PLACE, PLACE_COLUMNS, sumOf } from '../sql.ts';
import { obligationCodesSql, paymentsKnownSql } from './obligation-rows.ts';
import { settledSql } from './obligation-sums.ts';
import { portionsSql } from './due-obligations.ts';
import { lastAssessedSql } from './last-assessed.ts';
import { daySql, quoted } from '../../engine/literals.ts';

/** Returns SQL for the band of an area in m2; objects without land have none. */
function areaSql(area: string): string {
  const boundSql = (bound: number) => (bound === 1 ? '> 0' : `>= ${String(bound)}`);
  const cases = AREA_BANDS.toReversed().map((bound) => `WHEN ${area} ${boundSql(bound)} THEN ${quoted(areaBand(bound))}`);
  return `CASE WHEN id_type <> 'nop' THEN ${quoted(NOT_APPLICABLE)} ${cases.join(' ')} END`;
}

const KIND = `class_code AS object_class, use_code AS object_use, ${bandSql('base_value')} AS value_band,
  ${areaSql('land_m2')} AS land_band, ${areaSql('building_m2')} AS building_band`;
const KIND_COLUMNS = 'object_class, object_use, value_band, land_band, building_band';

const PROFILE_FIGURES = measures(
  'objects',
  'base_value',
  'unknown_base_value',
  'net_due',
  'unknown_net_due',
  'paid',
  'unknown_paid',
  'in_arrears',
  'unknown_in_arrears',
  'total',
  'unknown_penalty',
  'updated',
  'outdated',
  'exempt',
  'unknown_exempt',
);
type ProfileFigure = keyof typeof PROFILE_FIGURES;
const FIGURE_NAMES = Object.keys(PROFILE_FIGURES) as readonly ProfileFigure[];

const figures = (values: Readonly<Partial<Record<ProfileFigure, string>>>): string =>
  FIGURE_NAMES.map((name) => `CAST(${values[name] ?? '0'} AS BIGINT) AS ${name}`).join(', ');

/**
 * Assessed or declared amounts by object, and payments on them.
 * An unfiled return declares nothing; a recap names no object.
 */
const assessedSql = (
  days: string,
): string => `SELECT object_key, ${PLACE_COLUMNS}, sum(net_due) AS net_due, count_if(net_due IS NULL AND file_by IS NULL) AS unknown_net_due,
    sum(CASE WHEN paid_known THEN paid END) AS paid, count_if(NOT paid_known OR (net_due IS NULL AND file_by IS NULL)) AS unknown_paid
  FROM (${settledSql(`issued_on BETWEEN ${days}`)}) settled
  WHERE file_by IS NULL OR (due_on BETWEEN ${days} AND net_due > 0) GROUP BY object_key, ${PLACE_COLUMNS}`;

/** Arrears by object at the last snapshot of the period; objects that the register lacks keep the codes of their arrears. */
const owingSql = (
  schema: string,
  until: string,
): string => `SELECT object_key, min(tax_code) AS tax_code, min(unit_code) AS unit_code, min(region_code) AS region_code,
    sum(principal + coalesce(penalty, 0)) AS total, count(*) - count(penalty) AS unknown_penalty, count(*) AS entries
  FROM ${schema}.arrears WHERE snapshot_on = (SELECT max(snapshot_on) FROM ${schema}.arrears WHERE snapshot_on <= ${until})
  GROUP BY object_key, CASE WHEN object_key IS NULL THEN (tax_code, unit_code, region_code) END`;

const ASSESSED_OBJECTS = 'assessed_object';

const oneWhere = (condition: string): string => `CASE WHEN ${condition} THEN 1 ELSE 0 END`;

/** Figures of an open object; its data are outdated two years after the last update. */
const openSql = (asOf: CalendarDate): string =>
  figures({
    objects: '1',
    base_value: 'coalesce(base, 0)',
    unknown_base_value: oneWhere('base IS NULL'),
    updated: oneWhere('updated_on IS NOT NULL'),
    outdated: oneWhere(`updated_on < ${daySql(asOf)} - INTERVAL 2 YEAR`),
    exempt: oneWhere('exemption > 0 AND exemption >= principal'),
    unknown_exempt: oneWhere('unknown > 0'),
  });

function profilesSql(schema: string, target: string, until: string, asOf: CalendarDate): string {
  const withKindSql = (rows: string, place: string, values: string) => `SELECT ${place}, ${KIND_COLUMNS}, ${values}
    FROM (${rows}) r LEFT JOIN known o ON o.object_key = r.object_key`;
  const listed = (column: string) => `CASE WHEN o.object_key IS NULL THEN r.${column} ELSE o.${column} END AS ${column}`;
  const places = PLACE_COLUMNS.split(', ');
  return `CREATE TABLE ${target} AS
    WITH known AS NOT MATERIALIZED (SELECT object_key, ${PLACE_COLUMNS}, closed_on, updated_on, base_value AS base, ${KIND} FROM ${schema}.objects),
    rows_of AS (
      SELECT ${PLACE_COLUMNS}, ${KIND_COLUMNS}, ${openSql(asOf)}
      FROM known LEFT JOIN (${lastAssessedSql(schema, asOf)}) last_assessed USING (object_key) WHERE closed_on IS NULL
      UNION ALL ${withKindSql(
        `SELECT * FROM ${ASSESSED_OBJECTS}`,
        places.map((column) => `r.${column}`).join(', '),
        figures({ net_due: 'r.net_due', unknown_net_due: 'r.unknown_net_due', paid: 'r.paid', unknown_paid: 'r.unknown_paid' }),
      )}
      UNION ALL ${withKindSql(
        owingSql(schema, until),
        places.map(listed).join(', '),
        figures({
          in_arrears: 'CASE WHEN r.object_key IS NULL THEN 0 ELSE 1 END',
          unknown_in_arrears: 'CASE WHEN r.object_key IS NULL THEN r.entries ELSE 0 END',
          total: 'r.total',
          unknown_penalty: 'r.unknown_penalty',
        }),
      )}
    )
    SELECT ${PLACE_COLUMNS}, ${KIND_COLUMNS}, ${FIGURE_NAMES.map((name) => sumOf(name, name)).join(', ')} FROM rows_of
    GROUP BY ${PLACE_COLUMNS}, ${KIND_COLUMNS} ORDER BY ${PLACE_COLUMNS}`;
}

/** Profiles of open objects: kind, exemption, amounts assessed or declared in the period, payments until the data date, arrears. */
function objectProfilesSql(
  { schema, days: { from, to }, asOf, portions }: ViewSource,
  relationOf: (table: string) => string,
): readonly string[] {
  const until = daySql(to < asOf ? to : asOf);
  const days = `${daySql(from)} AND ${until}`;
  const matched = `(number = 0 AND issued_on BETWEEN ${days}) OR (number < 0 AND due_on BETWEEN ${days})`;
  return [
    paymentsKnownSql('payments_known', schema),
    obligationCodesSql(schema),
    ...portionsSql(
      { schema, days, assessed: 'issued_on', asOf: daySql(asOf), matched, portions },
      { statements: (keep) => [keep(ASSESSED_OBJECTS, assessedSql(days))] },
    ),
    profilesSql(schema, relationOf('object_profiles'), until, asOf),
  ];
}

export const OBJECT_PROFILE_ROLLUPS = {
  /** Open objects by kind, and objects with assessments or arrears that the register lacks. */
  object_profiles: {
    source: ['objects', 'assessments', 'returns', 'payments', 'arrears'],
    grain: 'days of a query',
    keys: {
      ...PLACE,
      object_class: 'VARCHAR',
      object_use: 'VARCHAR',
      value_band: 'BIGINT',
      land_band: 'VARCHAR',
      building_band: 'VARCHAR',
    },
    measures: PROFILE_FIGURES,
    built: { when: 'on demand', view: 'profiles', statements: objectProfilesSql },
    check: { sum: 'sum(objects)', rows: 'count(*)', from: 'objects WHERE closed_on IS NULL' },
  },
} as const satisfies Rollups;
