import { useEffect } from 'react';
import type { AskedFigures } from '../request/use-answer.ts';
import { useExportRegistry } from './registry.ts';

/** Files wait for these figures while they are on their way, so that none is made without them or with those of the filters before. */
export function useAwaited(asked: readonly AskedFigures[]): void {
  const registry = useExportRegistry();
  const awaited = asked.some(({ state }) => state === 'loading' || state === 'updating');
  useEffect(() => (awaited ? registry?.addAwaited() : undefined), [registry, awaited]);
}
