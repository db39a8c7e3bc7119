import { element, pixels, roundToTenth, type Point } from './markup.ts';
import { parseColor, type Color } from './color.ts';

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
type Side = (typeof SIDES)[number];
const HATCH_STEP = 5;

const firstColor = (gradient: string) => parseColor(/(rgba?\([^)]*\)|color\([^)]*\))/.exec(gradient)?.[1] ?? '');

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

const boxOf = (node: Element, origin: Point): Box => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: roundToTenth(x - origin.x), y: roundToTenth(y - origin.y), width: roundToTenth(width), height: roundToTenth(height) };
};

function hatchedBox({ x, y, width, height }: Box, { hex, alpha }: Color): string {
  const id = `hatch${x}_${y}`.replace(/[^a-z0-9_]/gi, '_');
  const pattern = element(
    'pattern',
    { id, width: HATCH_STEP, height: HATCH_STEP, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    element('rect', { width: 1, height: HATCH_STEP, fill: hex, 'fill-opacity': alpha < 1 ? alpha : undefined }),
  );
  return `<defs>${pattern}</defs>${element('rect', { x, y, width, height, fill: `url(#${id})` })}`;
}

/** Dashes below each other: a gradient without an angle, with the end of its first colour and of its step. */
function dashedBox({ x, y, width, height }: Box, { hex }: Color, image: string): string {
  const lengths = [...image.matchAll(/([\d.]+)px/g)].map(([, length]) => Number(length)).filter((length) => length > 0);
  const [dash, step] = [lengths[0] ?? 1, lengths.at(-1) ?? 1];
  const count = Math.ceil(height / step);
  return Array.from({ length: count }, (_, index) => {
    const top = roundToTenth(y + index * step);
    return element('rect', { x, y: top, width, height: roundToTenth(Math.min(dash, y + height - top)), fill: hex });
  }).join('');
}

function background(box: Box, style: CSSStyleDeclaration): string {
  const image = style.backgroundImage;
  const lines = firstColor(image);
  if (lines && image.startsWith('repeating-linear-gradient(rgb')) return filledBox(box, style) + dashedBox(box, lines, image);
  if (lines && image.startsWith('repeating-linear-gradient')) return filledBox(box, style) + hatchedBox(box, lines);
  if (lines && image.startsWith('linear-gradient')) {
    const height = pixels(style.backgroundSize.split(' ')[1] ?? '') || box.height;
    return element('rect', { ...box, y: roundToTenth(box.y + (box.height - height) / 2), height, fill: lines.hex });
  }
  return filledBox(box, style);
}

/** The corners of a box that is clipped to a polygon, such as a triangle; null for any other box. */
function cornersOf({ x, y, width, height }: Box, clipPath: string): string | null {
  const polygon = /^polygon\((.+)\)$/.exec(clipPath)?.[1];
  const place = (length: string, start: number, whole: number) =>
    roundToTenth(start + (length.endsWith('%') ? (pixels(length) / 100) * whole : pixels(length)));
  const cornerOf = (pair: string): string => {
    const [left = '', top = ''] = pair.trim().split(/\s+/);
    return `${place(left, x, width)},${place(top, y, height)}`;
  };
  return polygon === undefined ? null : polygon.split(',').map(cornerOf).join(' ');
}

function filledBox(box: Box, style: CSSStyleDeclaration): string {
  const color = parseColor(style.backgroundColor);
  if (!color || color.alpha === 0 || box.width === 0 || box.height === 0) return '';
  const paint = { fill: color.hex, 'fill-opacity': color.alpha < 1 ? color.alpha : undefined };
  const corners = cornersOf(box, style.clipPath);
  if (corners !== null) return element('polygon', { points: corners, ...paint });
  const radius = Math.min(pixels(style.borderTopLeftRadius), box.width / 2, box.height / 2);
  return element('rect', {
    ...box,
    rx: radius > 0 ? radius : undefined,
    ...paint,
  });
}

function edge({ x, y, width, height }: Box, style: CSSStyleDeclaration, side: Side): string {
  const thickness = pixels(style[`border${side}Width`]);
  const color = parseColor(style[`border${side}Color`]);
  if (thickness === 0 || style[`border${side}Style`] === 'none' || !color || color.alpha === 0) return '';
  const flat = side === 'Top' || side === 'Bottom';
  return element('rect', {
    x: side === 'Right' ? roundToTenth(x + width - thickness) : x,
    y: side === 'Bottom' ? roundToTenth(y + height - thickness) : y,
    width: flat ? width : thickness,
    height: flat ? thickness : height,
    fill: color.hex,
  });
}

/** Round borders are drawn as circles, all others side by side. */
function edges(box: Box, style: CSSStyleDeclaration): string {
  const thickness = pixels(style.borderTopWidth);
  const color = parseColor(style.borderTopColor);
  const round = pixels(style.borderTopLeftRadius) * 2 >= Math.min(box.width, box.height) || style.borderTopLeftRadius === '50%';
  if (!round || thickness === 0 || !color || color.alpha === 0) return SIDES.map((side) => edge(box, style, side)).join('');
  const r = roundToTenth((Math.min(box.width, box.height) - thickness) / 2);
  return element('circle', {
    cx: roundToTenth(box.x + box.width / 2),
    cy: roundToTenth(box.y + box.height / 2),
    r,
    fill: 'none',
    stroke: color.hex,
    'stroke-width': thickness,
  });
}

/** Background and borders of an element, as the browser shows them. */
export function boxMarkup(node: Element, style: CSSStyleDeclaration, origin: Point): string {
  const box = boxOf(node, origin);
  return background(box, style) + edges(box, style);
}
