/** A figure on a card, as a page shows it. */
export interface CardFigure {
  readonly page: string;
  readonly name: string;
  /** All digits. */
  readonly value: string;
  /** Filters that the card says it does not follow, and days of its own. */
  readonly said: string;
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
/** An icon marks figures that no filter reaches, in both languages. */
const ASIDE = /data-testid="FilterAltOffOutlinedIcon"[^]*?<span[^>]*>([^<]*)<\/span>/;

/** The cards of a page out of the document that the server draws; none of a card whose figure is on its way or is not there. */
export const cardsIn = (page: string, document: string): readonly CardFigure[] =>
  [...document.matchAll(CARD)].flatMap(([, name = '', inner = '']) => {
    const value = plain(VALUE.exec(inner)?.[1] ?? '');
    return value === '' || value === '-' ? [] : [{ page, name: plain(name), value, said: plain(ASIDE.exec(inner)?.[1] ?? '') }];
  });

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, readonly T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** Names that have two values under the same filters and for the same days, each with the pages that show them. */
export function ambiguous(figures: readonly CardFigure[]): readonly string[] {
  return [...grouped(figures, ({ name, said }) => JSON.stringify([name, said])).values()].flatMap((own) => {
    const values = grouped(own, ({ value }) => value);
    if (values.size < 2) return [];
    const shown = [...values].map(([value, cards]) => `${value} on ${cards.map(({ page }) => page).join(', ')}`);
    return [`${own[0]?.name ?? ''}: ${shown.join('; ')}`];
  });
}
