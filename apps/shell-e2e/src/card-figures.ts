/** A figure of a card, as shown on the page. */
export interface CardFigure {
  readonly page: string;
  readonly name: string;
  /** The figure with all its digits. */
  readonly value: string;
  /** Unapplied filters and own days that the card names. */
  readonly notes: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };
const plain = (html: string): string =>
  html
    .replaceAll(/<style[^]*?<\/style>|<[^>]*>/g, '')
    .replaceAll(/&([^;]{2,4});/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(' ', ' ')
    .trim();

const CARD = /<article[^>]*? aria-label="([^"]*)"([^]*?)<\/article>/g;
const VALUE = /<p[^>]*? title="([^"]*)"/;
/** Marks filters that the figure does not follow, and days of its own. Icons have no test id in a build for production. */
const UNAPPLIED = /<span[^>]*? data-unapplied-filters[^>]*>([^<]*)<\/span>/;

/** Reads the cards from the server-rendered document; omits cards without a figure or still loading. */
export const cardsIn = (page: string, document: string): readonly CardFigure[] =>
  [...document.matchAll(CARD)].flatMap(([, name = '', inner = '']) => {
    const value = plain(VALUE.exec(inner)?.[1] ?? '');
    return value === '' || value === '-' ? [] : [{ page, name: plain(name), value, notes: plain(UNAPPLIED.exec(inner)?.[1] ?? '') }];
  });

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, readonly T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** Finds names with two values for the same filters and days, each with the pages that show them. */
export function ambiguous(figures: readonly CardFigure[]): readonly string[] {
  return [...grouped(figures, ({ name, notes }) => JSON.stringify([name, notes])).values()].flatMap((own) => {
    const values = grouped(own, ({ value }) => value);
    if (values.size < 2) return [];
    const shown = [...values].map(([value, cards]) => `${value} on ${cards.map(({ page }) => page).join(', ')}`);
    return [`${own[0]?.name ?? ''}: ${shown.join('; ')}`];
  });
}
