import { useEffect, useState, type RefCallback } from 'react';

const UNMEASURED = 640;

/** Pixels between the edges of the element that takes the callback; a usual width until it is measured. */
export function useWidth(): readonly [RefCallback<Element>, number] {
  const [element, setElement] = useState<Element | null>(null);
  const [width, setWidth] = useState(UNMEASURED);
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, width];
}
