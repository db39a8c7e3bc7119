import type { CalendarDate } from '@pendapa/contracts';
import { daySql } from '../../engine/literals.ts';

/**
 * The assessment of each object for its latest tax year, with the exempt part.
 * Years before the last do not show today's exemptions; a recap names no object.
 */
export const lastAssessedSql = (
  schema: string,
  on: CalendarDate,
): string => `SELECT object_key, ${['principal', 'exemption', 'unknown'].map((name) => `arg_max(${name}, tax_year) AS ${name}`).join(', ')}
  FROM (
    SELECT object_key, tax_year, sum(principal) AS principal, coalesce(sum(exemption), 0) AS exemption, count(*) - count(exemption) AS unknown
    FROM ${schema}.assessments
    WHERE object_key IS NOT NULL AND documents IS NULL AND issued_on <= ${daySql(on)} AND tax_year >= ${String(Number(on.slice(0, 4)) - 1)}
    GROUP BY object_key, tax_year
  ) assessed_year GROUP BY object_key`;
