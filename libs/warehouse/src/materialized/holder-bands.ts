import { NOT_APPLICABLE, type CalendarDate } from '@pendapa/contracts';
import { sumOf } from '../derived/derivation.ts';
import { lastAssessedSql } from './last-assessed.ts';
import { quoted } from '../engine/literals.ts';

const OBJECT_COUNT_BAND = "CASE WHEN objects >= 6 THEN '6+' WHEN objects >= 3 THEN '3-5' ELSE CAST(objects AS VARCHAR) END";
const EXEMPTION_BAND = `CASE WHEN assessed = 0 THEN ${quoted(NOT_APPLICABLE)} WHEN unknown > 0 THEN NULL WHEN exemption = 0 THEN 'none'
  WHEN exemption >= principal THEN 'full' ELSE 'partial' END`;

/** Counts holders of open objects by the number of objects they hold and by the exempt share. */
export const holderBandsSql = (schema: string, target: string, on: CalendarDate): string => `CREATE TABLE ${target} AS
  WITH assessed AS (${lastAssessedSql(schema, on)}),
  held AS (
    SELECT o.taxpayer_key, count(*) AS objects, count(a.object_key) AS assessed, sum(a.principal) AS principal, sum(a.exemption) AS exemption,
      sum(a.unknown) AS unknown
    FROM ${schema}.objects o LEFT JOIN assessed a ON a.object_key = o.object_key
    WHERE o.closed_on IS NULL AND o.taxpayer_key IS NOT NULL GROUP BY o.taxpayer_key
  )
  SELECT t.kind AS taxpayer_kind, ${OBJECT_COUNT_BAND} AS objects_held, ${EXEMPTION_BAND} AS exemption_band, ${sumOf('1', 'holders')}, ${sumOf('objects', 'objects')}
  FROM held h LEFT JOIN ${schema}.taxpayers t ON t.taxpayer_key = h.taxpayer_key GROUP BY ALL ORDER BY ALL`;
