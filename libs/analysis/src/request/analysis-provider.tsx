import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { DEFAULT_FORMAT_SETTINGS, FormatSettingsProvider } from '@pendapa/i18n';
import { createQueryClient } from './query-client.ts';
import { useStatus } from './use-status.ts';

/** Figures are asked for again when a newer generation is served, and when a server that was lost answers again. */
function useFreshFigures(): void {
  const client = useQueryClient();
  const { status, failure } = useStatus();
  const seen = useRef<number | null>(null);
  const lost = useRef(false);
  const generation = status?.generation ?? null;
  const failing = failure !== null;
  useEffect(() => {
    const moved = seen.current !== null && seen.current !== generation;
    const recovered = lost.current && !failing;
    seen.current = generation;
    lost.current = failing;
    if (moved || recovered) void client.invalidateQueries({ queryKey: ['answer'] });
  }, [client, generation, failing]);
}

function AgencyFormats({ children }: { readonly children: ReactNode }) {
  useFreshFigures();
  const { status } = useStatus();
  const settings = useMemo(() => (status ? { currency: status.currency, timeZone: status.timeZone } : DEFAULT_FORMAT_SETTINGS), [status]);
  return <FormatSettingsProvider value={settings}>{children}</FormatSettingsProvider>;
}

/** Above every page: keeps answers, shares equal questions, and supplies the agency's currency and time zone to all formats. */
export function AnalysisProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <AgencyFormats>{children}</AgencyFormats>
    </QueryClientProvider>
  );
}
