import { lazy, Suspense } from 'react';
import type { ScatterPlotProps } from './scatter-plot.tsx';

const Loaded = lazy(async () => ({ default: (await import('./scatter-plot.tsx')).ScatterPlot }));

/** Points stand below what is read first: their code comes after it, in room that is kept for them. */
export function ScatterPlot(props: ScatterPlotProps) {
  return (
    <Suspense fallback={<div aria-busy="true" style={{ height: props.height }} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
