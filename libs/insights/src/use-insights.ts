import { useCallback, useEffect, useState } from 'react';
import { sampleInsights, type Insight } from './samples.ts';

/** Duration of the simulated loading that the specification requires. Milliseconds. */
const LOAD_TIME = 1_000;
/** Time at which the product was opened. The first load counts from there, not from the first render. */
const msSinceLoad = (): number => performance.now();

export interface Insights {
  readonly insights: readonly Insight[];
  readonly loading: boolean;
  /** Load time of the shown list; milliseconds since the epoch. */
  readonly loadedAt: number;
  readonly refresh: () => void;
}

/** Loads once on start; a refresh loads the same four again. No timer refreshes. */
export function useInsights(): Insights {
  const [start] = useState(() => Date.now());
  const [loads, setLoads] = useState(1);
  const [loaded, setLoaded] = useState<{ readonly load: number; readonly at: number; readonly insights: readonly Insight[] }>({
    load: 0,
    at: start,
    insights: [],
  });

  useEffect(() => {
    const passed = loads === 1 ? msSinceLoad() : 0;
    const load = () => setLoaded({ load: loads, at: Date.now(), insights: sampleInsights(start) });
    const timer = setTimeout(load, Math.max(0, LOAD_TIME - passed));
    return () => clearTimeout(timer);
  }, [loads, start]);

  const refresh = useCallback(() => setLoads((count) => count + 1), []);
  return { insights: loaded.insights, loading: loaded.load !== loads, loadedAt: loaded.at, refresh };
}
