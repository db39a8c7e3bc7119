import type { ReactNode } from 'react';
import { LoadingPanel, Panel } from '@pendapa/ui-layout';

export interface SampleProps {
  readonly title: string;
  readonly loading: boolean;
  readonly height: number;
  readonly children: ReactNode;
}

/** A shape in its panel, or the skeleton as high as it. */
export const Sample = ({ title, loading, height, children }: SampleProps) => (
  <Panel title={title} height={height}>
    {loading ? <LoadingPanel height={height} /> : children}
  </Panel>
);
