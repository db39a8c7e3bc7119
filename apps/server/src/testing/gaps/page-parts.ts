/** A part of a page that is compared alone, for example a sentence or a card. */
export interface PagePart {
  readonly kind: 'sentence' | 'card' | 'text';
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&', '&nbsp;': ' ' };
const LABEL = /<[^>]* (?:aria-label|aria-description)="([^"]*)"[^>]*>/g;
const INLINE = /<\/?(?:span|b|strong|em|a)(?: [^>]*)?>/g;

const plain = (text: string): string =>
  text
    .replaceAll(/&(?:quot|#x27|lt|gt|amp|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The page from its heading to the bottom bar, without sample insights and filter list. */
function figuresOf(html: string): string {
  const start = html.indexOf('data-page-sentence');
  const from = start === -1 ? html.indexOf('<h1') : html.lastIndexOf('<', start);
  const end = html.indexOf('</main>', from);
  return html
    .slice(from, end)
    .replaceAll(/<(svg|style|script)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<div role="group"[^>]*data-filter-bar.*?(?=<section|<article|<p)/gs, ' ')
    .replaceAll(/<!--.*?-->/g, '');
}

const textOf = (html: string): string => plain(html.replaceAll(/<[^>]*>/g, ' '));

/** All texts of a page in parts: whole cards, and otherwise paragraphs, rows and labels. */
export function partsOf(html: string): readonly PagePart[] {
  const figures = figuresOf(html);
  const parts: PagePart[] = [...figures.matchAll(/<article.*?<\/article>/gs)].map(([card]) => ({ kind: 'card', text: textOf(card) }));
  const rest = figures.replaceAll(/<article.*?<\/article>/gs, ' ');
  for (const [, label = ''] of rest.matchAll(LABEL)) parts.push({ kind: 'text', text: plain(label) });
  const rows = rest.replaceAll(/<tr.*?<\/tr>/gs, (row) => `<div>${row.replaceAll(/<[^>]*>/g, ' ')}</div>`).replaceAll(INLINE, ' ');
  for (const [, tag = '', text = ''] of rows.matchAll(/<([a-z]\w*)[^>]*>([^<]+)/g))
    parts.push({ kind: ['p', 'li'].includes(tag) ? 'sentence' : 'text', text: plain(text) });
  return parts.filter(({ text }) => text !== '');
}
