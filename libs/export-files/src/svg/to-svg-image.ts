import type { SvgImage } from '../model.ts';
import { boxMarkup } from './box-markup.ts';
import { element, roundToTenth, type Point } from './markup.ts';
import { childrenMarkup, scaleOf } from './svg-markup.ts';
import { textMarkup, textsOfInline } from './text-markup.ts';

/** The font of pictures; a PDF has its own font. */
export const FONT_FAMILY = 'Plus Jakarta Sans Variable';
const NAMESPACE = 'http://www.w3.org/2000/svg';

/** True for elements that only screen readers find, or that are not displayed. */
function isInvisible(node: Element, style: CSSStyleDeclaration): boolean {
  if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0') return true;
  const { width, height } = node.getBoundingClientRect();
  return style.position === 'absolute' && style.overflow !== 'visible' && width <= 1 && height <= 1;
}

function nestedSvg(node: SVGSVGElement, origin: Point): string {
  const box = node.getBoundingClientRect();
  const scale = scaleOf(node, box);
  const move = `translate(${roundToTenth(box.x - origin.x)} ${roundToTenth(box.y - origin.y)})`;
  return element('g', { transform: scale === 1 ? move : `${move} scale(${scale})` }, childrenMarkup(node));
}

function markupOf(node: Element, origin: Point): string {
  const style = getComputedStyle(node);
  if (isInvisible(node, style)) return '';
  if (node instanceof SVGSVGElement) return nestedSvg(node, origin);
  return boxMarkup(node, style, origin) + contentMarkup(node, style, origin);
}

/** Elements in their order; texts that follow each other, also inside plain inline elements, are one text. */
function contentMarkup(node: Element, style: CSSStyleDeclaration, origin: Point): string {
  let markup = '';
  let texts: Text[] = [];
  const writeTexts = () => {
    markup += textMarkup(texts, node, style, origin);
    texts = [];
  };
  for (const child of node.childNodes) {
    const inner = child instanceof Element ? textsOfInline(child, style) : [];
    if (child instanceof Text) texts.push(child);
    else if (inner !== null) texts.push(...inner);
    else if (child instanceof Element) {
      writeTexts();
      markup += markupOf(child, origin);
    }
  }
  writeTexts();
  return markup;
}

/**
 * Converts a chart, with its bars, marks and texts, to plain SVG with all colours and sizes written out.
 * The result does not depend on its surroundings. Null if the element shows nothing.
 */
export function toSvgImage(root: Element): SvgImage | null {
  const box = root.getBoundingClientRect();
  // A chart that scrolls is drawn in full.
  const [width, height] = [Math.ceil(Math.max(box.width, root.scrollWidth)), Math.ceil(Math.max(box.height, root.scrollHeight))];
  const content = markupOf(root, box);
  if (content === '' || width === 0 || height === 0) return null;
  const attributes = { xmlns: NAMESPACE, width, height, viewBox: `0 0 ${width} ${height}`, 'font-family': FONT_FAMILY };
  return { svg: element('svg', attributes, content), width, height };
}
