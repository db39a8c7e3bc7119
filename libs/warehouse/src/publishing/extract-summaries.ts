import type { ExtractKey } from '@pendapa/contracts';
import type { Extents } from './extents.ts';
import type { ExtractSummary, Manifest, Part } from '../generations/manifest.ts';
import type { TableName } from '../schema/tables.ts';

const TABLE_OF: Readonly<Record<ExtractKey, TableName>> = {
  regions: 'regions',
  units: 'units',
  taxTypes: 'tax_types',
  taxRules: 'tax_rules',
  qualityClasses: 'quality_classes',
  performanceBands: 'performance_bands',
  channels: 'channels',
  banks: 'banks',
  bankChannels: 'bank_channels',
  calendar: 'calendar',
  markedEvents: 'marked_events',
  targets: 'targets',
  costs: 'costs',
  taxpayers: 'taxpayers',
  objects: 'objects',
  objectEvents: 'object_events',
  assessments: 'assessments',
  returns: 'returns',
  payments: 'payments',
  arrears: 'arrears',
  arrearsMovements: 'arrears_movements',
  enforcement: 'enforcement',
};

interface Loaded {
  readonly at: string;
  readonly source: string;
  /** Incoming rows by table. */
  readonly brought: Readonly<Partial<Record<TableName, number>>>;
}

/** Summarizes each extract after a load; an extract without new rows keeps its date and source. */
export function extractSummaries(
  base: Pick<Manifest, 'extracts'> | null,
  parts: readonly Part[],
  extents: Extents,
  load: Loaded,
): ExtractSummary[] {
  return Object.entries(TABLE_OF).flatMap(([key, table]): ExtractSummary[] => {
    const extract = key as ExtractKey;
    const rows = parts.reduce((sum, part) => sum + (part.rows[table] ?? 0), 0);
    if (rows === 0) return [];
    const before = base?.extracts.find((summary) => summary.extract === extract);
    const dated = { from: extents[table]?.since ?? null, to: extents[table]?.asOf ?? null };
    const origin =
      (load.brought[table] ?? 0) > 0 || !before
        ? { importedAt: load.at, source: load.source }
        : { importedAt: before.importedAt, source: before.source };
    return [{ extract, rows, ...dated, ...origin }];
  });
}
