import { NOT_APPLICABLE, type CalendarDate } from '@pendapa/contracts';
import { measures, type Rollups } from '../rollup.ts';
import { sumOf } from '../sql.ts';
import { lastAssessedSql } from '../obligations/last-assessed.ts';
import { quoted } from '../../engine/literals.ts';

const OBJECT_COUNT_BAND = "CASE WHEN objects >= 6 THEN '6+' WHEN objects >= 3 THEN '3-5' ELSE CAST(objects AS VARCHAR) END";
const EXEMPTION_BAND = `CASE WHEN assessed = 0 THEN ${quoted(NOT_APPLICABLE)} WHEN unknown > 0 THEN NULL WHEN exemption = 0 THEN 'none'
  WHEN exemption >= principal THEN 'full' ELSE 'partial' END`;

/** Counts holders of open objects by the number of objects they hold and by the exempt share. */
const holderBandsSql = (schema: string, target: string, on: CalendarDate): string => `CREATE TABLE ${target} AS
  WITH assessed AS (${lastAssessedSql(schema, on)}),
  held AS (
    SELECT o.taxpayer_key, count(*) AS objects, count(a.object_key) AS assessed, sum(a.principal) AS principal, sum(a.exemption) AS exemption,
      sum(a.unknown) AS unknown
    FROM ${schema}.objects o LEFT JOIN assessed a ON a.object_key = o.object_key
    WHERE o.closed_on IS NULL AND o.taxpayer_key IS NOT NULL GROUP BY o.taxpayer_key
  )
  SELECT t.kind AS taxpayer_kind, ${OBJECT_COUNT_BAND} AS objects_held, ${EXEMPTION_BAND} AS exemption_band, ${sumOf('1', 'holders')}, ${sumOf('objects', 'objects')}
  FROM held h LEFT JOIN ${schema}.taxpayers t ON t.taxpayer_key = h.taxpayer_key GROUP BY ALL ORDER BY ALL`;

export const HOLDER_BAND_ROLLUPS = {
  holder_bands: {
    source: ['objects', 'taxpayers', 'assessments'],
    grain: 'data date',
    keys: { taxpayer_kind: 'VARCHAR', objects_held: 'VARCHAR', exemption_band: 'VARCHAR' },
    measures: measures('holders', 'objects'),
    built: {
      when: 'on demand',
      view: 'holdings',
      statements: ({ schema, days }, relationOf) => [holderBandsSql(schema, relationOf('holder_bands'), days.to)],
    },
    check: { sum: 'sum(objects)', rows: 'count(*)', from: 'objects WHERE closed_on IS NULL AND taxpayer_key IS NOT NULL' },
  },
} as const satisfies Rollups;
