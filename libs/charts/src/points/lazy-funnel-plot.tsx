import { lazy, Suspense } from 'react';
import type { FunnelPlotProps } from './funnel-plot.tsx';

// Loaded with the first page that needs it, because few pages do.
const LoadedPlot = lazy(() => import('./funnel-plot.tsx').then(({ FunnelPlot }) => ({ default: FunnelPlot })));

/** Funnel plot; its space is empty until the code has loaded. */
export function FunnelPlot(props: FunnelPlotProps) {
  return (
    <Suspense fallback={<div style={{ height: props.height }} aria-busy />}>
      <LoadedPlot {...props} />
    </Suspense>
  );
}
