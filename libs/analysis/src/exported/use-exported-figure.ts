import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useExportRegistry, type ExportFigure } from './registry.ts';

export type ShownFigure = Omit<ExportFigure, 'anchor'>;

/** Lets files have a card of the page; null while there is nothing on it. Gives the place that decides its order. */
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
