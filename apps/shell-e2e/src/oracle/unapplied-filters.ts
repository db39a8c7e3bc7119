import type { Filter } from '@pendapa/oracle';

/** Filters by the name that a page gives them in the note on unapplied filters. */
const NAMES: Readonly<Record<string, Filter>> = {
  region: 'region',
  'region level': 'level',
  'tax type': 'tax',
  'tax category': 'category',
  'without PBB-P2': 'without',
  'service unit': 'unit',
  'kind of unit': 'kind',
  'payment channel': 'channel',
  bank: 'bank',
  'receivable quality': 'quality',
  'tax year': 'taxYear',
  'target period': 'target',
  'target version': 'version',
  'principal only': 'penalty',
};
const UNAPPLIED = /The filter (.+?) does not apply (?:here|to: )/;

/** Reads the unapplied filters from notes. */
export const readUnappliedFilters = (notes: readonly string[]): readonly Filter[] =>
  notes.flatMap((line) => (UNAPPLIED.exec(line)?.[1] ?? '').split(', ').flatMap((name) => NAMES[name] ?? []));
