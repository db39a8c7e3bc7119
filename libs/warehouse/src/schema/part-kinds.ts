import type { TableName } from './tables.ts';

export interface SourceKind {
  readonly tables: readonly TableName[];
  /** The date whose calendar year assigns a row to a part; null: one part for all years. */
  readonly date: string | null;
}

/** Tables that share a file. A load rewrites whole parts, so tables that change together share one. */
export const SOURCE_KINDS = {
  reference: {
    tables: [
      'regions',
      'units',
      'tax_types',
      'tax_rules',
      'quality_classes',
      'performance_bands',
      'channels',
      'banks',
      'bank_channels',
      'targets',
      'costs',
      'marked_events',
      'calendar',
    ],
    date: null,
  },
  register: { tables: ['taxpayers', 'objects', 'object_events'], date: null },
  identities: { tables: ['identities'], date: null },
  payments: { tables: ['payments'], date: 'posted_on' },
  assessments: { tables: ['assessments'], date: 'issued_on' },
  returns: { tables: ['returns'], date: 'period_end' },
  arrears: { tables: ['arrears', 'arrears_movements'], date: 'snapshot_on' },
  enforcement: { tables: ['enforcement'], date: 'issued_on' },
} as const satisfies Record<string, SourceKind>;

export type SourceKindName = keyof typeof SOURCE_KINDS;
export const SOURCE_KIND_NAMES = Object.keys(SOURCE_KINDS) as readonly SourceKindName[];

/** Parts computed from others: payment sums, obligations, payers, holders, and numbers that identify people. */
const DERIVED_KIND_NAMES = ['aggregates', 'obligations', 'payers', 'holders', 'numbers'] as const;
export type PartKind = SourceKindName | (typeof DERIVED_KIND_NAMES)[number];
export const PART_KINDS: readonly PartKind[] = [...SOURCE_KIND_NAMES, ...DERIVED_KIND_NAMES];

export function kindOf(table: TableName): SourceKindName {
  const found = SOURCE_KIND_NAMES.find((kind) => (SOURCE_KINDS[kind].tables as readonly TableName[]).includes(table));
  if (!found) throw new Error(`No part holds the table ${table}`);
  return found;
}
