import { useAddress } from '@pendapa/page-manifest';
import type { CodeFilter } from '@pendapa/query';
import { useFilters } from '../choices/filters-context.ts';
import { pageAddress } from './page-address.ts';

/** Returns a click handler that opens another page with this page's filters and the code of the mark. */
export function useLeadTo(path: string, filter: CodeFilter): (code: string) => void {
  const { go } = useAddress();
  const { choices } = useFilters();
  return (code) => go(pageAddress(path, { ...choices, [filter]: [code] }));
}
