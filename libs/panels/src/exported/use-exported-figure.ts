import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useExportRegistry, type ExportFigure } from './registry.ts';

export type ShownFigure = Omit<ExportFigure, 'anchor'>;

/** Registers a card for exports; null while it is empty. Returns the ref that determines its order. */
export function useExportedFigure(shown: ShownFigure | null): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(shown);
  const registry = useExportRegistry();
  useLayoutEffect(() => {
    latest.current = shown;
  });
  const isShown = shown !== null;
  useEffect(() => {
    if (!registry || !isShown) return undefined;
    return registry.addFigure(() => latest.current && { ...latest.current, anchor: () => place.current });
  }, [registry, isShown]);
  return place;
}
