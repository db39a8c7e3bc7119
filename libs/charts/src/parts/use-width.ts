import { useCallback, useState, type RefCallback } from 'react';

const UNMEASURED = 640;

/** Pixels between the edges of the element that takes the callback; a usual width until it is measured, which is before it is seen. */
export function useWidth(): readonly [RefCallback<Element>, number] {
  const [width, setWidth] = useState(UNMEASURED);
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
