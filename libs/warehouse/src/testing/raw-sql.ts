import type { DimensionKey, Query } from '@pendapa/contracts';
import type { RawFacts, RawPeriod } from './raw-facts.ts';

const level = (length: number) => `CASE WHEN length(f.region_code) >= ${String(length)} THEN left(f.region_code, ${String(length)}) END`;

const EXPRESSIONS: Readonly<Partial<Record<DimensionKey, string>>> = {
  day: 'CAST(f.day AS DATE)',
  month: "CAST(date_trunc('month', f.day) AS DATE)",
  year: "CAST(date_trunc('year', f.day) AS DATE)",
  taxType: 'f.tax_code',
  taxCategory: "CASE f.tax_code WHEN 'PBB' THEN 'BUMI' WHEN 'PKB' THEN 'KENDARAAN' WHEN 'RESTO' THEN 'JASA' END",
  unit: 'f.unit_code',
  city: level(5),
  district: level(8),
  ward: level(13),
  channel: 'f.channel_code',
  bank: 'f.bank_code',
  document: 'f.document',
  taxYear: 'f.tax_year',
  action: 'f.action',
  result: 'f.result',
  taxpayerKind: 'f.taxpayer_kind',
  sex: "CASE WHEN f.sex IS NULL AND f.taxpayer_kind = 'corporate' THEN 'not-applicable' ELSE f.sex END",
  sector: "CASE WHEN f.sector_code IS NULL AND f.taxpayer_kind = 'individual' THEN 'not-applicable' ELSE f.sector_code END",
};

const listed = (codes: readonly string[]): string => codes.map((code) => `'${code}'`).join(', ');

const FILTERED: Readonly<Record<string, (codes: readonly string[]) => string>> = {
  tax: (codes) => `f.tax_code IN (${listed(codes)})`,
  category: (codes) => `${EXPRESSIONS.taxCategory ?? ''} IN (${listed(codes)})`,
  only: () => "f.tax_code = 'PBB'",
  without: () => "f.tax_code IS DISTINCT FROM 'PBB'",
  unit: (codes) => `f.unit_code IN (${listed(codes)})`,
  taxpayerKind: (codes) => `f.taxpayer_kind IN (${listed(codes)})`,
  region: (codes) => codes.map((code) => `f.region_code LIKE '${code}%'`).join(' OR '),
};

/** Returns SQL over single rows for a query: the dimensions as text, then the measure, unordered. */
export function rawSql(facts: RawFacts, measure: string, { by = [], where = {} }: Query, period: RawPeriod): string {
  const dimensions = by.map((dimension) => EXPRESSIONS[dimension] ?? 'NULL');
  const conditions = Object.entries(where).map(([key, codes]) => `(${FILTERED[key]?.(codes) ?? 'false'})`);
  const days = `(f.day IS NULL OR f.day BETWEEN DATE '${period.from}' AND DATE '${period.to}')`;
  const columns = [...dimensions.map((sql) => `CAST(${sql} AS VARCHAR)`), `CAST(${facts.measures[measure] ?? 'NULL'} AS VARCHAR)`];
  const groups = dimensions.length === 0 ? '' : ` GROUP BY ${dimensions.join(', ')}`;
  return `SELECT ${columns.join(', ')} FROM (${facts.rows(period)}) f WHERE ${[days, ...conditions].join(' AND ')}${groups} HAVING count(*) > 0`;
}
