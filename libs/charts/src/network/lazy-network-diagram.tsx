import { lazy, Suspense } from 'react';
import type { NetworkDiagramProps } from './network-diagram.tsx';

// One page draws a network: it comes with it.
const Drawn = lazy(() => import('./network-diagram.tsx').then(({ NetworkDiagram }) => ({ default: NetworkDiagram })));

/** A network; its room stays empty until what draws it has come. */
export function NetworkDiagram(props: NetworkDiagramProps) {
  return (
    <Suspense fallback={<div style={{ height: props.height }} aria-busy />}>
      <Drawn {...props} />
    </Suspense>
  );
}
