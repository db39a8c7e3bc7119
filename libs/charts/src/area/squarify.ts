/** Position and size, in the units of the frame. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Worst aspect ratio of the tiles in a strip along `side`. */
function worst(areas: readonly number[], side: number): number {
  const total = sum(areas);
  return Math.max(...areas.map((area) => Math.max((side * side * area) / (total * total), (total * total) / (side * side * area))));
}

/** Number of areas that give the best aspect ratio in one strip along the shorter side. */
function stripLength(areas: readonly number[], side: number): number {
  let length = 1;
  while (length < areas.length && worst(areas.slice(0, length + 1), side) <= worst(areas.slice(0, length), side)) length += 1;
  return length;
}

function laidOut(areas: readonly number[], frame: Rect): readonly Rect[] {
  if (areas.length === 0) return [];
  const upright = frame.width >= frame.height;
  const side = upright ? frame.height : frame.width;
  const strip = areas.slice(0, stripLength(areas, side));
  const depth = sum(strip) / side;
  const rects = strip.map((area, index): Rect => {
    const before = sum(strip.slice(0, index)) / depth;
    return upright
      ? { x: frame.x, y: frame.y + before, width: depth, height: area / depth }
      : { x: frame.x + before, y: frame.y, width: area / depth, height: depth };
  });
  const rest = upright
    ? { ...frame, x: frame.x + depth, width: frame.width - depth }
    : { ...frame, y: frame.y + depth, height: frame.height - depth };
  return [...rects, ...laidOut(areas.slice(strip.length), rest)];
}

/** Squarified treemap (Bruls, Huizing and van Wijk, 2000). Areas are proportional to the positive, descending values. */
export function squarify(values: readonly number[], frame: Rect): readonly Rect[] {
  const total = sum(values);
  if (total <= 0) return [];
  const scale = (frame.width * frame.height) / total;
  return laidOut(
    values.map((value) => value * scale),
    frame,
  );
}
