import { lazy, Suspense } from 'react';
import type { FunnelPlotProps } from './funnel-plot.tsx';

// Points over two scales are needed by few pages: they come with the first of them.
const Drawn = lazy(() => import('./funnel-plot.tsx').then(({ FunnelPlot }) => ({ default: FunnelPlot })));

/** A funnel; its room stays empty until what draws it has come. */
export function FunnelPlot(props: FunnelPlotProps) {
  return (
    <Suspense fallback={<div style={{ height: props.height }} aria-busy />}>
      <Drawn {...props} />
    </Suspense>
  );
}
