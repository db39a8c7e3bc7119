import { element, escapeMarkup, roundToTenth } from './markup.ts';
import { parseColor, type Color } from './color.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
type Side = (typeof SIDES)[number];
/** Baseline of a text line, as a part of its height. */
const BASELINE = 0.79;
const BOLD_FROM = 600;
const HATCH_STEP = 5;

const pixels = (text: string): number => Number.parseFloat(text) || 0;
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

function background(box: Box, style: CSSStyleDeclaration): string {
  const image = style.backgroundImage;
  const lines = firstColor(image);
  if (lines && image.startsWith('repeating-linear-gradient')) return filledBox(box, style) + hatchedBox(box, lines);
  if (lines && image.startsWith('linear-gradient')) {
    const height = pixels(style.backgroundSize.split(' ')[1] ?? '') || box.height;
    return element('rect', { ...box, y: roundToTenth(box.y + (box.height - height) / 2), height, fill: lines.hex });
  }
  return filledBox(box, style);
}

function filledBox(box: Box, style: CSSStyleDeclaration): string {
  const color = parseColor(style.backgroundColor);
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

interface TextLine {
  readonly text: string;
  readonly box: DOMRect;
}

/** The lines into which the browser has broken a text. */
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

/** Another font has other widths, so right-aligned and centred text is anchored at its end or middle. */
function anchorOf(style: CSSStyleDeclaration, { x, right, width }: DOMRect): { readonly at: number; readonly anchor: string | undefined } {
  if (style.textAlign === 'right' || style.textAlign === 'end') return { at: right, anchor: 'end' };
  return style.textAlign === 'center' ? { at: x + width / 2, anchor: 'middle' } : { at: x, anchor: undefined };
}

/** The visible lines. If the rest is clipped, the last one ends in an ellipsis, as on screen. */
function shownLines(node: Text, style: CSSStyleDeclaration): readonly TextLine[] {
  const lines = linesOf(node);
  const end = style.overflowY === 'visible' ? Infinity : (node.parentElement?.getBoundingClientRect().bottom ?? Infinity);
  const shown = lines.filter(({ box }) => box.top + box.height / 2 < end);
  if (shown.length === lines.length) return lines;
  return shown.map((line, index) => (index === shown.length - 1 ? { ...line, text: `${line.text.trimEnd()}…` } : line));
}

export function textMarkup(node: Text, style: CSSStyleDeclaration, origin: Point): string {
  const color = parseColor(style.color);
  return shownLines(node, style)
    .map(({ text, box }) => {
      const { at, anchor } = anchorOf(style, box);
      const place = { x: roundToTenth(at - origin.x), y: roundToTenth(box.y + box.height * BASELINE - origin.y) };
      const bold = Number(style.fontWeight) >= BOLD_FROM ? 'bold' : undefined;
      return element(
        'text',
        { ...place, 'text-anchor': anchor, 'font-size': pixels(style.fontSize), 'font-weight': bold, fill: color?.hex },
        escapeMarkup(text.trim()),
      );
    })
    .join('');
}

/** Background and borders of an element, as the browser shows them. */
export function boxMarkup(node: Element, style: CSSStyleDeclaration, origin: Point): string {
  const box = boxOf(node, origin);
  return background(box, style) + edges(box, style);
}
