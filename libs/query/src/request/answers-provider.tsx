import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { DEFAULT_FORMAT_SETTINGS, FormatSettingsProvider } from '@pendapa/i18n';
import type { Answers } from './answers.ts';
import { createQueryClient } from './query-client.ts';
import { StatusProvider, useStatusQuery, type KnownStatus } from './use-status.ts';

/** Refetches everything when role or units of the user change: what is on screen may not be theirs any more. */
function useOwnFigures({ status }: KnownStatus): void {
  const client = useQueryClient();
  const seen = useRef<string | null>(null);
  const rights = status === null ? null : JSON.stringify([status.reader.role, status.reader.ofUnits]);
  useEffect(() => {
    const changed = seen.current !== null && rights !== null && seen.current !== rights;
    seen.current = rights ?? seen.current;
    if (changed) void client.invalidateQueries({ predicate: ({ queryKey: [queryKind] }) => queryKind !== 'status' });
  }, [client, rights]);
}

/** Refetches figures when data or settings change, and when a lost server answers again. */
function useFreshFigures({ status, failure }: KnownStatus): void {
  const client = useQueryClient();
  const seen = useRef<string | null>(null);
  const lost = useRef(false);
  const served = status?.revision ?? null;
  const failing = failure !== null;
  useEffect(() => {
    const moved = seen.current !== null && seen.current !== served;
    const recovered = lost.current && !failing;
    seen.current = served;
    lost.current = failing;
    if (moved || recovered)
      for (const queryKind of ['answer', 'dimension', 'working-days']) void client.invalidateQueries({ queryKey: [queryKind] });
  }, [client, served, failing]);
}

function AgencyFormats({ children }: { readonly children: ReactNode }) {
  const known = useStatusQuery();
  useFreshFigures(known);
  useOwnFigures(known);
  const { status } = known;
  const settings = useMemo(() => (status ? { currency: status.currency, timeZone: status.timeZone } : DEFAULT_FORMAT_SETTINGS), [status]);
  return (
    <StatusProvider value={known}>
      <FormatSettingsProvider value={settings}>{children}</FormatSettingsProvider>
    </StatusProvider>
  );
}

export interface AnswersProviderProps {
  readonly children: ReactNode;
  /** Cache with answers that are already known. */
  readonly answers?: Answers;
}

/** Provider of all queries: caches answers, shares equal queries, and supplies currency and time zone to formats. */
export function AnswersProvider({ children, answers }: AnswersProviderProps) {
  const [client] = useState(() => answers ?? createQueryClient());
  return (
    <QueryClientProvider client={client}>
      <AgencyFormats>{children}</AgencyFormats>
    </QueryClientProvider>
  );
}
