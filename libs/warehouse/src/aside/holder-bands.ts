import { NOT_APPLICABLE, type CalendarDate } from '@pendapa/contracts';
import { sumOf } from '../derived/derivation.ts';

const HELD = "CASE WHEN objects >= 6 THEN '6+' WHEN objects >= 3 THEN '3-5' ELSE CAST(objects AS VARCHAR) END";
const EXEMPT = `CASE WHEN assessed = 0 THEN '${NOT_APPLICABLE}' WHEN unknown > 0 THEN NULL WHEN exemption = 0 THEN 'none'
  WHEN exemption >= principal THEN 'full' ELSE 'partial' END`;

/**
 * The statement that counts, of the generation of a schema, holders of open objects by how many they hold and by how much of what was
 * assessed on these is exempt: for each object all assessments of its latest tax year, that of the day or the one before. Older ones tell
 * nothing of today's exemptions, and a recap names no object.
 */
export const holderBandsSql = (schema: string, target: string, on: CalendarDate): string => `CREATE TABLE ${target} AS
  WITH assessed_year AS (
    SELECT object_key, tax_year, sum(principal) AS principal, coalesce(sum(exemption), 0) AS exemption, count(*) - count(exemption) AS unknown
    FROM ${schema}.assessments
    WHERE object_key IS NOT NULL AND documents IS NULL AND issued_on <= DATE '${on}' AND tax_year >= ${String(Number(on.slice(0, 4)) - 1)}
    GROUP BY object_key, tax_year
  ),
  assessed AS (
    SELECT object_key, ${['principal', 'exemption', 'unknown'].map((name) => `arg_max(${name}, tax_year) AS ${name}`).join(', ')}
    FROM assessed_year GROUP BY object_key
  ),
  held AS (
    SELECT o.taxpayer_key, count(*) AS objects, count(a.object_key) AS assessed, sum(a.principal) AS principal, sum(a.exemption) AS exemption,
      sum(a.unknown) AS unknown
    FROM ${schema}.objects o LEFT JOIN assessed a ON a.object_key = o.object_key
    WHERE o.closed_on IS NULL AND o.taxpayer_key IS NOT NULL GROUP BY o.taxpayer_key
  )
  SELECT t.kind AS taxpayer_kind, ${HELD} AS objects_held, ${EXEMPT} AS exemption_band, ${sumOf('1', 'holders')}, ${sumOf('objects', 'objects')}
  FROM held h LEFT JOIN ${schema}.taxpayers t ON t.taxpayer_key = h.taxpayer_key GROUP BY ALL ORDER BY ALL`;
