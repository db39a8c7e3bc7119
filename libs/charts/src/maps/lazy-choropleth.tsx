import { lazy, Suspense } from 'react';
import type { ChoroplethProps } from './choropleth.tsx';

// Projections are needed by no other chart: they come with the first map that has borders.
const Drawn = lazy(() => import('./choropleth.tsx').then(({ Choropleth }) => ({ default: Choropleth })));

/** Regions by their borders; the room of the map stays empty until what draws it has come. */
export function Choropleth(props: ChoroplethProps) {
  return (
    <Suspense fallback={<div style={{ height: props.height }} aria-busy />}>
      <Drawn {...props} />
    </Suspense>
  );
}
