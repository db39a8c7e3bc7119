/** A sentence, a card or another part of a page that is read by itself. */
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

/** The page between its heading and the bottom bar, without the samples of the insights and the list of filters. */
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

/** All that a page says, in parts; cards whole, everything else by its paragraphs, rows and labels. */
export function partsOf(html: string): readonly PagePart[] {
  const figures = figuresOf(html);
  const parts: PagePart[] = [...figures.matchAll(/<article.*?<\/article>/gs)].map(([card]) => ({ kind: 'card', text: textOf(card) }));
  const rest = figures.replaceAll(/<article.*?<\/article>/gs, ' ');
  for (const [, label = ''] of rest.matchAll(LABEL)) parts.push({ kind: 'text', text: plain(label) });
  const rows = rest.replaceAll(/<tr.*?<\/tr>/gs, (row) => `<div>${row.replaceAll(/<[^>]*>/g, ' ')}</div>`).replaceAll(INLINE, ' ');
  for (const [, tag = '', text = ''] of rows.matchAll(/<([a-z]\w*)[^>]*>([^<]+)/g))
    parts.push({ kind: tag === 'p' ? 'sentence' : 'text', text: plain(text) });
  return parts.filter(({ text }) => text !== '');
}
