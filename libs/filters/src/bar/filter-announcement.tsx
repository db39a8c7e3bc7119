import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMessages } from '@pendapa/i18n';
import { isFigures, lastTurn } from '@pendapa/query';
import { visuallyHidden } from '@pendapa/ui-layout';
import { filterTexts } from '../messages/filters.ts';
import { writeAddress } from '../choices/address.ts';
import { useFilters } from '../choices/filters-context.ts';

const allThere = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .findAll({ type: 'active', predicate: isFigures })
    .every(({ state }) => state.status === 'success');

/** Announces to screen readers that a filter was applied or cleared, after the figures have loaded. */
export function FilterSummary() {
  const t = useMessages(filterTexts);
  const client = useQueryClient();
  const { choices, isReady } = useFilters();
  const query = writeAddress(choices).toString();
  const [seen, setSeen] = useState({ query, said: '' });
  const changed = seen.query !== query;
  useEffect(() => {
    if (!changed || !isReady) return undefined;
    const control = new AbortController();
    // Failures are announced by their own panels.
    const say = (): void => setSeen({ query, said: allThere(client) ? t(query === '' ? 'cleared' : 'applied') : '' });
    void lastTurn(client, control.signal).then(() => control.signal.aborted || say());
    return () => control.abort();
  }, [changed, isReady, query, client, t]);
  return (
    <Box role="status" sx={visuallyHidden}>
      {changed ? '' : seen.said}
    </Box>
  );
}
