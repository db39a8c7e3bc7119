import { useAddress } from '@pendapa/page-manifest';
import type { CodeFilter } from './choices.ts';
import { useFilters } from './filters-context.ts';
import { pageAddress } from './page-address.ts';

/** What a click on a mark does: to another page, with the filters of this one and narrowed to the code of the mark. */
export function useLeadTo(path: string, filter: CodeFilter): (code: string) => void {
  const { go } = useAddress();
  const { choices } = useFilters();
  return (code) => go(pageAddress(path, { ...choices, [filter]: [code] }));
}
