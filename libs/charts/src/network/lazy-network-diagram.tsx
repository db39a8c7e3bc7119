import { lazy, Suspense } from 'react';
import type { NetworkDiagramProps } from './network-diagram.tsx';

// Loaded with the only page that has a network.
const LoadedDiagram = lazy(() => import('./network-diagram.tsx').then(({ NetworkDiagram }) => ({ default: NetworkDiagram })));

/** Network diagram; its space is empty until the code has loaded. */
export function NetworkDiagram(props: NetworkDiagramProps) {
  return (
    <Suspense fallback={<div style={{ height: props.height }} aria-busy />}>
      <LoadedDiagram {...props} />
    </Suspense>
  );
}
