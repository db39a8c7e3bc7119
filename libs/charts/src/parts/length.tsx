import { place, type Extent } from '../bars/extent.ts';
import { Fill } from './fill.ts';

export interface LengthProps {
  /** Where it begins, in the unit of the scale; zero unless parts are piled on each other. */
  readonly from?: number;
  readonly to: number;
  readonly extent: Extent;
  readonly color: string;
  /** A part between others has no round corners. */
  readonly isPart?: boolean;
}

/** A bar of a list. It carries its value, so that tests can compare drawn lengths with values. */
export function Length({ from = 0, to, extent, color, isPart = false }: LengthProps) {
  const [start, end] = [place(from, extent), place(to, extent)];
  const style = { left: `${Math.min(start, end)}%`, width: `${Math.abs(end - start)}%`, background: color };
  return <Fill data-length={to - from} style={isPart ? { ...style, borderRadius: 0 } : style} />;
}
