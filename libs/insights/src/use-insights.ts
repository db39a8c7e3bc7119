import { useCallback, useEffect, useState } from 'react';
import { sampleInsights, type Insight } from './samples.ts';

/** The specification's simulated load. Milliseconds. */
const LOAD_TIME = 1_000;
/** When the product was opened, as far as the clock of the page tells; the first load counts from there, not from the first drawing. */
const sinceOpened = (): number => performance.now();

export interface Insights {
  readonly insights: readonly Insight[];
  readonly loading: boolean;
  /** When the shown list was loaded; milliseconds since the epoch. */
  readonly loadedAt: number;
  readonly refresh: () => void;
}

/** Loads once on start; a refresh loads the same four again. There is no timer that refreshes. */
export function useInsights(): Insights {
  const [start] = useState(() => Date.now());
  const [loads, setLoads] = useState(1);
  const [loaded, setLoaded] = useState<{ readonly load: number; readonly at: number; readonly insights: readonly Insight[] }>({
    load: 0,
    at: start,
    insights: [],
  });

  useEffect(() => {
    const passed = loads === 1 ? sinceOpened() : 0;
    const load = () => setLoaded({ load: loads, at: Date.now(), insights: sampleInsights(start) });
    const timer = setTimeout(load, Math.max(0, LOAD_TIME - passed));
    return () => clearTimeout(timer);
  }, [loads, start]);

  const refresh = useCallback(() => setLoads((count) => count + 1), []);
  return { insights: loaded.insights, loading: loaded.load !== loads, loadedAt: loaded.at, refresh };
}
