import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';

/** Position and size, in the units of the frame. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Node {
  readonly value: number;
  readonly children?: readonly Node[];
}

/** Squarified treemap (Bruls, Huizing and van Wijk, 2000). Areas are proportional to the positive, descending values. */
export function squarify(values: readonly number[], { x, y, width, height }: Rect): readonly Rect[] {
  const root = hierarchy<Node>({ value: 0, children: values.map((value) => ({ value })) }).sum(({ value }) => value);
  if (!root.value) return [];
  const layout = treemap<Node>().tile(treemapSquarify.ratio(1)).size([width, height]);
  return layout(root)
    .leaves()
    .map((leaf) => ({ x: x + leaf.x0, y: y + leaf.y0, width: leaf.x1 - leaf.x0, height: leaf.y1 - leaf.y0 }));
}
