/** Extracts that an agency imports, each after those that it refers to. The key names it in profiles, receipts and messages. */
export const EXTRACTS = [
  'regions',
  'units',
  'taxTypes',
  'taxRules',
  'qualityClasses',
  'performanceBands',
  'channels',
  'banks',
  'bankChannels',
  'calendar',
  'markedEvents',
  'targets',
  'costs',
  'taxpayers',
  'objects',
  'objectEvents',
  'assessments',
  'returns',
  'payments',
  'arrears',
  'arrearsMovements',
  'enforcement',
] as const;
export type ExtractKey = (typeof EXTRACTS)[number];

/** File name of a template: `taxTypes` is `tax-types.csv`. */
export const templateFile = (extract: ExtractKey): string => `${extract.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.csv`;
