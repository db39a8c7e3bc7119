import type { ExtractKey } from '@pendapa/contracts';

/** The page that a kind of data opens first; others fill names and rules of all pages. */
const PAGES: Readonly<Partial<Record<ExtractKey, string>>> = {
  payments: '/overview',
  targets: '/targets',
  arrears: '/arrears-tax-type',
  arrearsMovements: '/arrears-trend',
  objects: '/demo-taxobject',
  objectEvents: '/demo-taxobject',
  assessments: '/assessment',
  returns: '/compliance',
};

/** Address of the first page that shows one of these kinds of data; null if all pages do. */
export function pageOfExtracts(extracts: readonly ExtractKey[]): { readonly extract: ExtractKey; readonly path: string } | null {
  for (const extract of extracts) {
    const path = PAGES[extract];
    if (path !== undefined) return { extract, path };
  }
  return null;
}
