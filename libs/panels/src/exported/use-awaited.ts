import { useEffect } from 'react';
import type { QueryStatus } from '@pendapa/query';
import { useExportRegistry } from './registry.ts';

/** Delays exports while these figures load, so that no file lacks them or contains those of earlier filters. */
export function useAwaited(results: readonly QueryStatus[]): void {
  const registry = useExportRegistry();
  const awaited = results.some(({ state }) => state === 'loading' || state === 'updating');
  useEffect(() => (awaited ? registry?.addAwaited() : undefined), [registry, awaited]);
}
