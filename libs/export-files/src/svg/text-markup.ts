import { element, escapeMarkup, pixels, roundToTenth, type Point } from './markup.ts';
import { parseColor } from './color.ts';

/** Baseline of a text line, as a part of its height. */
const BASELINE = 0.79;
const BOLD_FROM = 600;
/** Pixels between texts that do not follow each other. */
const GAP = 6;

interface TextLine {
  readonly text: string;
  readonly box: DOMRect;
}

/** The lines into which the browser has broken texts that follow each other. */
function linesOf(nodes: readonly Text[]): readonly TextLine[] {
  const lines: { text: string; box: DOMRect }[] = [];
  for (const node of nodes) {
    const range = node.ownerDocument.createRange();
    for (let index = 0; index < node.data.length; index += 1) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const box = range.getBoundingClientRect();
      const last = lines.at(-1);
      const isSameLine = last !== undefined && Math.abs(box.top - last.box.top) < 2 && box.x - last.box.right < GAP;
      if (last && (box.width === 0 || isSameLine)) {
        last.text += node.data[index];
        last.box = new DOMRect(last.box.x, last.box.y, Math.max(last.box.width, box.right - last.box.x), last.box.height);
      } else if (box.width > 0) lines.push({ text: node.data[index] ?? '', box });
    }
  }
  return lines.filter(({ text }) => text.trim() !== '');
}

/** Another font has other widths, so right-aligned and centred text is anchored at its end or middle. */
function anchorOf(style: CSSStyleDeclaration, { x, right, width }: DOMRect): { readonly at: number; readonly anchor: string | undefined } {
  if (style.textAlign === 'right' || style.textAlign === 'end') return { at: right, anchor: 'end' };
  return style.textAlign === 'center' ? { at: x + width / 2, anchor: 'middle' } : { at: x, anchor: undefined };
}

/** The visible lines. If the rest is clipped, the last one ends in an ellipsis, as on screen. */
function shownLines(nodes: readonly Text[], around: Element, style: CSSStyleDeclaration): readonly TextLine[] {
  const lines = linesOf(nodes);
  const end = style.overflowY === 'visible' ? Infinity : around.getBoundingClientRect().bottom;
  const shown = lines.filter(({ box }) => box.top + box.height / 2 < end);
  if (shown.length === lines.length) return lines;
  return shown.map((line, index) => (index === shown.length - 1 ? { ...line, text: `${line.text.trimEnd()}…` } : line));
}

/** Writes texts that follow each other within an element, one piece a line: pieces of another font would leave gaps. */
export function textMarkup(nodes: readonly Text[], around: Element, style: CSSStyleDeclaration, origin: Point): string {
  const color = parseColor(style.color);
  return shownLines(nodes, around, style)
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

const ALIKE = ['color', 'font-size', 'font-weight'] as const;

/** Texts of an element without a place and form of its own, such as a code that does not break; null for any other. */
export function textsOfInline(node: Element, around: CSSStyleDeclaration): readonly Text[] | null {
  const style = getComputedStyle(node);
  const isPlain =
    style.display === 'inline' &&
    style.visibility !== 'hidden' &&
    ALIKE.every((name) => style.getPropertyValue(name) === around.getPropertyValue(name));
  const texts = [...node.childNodes].filter((child) => child instanceof Text);
  return isPlain && texts.length === node.childNodes.length ? texts : null;
}
