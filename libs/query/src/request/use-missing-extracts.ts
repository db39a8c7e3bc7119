import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { notifyManager, useQueryClient, type QueryCache } from '@tanstack/react-query';
import { EXTRACTS, type Answer, type ExtractKey } from '@pendapa/contracts';

const ANSWERS = { queryKey: ['answer'] } as const;

/** Missing extracts of an answer. Further pages of a long table add nothing. */
function missingOf({ notes = [] }: Partial<Answer>): readonly string[] {
  return notes.flatMap(({ code, params }) => (code === 'not-imported' ? [params['extract'] ?? ''] : []));
}

/** Missing extracts of the answers on screen; during server rendering of all answers. */
function missingIn(cache: QueryCache): string {
  const active = cache.findAll({ ...ANSWERS, type: 'active' });
  const queries = active.length > 0 ? active : cache.findAll(ANSWERS);
  const missing = new Set(queries.flatMap(({ state }) => (state.data ? missingOf(state.data) : [])));
  return EXTRACTS.filter((extract) => missing.has(extract)).join(' ');
}

/** Extracts that the page's answers need and that were not imported. */
export function useMissingExtracts(): readonly ExtractKey[] {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)), [cache]);
  const read = useCallback(() => missingIn(cache), [cache]);
  const missing = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => EXTRACTS.filter((extract) => missing.split(' ').includes(extract)), [missing]);
}
