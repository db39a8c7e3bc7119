import { percentPosition, type Extent } from './extent.ts';
import { Fill } from './fill.ts';

export interface LengthProps {
  /** Start in the unit of the scale; 0 unless parts are stacked. */
  readonly from?: number;
  readonly to: number;
  readonly extent: Extent;
  readonly color: string;
  /** True for a part of a stack, without round corners. */
  readonly isPart?: boolean;
}

/** Bar of a list. Its data attribute lets tests compare length and value. */
export function Length({ from = 0, to, extent, color, isPart = false }: LengthProps) {
  const [start, end] = [percentPosition(from, extent), percentPosition(to, extent)];
  const style = { left: `${Math.min(start, end)}%`, width: `${Math.abs(end - start)}%`, background: color };
  return <Fill data-length={to - from} style={isPart ? { ...style, borderRadius: 0 } : style} />;
}
