import { element, escaped, rounded } from './markup.ts';
import { plainColor, type PlainColor } from './plain-color.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
type Side = (typeof SIDES)[number];
/** Where letters stand in the box of their line, from its top. */
const BASELINE = 0.79;
const BOLD_FROM = 600;
const HATCH_STEP = 5;

const pixels = (text: string): number => Number.parseFloat(text) || 0;
const firstColor = (gradient: string) => plainColor(/(rgba?\([^)]*\)|color\([^)]*\))/.exec(gradient)?.[1] ?? '');

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

const boxOf = (node: Element, origin: Point): Box => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: rounded(x - origin.x), y: rounded(y - origin.y), width: rounded(width), height: rounded(height) };
};

function hatched({ x, y, width, height }: Box, { hex, alpha }: PlainColor): string {
  const id = `hatch${x}_${y}`.replace(/[^a-z0-9_]/gi, '_');
  const pattern = element(
    'pattern',
    { id, width: HATCH_STEP, height: HATCH_STEP, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    element('rect', { width: 1, height: HATCH_STEP, fill: hex, 'fill-opacity': alpha < 1 ? alpha : undefined }),
  );
  return `<defs>${pattern}</defs>${element('rect', { x, y, width, height, fill: `url(#${id})` })}`;
}

function ground(box: Box, style: CSSStyleDeclaration): string {
  const image = style.backgroundImage;
  const lines = firstColor(image);
  if (lines && image.startsWith('repeating-linear-gradient')) return plain(box, style) + hatched(box, lines);
  if (lines && image.startsWith('linear-gradient')) {
    const height = pixels(style.backgroundSize.split(' ')[1] ?? '') || box.height;
    return element('rect', { ...box, y: rounded(box.y + (box.height - height) / 2), height, fill: lines.hex });
  }
  return plain(box, style);
}

function plain(box: Box, style: CSSStyleDeclaration): string {
  const color = plainColor(style.backgroundColor);
  if (!color || color.alpha === 0 || box.width === 0 || box.height === 0) return '';
  const radius = Math.min(pixels(style.borderTopLeftRadius), box.width / 2, box.height / 2);
  return element('rect', {
    ...box,
    rx: radius > 0 ? radius : undefined,
    fill: color.hex,
    'fill-opacity': color.alpha < 1 ? color.alpha : undefined,
  });
}

function edge({ x, y, width, height }: Box, style: CSSStyleDeclaration, side: Side): string {
  const thickness = pixels(style[`border${side}Width`]);
  const color = plainColor(style[`border${side}Color`]);
  if (thickness === 0 || style[`border${side}Style`] === 'none' || !color || color.alpha === 0) return '';
  const flat = side === 'Top' || side === 'Bottom';
  return element('rect', {
    x: side === 'Right' ? rounded(x + width - thickness) : x,
    y: side === 'Bottom' ? rounded(y + height - thickness) : y,
    width: flat ? width : thickness,
    height: flat ? thickness : height,
    fill: color.hex,
  });
}

/** Round marks are drawn as circles, everything else edge by edge. */
function edges(box: Box, style: CSSStyleDeclaration): string {
  const thickness = pixels(style.borderTopWidth);
  const color = plainColor(style.borderTopColor);
  const round = pixels(style.borderTopLeftRadius) * 2 >= Math.min(box.width, box.height) || style.borderTopLeftRadius === '50%';
  if (!round || thickness === 0 || !color || color.alpha === 0) return SIDES.map((side) => edge(box, style, side)).join('');
  const r = rounded((Math.min(box.width, box.height) - thickness) / 2);
  return element('circle', {
    cx: rounded(box.x + box.width / 2),
    cy: rounded(box.y + box.height / 2),
    r,
    fill: 'none',
    stroke: color.hex,
    'stroke-width': thickness,
  });
}

interface TextLine {
  readonly text: string;
  readonly box: DOMRect;
}

/** The lines in which the browser has broken a text. */
function linesOf(node: Text): readonly TextLine[] {
  const range = node.ownerDocument.createRange();
  const lines: { text: string; box: DOMRect }[] = [];
  for (let index = 0; index < node.data.length; index += 1) {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    const box = range.getBoundingClientRect();
    const last = lines.at(-1);
    if (last && (box.width === 0 || Math.abs(box.top - last.box.top) < 2)) {
      last.text += node.data[index];
      last.box = new DOMRect(last.box.x, last.box.y, Math.max(last.box.width, box.right - last.box.x), last.box.height);
    } else if (box.width > 0) lines.push({ text: node.data[index] ?? '', box });
  }
  return lines.filter(({ text }) => text.trim() !== '');
}

/** Letters of another face are of another width: text that stands right or in the middle keeps standing there. */
function anchorOf(style: CSSStyleDeclaration, { x, right, width }: DOMRect): { readonly at: number; readonly anchor: string | undefined } {
  if (style.textAlign === 'right' || style.textAlign === 'end') return { at: right, anchor: 'end' };
  return style.textAlign === 'center' ? { at: x + width / 2, anchor: 'middle' } : { at: x, anchor: undefined };
}

/** Lines in sight: where the others are clipped the last one ends in an ellipsis, as on screen. */
function shownLines(node: Text, style: CSSStyleDeclaration): readonly TextLine[] {
  const lines = linesOf(node);
  const end = style.overflowY === 'visible' ? Infinity : (node.parentElement?.getBoundingClientRect().bottom ?? Infinity);
  const shown = lines.filter(({ box }) => box.top + box.height / 2 < end);
  if (shown.length === lines.length) return lines;
  return shown.map((line, index) => (index === shown.length - 1 ? { ...line, text: `${line.text.trimEnd()}…` } : line));
}

export function textMarkup(node: Text, style: CSSStyleDeclaration, origin: Point): string {
  const color = plainColor(style.color);
  return shownLines(node, style)
    .map(({ text, box }) => {
      const { at, anchor } = anchorOf(style, box);
      const place = { x: rounded(at - origin.x), y: rounded(box.y + box.height * BASELINE - origin.y) };
      const bold = Number(style.fontWeight) >= BOLD_FROM ? 'bold' : undefined;
      return element(
        'text',
        { ...place, 'text-anchor': anchor, 'font-size': pixels(style.fontSize), 'font-weight': bold, fill: color?.hex },
        escaped(text.trim()),
      );
    })
    .join('');
}

/** Ground and edges of an element, as the browser shows them. */
export function boxMarkup(node: Element, style: CSSStyleDeclaration, origin: Point): string {
  const box = boxOf(node, origin);
  return ground(box, style) + edges(box, style);
}
