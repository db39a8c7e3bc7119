/** All filters that a page can offer; `level` is the region level of rows, `target` the span of targets. */
export const FILTER_NAMES = [
  'period',
  'compare',
  'region',
  'level',
  'tax',
  'category',
  'without',
  'unit',
  'kind',
  'channel',
  'bank',
  'quality',
  'taxYear',
  'target',
  'version',
  'penalty',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Levels below the province, widest first; each is a dimension. */
export const REGION_LEVELS = ['city', 'district', 'ward'] as const;
export type RegionLevel = (typeof REGION_LEVELS)[number];

/** Filters that hold any number of codes of one dimension. */
export const CODE_DIMENSIONS = { tax: 'taxType', category: 'taxCategory', unit: 'unit', channel: 'channel', bank: 'bank' } as const;
export type CodeFilter = keyof typeof CODE_DIMENSIONS;
export type CodeDimension = (typeof CODE_DIMENSIONS)[CodeFilter] | RegionLevel;

export const isCodeFilter = (name: FilterName): name is CodeFilter => Object.hasOwn(CODE_DIMENSIONS, name);
