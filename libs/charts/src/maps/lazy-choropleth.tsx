import { lazy, Suspense } from 'react';
import type { ChoroplethProps } from './choropleth.tsx';

// Projections are loaded with the first map that has boundaries.
const LoadedChoropleth = lazy(() => import('./choropleth.tsx').then(({ Choropleth }) => ({ default: Choropleth })));

/** Map with boundaries; its space is empty until the code has loaded. */
export function Choropleth(props: ChoroplethProps) {
  return (
    <Suspense fallback={<div style={{ height: props.height }} aria-busy />}>
      <LoadedChoropleth {...props} />
    </Suspense>
  );
}
