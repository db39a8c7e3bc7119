import { useCallback, useState, type RefCallback } from 'react';

/** Pixels assumed before the width is measured. */
const INITIAL_WIDTH = 640;

/** Returns a ref callback and the element's width in pixels; a default width until it is measured, before painting. */
export function useWidth(): readonly [RefCallback<Element>, number] {
  const [width, setWidth] = useState(INITIAL_WIDTH);
  const measured = useCallback((element: Element | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    setWidth(Math.round(element.getBoundingClientRect().width));
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measured, width];
}
