import type { FilterKey } from '@pendapa/contracts';
import { REGION_LEVELS } from '../schema/region-levels.ts';
import type { Binder } from './dialect.ts';
import { regionsAround } from './place-filters.ts';
import type { Context, Filters } from './resolve.ts';

const COLUMN_OF: Readonly<Record<FilterKey, string>> = {
  tax: 'tax_code',
  category: 'tax_code',
  without: 'tax_code',
  only: 'tax_code',
  unit: 'unit_code',
  kind: 'unit_code',
  region: 'region_code',
  channel: 'channel_code',
  bank: 'bank_code',
  document: 'document',
  taxYear: 'tax_year',
  quality: 'quality',
  taxpayerKind: 'taxpayer_kind',
};

export const filterColumns = (where: Filters): string[] => Object.keys(where).map((key) => COLUMN_OF[key as FilterKey]);

/** Condition of regions including everything below them. A code that the regions lack means itself. */
function regionSql(codes: readonly string[], { schema, directory }: Context, binder: Binder): string {
  const unlisted = codes.filter((code) => directory.regionLevels.get(code) === null);
  const levels = REGION_LEVELS.flatMap((level) => {
    const own = codes.filter((code) => directory.regionLevels.get(code) === level);
    return own.length === 0 ? [] : [`${level} IN (${own.map(binder.code).join(', ')})`];
  });
  const inside =
    levels.length === 0 ? [] : [`region_code IN (SELECT region_code FROM ${schema}.region_paths WHERE ${levels.join(' OR ')})`];
  return `(${[...inside, ...(unlisted.length === 0 ? [] : [`region_code IN (${unlisted.map(binder.code).join(', ')})`])].join(' OR ')})`;
}

/** Rows without a tax are kept, because they are not known to be land tax. */
function withoutLandTax({ directory }: Context, binder: Binder): string {
  const codes = directory.landTaxes.map(binder.code).join(', ');
  return codes === '' ? 'true' : `(tax_code IS NULL OR tax_code NOT IN (${codes}))`;
}

/** An agency without land tax is not filtered. */
function onlyLandTax({ directory }: Context, binder: Binder): string {
  const codes = directory.landTaxes.map(binder.code).join(', ');
  return codes === '' ? 'true' : `tax_code IN (${codes})`;
}

function filterSql(key: FilterKey, codes: readonly string[], context: Context, binder: Binder): string {
  if (key === 'region') return regionSql(codes, context, binder);
  if (key === 'category')
    return `tax_code IN (SELECT tax_code FROM ${context.schema}.tax_types WHERE category_code IN (${binder.list(codes)}))`;
  if (key === 'without') return withoutLandTax(context, binder);
  if (key === 'only') return onlyLandTax(context, binder);
  if (key === 'kind') return `unit_code IN (SELECT unit_code FROM ${context.schema}.units WHERE kind IN (${binder.list(codes)}))`;
  if (key === 'taxYear') return `tax_year IN (${codes.map((year) => `CAST(${binder.bind(year)} AS INTEGER)`).join(', ')})`;
  return `${COLUMN_OF[key]} IN (${codes.map(binder.code).join(', ')})`;
}

/** Condition of rows with an ancestor of the chosen regions, or without a region. */
function aroundSql(codes: readonly string[], { directory }: Context, binder: Binder): string {
  const around = regionsAround(codes, directory);
  return around.length === 0 ? 'region_code IS NULL' : `(region_code IS NULL OR region_code IN (${around.map(binder.code).join(', ')}))`;
}

/** Condition for reading rows that lack a place. Such rows may lack the unit, too; rows that lack only the unit lie in the region. */
function lackingSql(key: FilterKey, codes: readonly string[], context: Context, binder: Binder): string {
  const isUnit = key === 'unit' || key === 'kind';
  if (context.lacking === 'unit') return isUnit ? 'unit_code IS NULL' : filterSql(key, codes, context, binder);
  if (key === 'region') return aroundSql(codes, context, binder);
  const lies = filterSql(key, codes, context, binder);
  return isUnit ? `(unit_code IS NULL OR ${lies})` : lies;
}

/** Conditions over the code columns, each starting with AND. */
export function filtersSql(where: Filters, context: Context, binder: Binder): string {
  const conditionOf = context.lacking === null ? filterSql : lackingSql;
  return Object.entries(where)
    .map(([key, codes]) => ` AND ${conditionOf(key as FilterKey, codes, context, binder)}`)
    .join('');
}
