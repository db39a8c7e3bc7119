import { lazy, Suspense } from 'react';
import type { ScatterPlotProps } from './scatter-plot.tsx';

const Loaded = lazy(async () => ({ default: (await import('./scatter-plot.tsx')).ScatterPlot }));

/** Scatter plot, loaded after the first screen; its space is reserved. */
export function ScatterPlot(props: ScatterPlotProps) {
  return (
    <Suspense fallback={<div aria-busy="true" style={{ height: props.height }} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
