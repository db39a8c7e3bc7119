import { element, escapeMarkup, type Attributes } from './markup.ts';
import { parseColor } from './color.ts';

const CONTAINERS = ['g', 'defs', 'clipPath', 'pattern', 'linearGradient', 'radialGradient', 'mask'];
const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'stop'];
const TEXTS = ['text', 'tspan'];

const GEOMETRY = [
  'd',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'dx',
  'dy',
  'width',
  'height',
  'points',
  'offset',
  'gradientUnits',
  'gradientTransform',
  'patternUnits',
  'patternTransform',
  'clipPathUnits',
  'spreadMethod',
];

const FILL_AND_STROKE = ['fill', 'stroke', 'stop-color'] as const;
const STROKE_STYLE = ['stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'] as const;
const TEXT_STYLE = ['text-anchor', 'dominant-baseline', 'font-size'] as const;
/** Default values, which need not be written. */
const DEFAULTS: Readonly<Record<string, string>> = {
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
};
const BOLD_FROM = 600;

/** Ids within one SVG that every program accepts. */
const idOf = (id: string): string => `d${id.replace(/[^a-z0-9]/gi, '_')}`;
const reference = (computed: string): string | null => /url\(["']?#(.+?)["']?\)/.exec(computed)?.[1] ?? null;

// Without style sheets, as in tests, only the attribute has the value.
const styleOf = (node: Element, style: CSSStyleDeclaration, name: string): string =>
  style.getPropertyValue(name) || (node.getAttribute(name) ?? '');

function paint(node: Element, style: CSSStyleDeclaration): Attributes {
  const written: Record<string, string | number> = {};
  for (const name of FILL_AND_STROKE) {
    const value = styleOf(node, style, name);
    const target = reference(value);
    const color = parseColor(value);
    if (target !== null) written[name] = `url(#${idOf(target)})`;
    else if (color && color.alpha > 0) {
      written[name] = color.hex;
      if (color.alpha < 1 && name !== 'stop-color') written[`${name}-opacity`] = color.alpha;
    } else if (name === 'fill') written[name] = 'none';
  }
  for (const name of ['opacity', 'fill-opacity', 'stroke-opacity', 'stop-opacity']) {
    const value = styleOf(node, style, name);
    if (value !== '' && Number(value) < 1) written[name] = value;
  }
  return written;
}

const styleAttributes = (node: Element, style: CSSStyleDeclaration, names: readonly string[]): Attributes =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = styleOf(node, style, name);
      return value === '' || value === DEFAULTS[name] ? [] : [[name, value.replaceAll('px', '')]];
    }),
  );

function geometryOf(node: Element, style: CSSStyleDeclaration): Attributes {
  const geometry = Object.fromEntries(GEOMETRY.map((name) => [name, node.getAttribute(name) ?? undefined]));
  const clip = reference(styleOf(node, style, 'clip-path'));
  const moved = node.getAttribute('transform') ?? (style.transform?.startsWith('matrix(') ? style.transform : undefined);
  return {
    ...geometry,
    id: node.id === '' ? undefined : idOf(node.id),
    transform: moved,
    'clip-path': clip === null ? undefined : `url(#${idOf(clip)})`,
  };
}

const isHidden = (style: CSSStyleDeclaration): boolean =>
  style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0';

/** Text without its stroke: some programs draw the stroke over the letters and hide them. */
function textPaint(node: Element, style: CSSStyleDeclaration): Attributes {
  return Object.fromEntries(Object.entries(paint(node, style)).filter(([name]) => !name.startsWith('stroke')));
}

function textNode(node: Element, style: CSSStyleDeclaration): string {
  const bold = Number(styleOf(node, style, 'font-weight')) >= BOLD_FROM || styleOf(node, style, 'font-weight') === 'bold';
  const content = [...node.childNodes]
    .map((child) => (child instanceof Element ? svgMarkup(child) : escapeMarkup(child.textContent ?? '')))
    .join('');
  const attributes = {
    ...geometryOf(node, style),
    ...textPaint(node, style),
    ...styleAttributes(node, style, TEXT_STYLE),
    'font-weight': bold ? 'bold' : undefined,
  };
  return content === '' ? '' : element(node.localName, attributes, content);
}

/** The markup of the children, in their order. */
export const childrenMarkup = (node: Element): string => [...node.children].map(svgMarkup).join('');

/** The scale of a nested SVG with a view box of its own. */
export function scaleOf(node: Element, box: { readonly width: number }): number {
  const width = Number(node.getAttribute('viewBox')?.split(/[ ,]+/)[2]);
  return width > 0 && box.width > 0 ? box.width / width : 1;
}

/** Writes an SVG element with all styles as attributes. Other elements are left out. */
export function svgMarkup(node: Element): string {
  const name = node.localName;
  const style = getComputedStyle(node);
  // Contents of definitions are invisible where they stand, and are still needed.
  if (isHidden(style) && !node.closest('defs, clipPath, pattern, mask')) return '';
  if (TEXTS.includes(name)) return textNode(node, style);
  if (name === 'svg') {
    const [x, y] = [Number(node.getAttribute('x') ?? 0), Number(node.getAttribute('y') ?? 0)];
    return element('g', { transform: `translate(${x} ${y})` }, childrenMarkup(node));
  }
  const opacity = styleOf(node, style, 'opacity');
  if (CONTAINERS.includes(name)) {
    const content = childrenMarkup(node);
    return content === ''
      ? ''
      : element(name, { ...geometryOf(node, style), opacity: Number(opacity || 1) < 1 ? opacity : undefined }, content);
  }
  if (!SHAPES.includes(name)) return '';
  const colors = paint(node, style);
  const visible = colors['fill'] !== 'none' || colors['stroke'] !== undefined || node.closest('clipPath, mask') !== null || name === 'stop';
  return visible
    ? element(name, { ...geometryOf(node, style), ...colors, ...styleAttributes(node, style, colors['stroke'] ? STROKE_STYLE : []) })
    : '';
}
