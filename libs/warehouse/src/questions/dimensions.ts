import { TIME_DIMENSIONS, type DimensionKey, type TimeDimension } from '@pendapa/contracts';
import type { CodeColumn } from '../aggregates.ts';
import type { CodeDimension } from '../serving/directory.ts';

interface CodeDimensionSql {
  /** The column of the payments from which the value follows. */
  readonly column: CodeColumn;
  readonly expression: string;
  readonly join?: 'tax_types' | 'region_paths';
}

const CODE_DIMENSIONS: Readonly<Record<CodeDimension, CodeDimensionSql>> = {
  taxType: { column: 'tax_code', expression: 's.tax_code' },
  taxCategory: { column: 'tax_code', expression: 'tt.category_code', join: 'tax_types' },
  unit: { column: 'unit_code', expression: 's.unit_code' },
  city: { column: 'region_code', expression: 'rp.city', join: 'region_paths' },
  district: { column: 'region_code', expression: 'rp.district', join: 'region_paths' },
  ward: { column: 'region_code', expression: 'rp.ward', join: 'region_paths' },
  channel: { column: 'channel_code', expression: 's.channel_code' },
  bank: { column: 'bank_code', expression: 's.bank_code' },
};

export const isTime = (dimension: DimensionKey): dimension is TimeDimension => (TIME_DIMENSIONS as readonly string[]).includes(dimension);
export const isCode = (dimension: DimensionKey): dimension is CodeDimension => !isTime(dimension);

export const codeColumn = (dimension: CodeDimension): CodeColumn => CODE_DIMENSIONS[dimension].column;

/** What a dimension is grouped by, over the source `s` and its joins. */
export const dimensionSql = (dimension: DimensionKey): string =>
  isTime(dimension) ? `s.t_${dimension}` : CODE_DIMENSIONS[dimension].expression;

/** A payment may lie in a region of any level: the path of its region tells the levels above. */
export function joinsSql(by: readonly DimensionKey[], schema: string): string {
  const joins = new Set(by.filter(isCode).map((dimension) => CODE_DIMENSIONS[dimension].join));
  const taxes = joins.has('tax_types') ? ` LEFT JOIN ${schema}.tax_types tt ON tt.tax_code = s.tax_code` : '';
  return joins.has('region_paths') ? `${taxes} LEFT JOIN ${schema}.region_paths rp ON rp.region_code = s.region_code` : taxes;
}
