import type { Drawing } from '../model.ts';
import { boxMarkup, textMarkup, type Point } from './html-markup.ts';
import { element, rounded } from './markup.ts';
import { childrenMarkup, scaleOf } from './svg-markup.ts';

/** Of a picture; a PDF has its own letters. */
export const FONT_FAMILY = 'Plus Jakarta Sans Variable';
const NAMESPACE = 'http://www.w3.org/2000/svg';

/** What only screen readers find, or what is not there at all. */
function unseen(node: Element, style: CSSStyleDeclaration): boolean {
  if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0') return true;
  const { width, height } = node.getBoundingClientRect();
  return style.position === 'absolute' && style.overflow !== 'visible' && width <= 1 && height <= 1;
}

function inlineDrawing(node: SVGSVGElement, origin: Point): string {
  const box = node.getBoundingClientRect();
  const scale = scaleOf(node, box);
  const move = `translate(${rounded(box.x - origin.x)} ${rounded(box.y - origin.y)})`;
  return element('g', { transform: scale === 1 ? move : `${move} scale(${scale})` }, childrenMarkup(node));
}

function markupOf(node: Element, origin: Point): string {
  const style = getComputedStyle(node);
  if (unseen(node, style)) return '';
  if (node instanceof SVGSVGElement) return inlineDrawing(node, origin);
  const inner = [...node.childNodes].map((child) => {
    if (child instanceof Element) return markupOf(child, origin);
    return child instanceof Text ? textMarkup(child, style, origin) : '';
  });
  return boxMarkup(node, style, origin) + inner.join('');
}

/**
 * What an element shows, as plain SVG: its own drawings and the bars, marks and words around them, with every colour and size
 * written out. Not a picture of the screen: it is the same wherever the element stands. Null where it shows nothing.
 */
export function drawingOf(root: Element): Drawing | null {
  const box = root.getBoundingClientRect();
  // What is wider than its room is drawn whole, too.
  const [width, height] = [Math.ceil(Math.max(box.width, root.scrollWidth)), Math.ceil(Math.max(box.height, root.scrollHeight))];
  const content = markupOf(root, box);
  if (content === '' || width === 0 || height === 0) return null;
  const attributes = { xmlns: NAMESPACE, width, height, viewBox: `0 0 ${width} ${height}`, 'font-family': FONT_FAMILY };
  return { svg: element('svg', attributes, content), width, height };
}
