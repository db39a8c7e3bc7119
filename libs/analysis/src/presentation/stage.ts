/** Minimum width in pixels of a chart, a table and a card. */
const CHART_WIDTH = 640;
const TABLE_WIDTH = 1_000;
const CARD_WIDTH = 185;
const MAX_ZOOM = 3;
/** Minimum scale. A chart may shrink to be seen whole; a table scrolls instead, to stay readable. */
const MIN_ZOOM = { chart: 0.6, table: 1.25 } as const;
/** Step in which a zoom is tried. */
const ZOOM_STEP = 0.05;

/** Slides in the order of the page: cards, then panels. */
export const slidesOf = (page: Element): readonly HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('[data-slide]')].filter((slide) => slide.getClientRects().length > 0);

export const titleOf = (slide: Element): string =>
  slide.getAttribute('aria-label') ?? document.getElementById(slide.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';

/** Minimum width of a slide in pixels. */
export function leastWidth(slide: HTMLElement): number {
  if (slide.dataset['slide'] === 'figures') return CARD_WIDTH * getComputedStyle(slide).gridTemplateColumns.split(' ').length;
  return Math.min(slide.offsetWidth, slide.querySelector('table') ? TABLE_WIDTH : CHART_WIDTH);
}

/** Removes the minimum heights that align panels of a row. */
export const SHOWN_STYLES = { '[data-shown] *': { minHeight: '0 !important' } } as const;

type Room = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * Places the panel over the window as large as possible. It stays the page's own element and interactive. It is
 * transformed and not zoomed, because charts have already measured themselves.
 */
export function putOn(slide: HTMLElement, room: Room, least: number, zIndex: number): void {
  const lay = (scale: number): void => {
    Object.assign(slide.style, { width: `${room.width / scale}px`, transform: `scale(${scale})` });
  };
  slide.dataset['shown'] = '';
  Object.assign(slide.style, {
    position: 'fixed',
    left: `${room.left}px`,
    top: `${room.top}px`,
    height: 'auto',
    maxHeight: 'none',
    transformOrigin: '0 0',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    zIndex: String(zIndex),
  });
  const smallest = slide.querySelector('table') ? MIN_ZOOM.table : MIN_ZOOM.chart;
  let scale = Math.max(smallest, Math.min(MAX_ZOOM, room.width / least));
  lay(scale);
  while (scale > smallest && slide.offsetHeight * scale > room.height) {
    scale = Math.max(smallest, scale - ZOOM_STEP);
    lay(scale);
  }
  slide.style.maxHeight = `${room.height / scale}px`;
  slide.style.top = `${room.top + (room.height - slide.offsetHeight * scale) / 2}px`;
}

/** Restores the panel on the page. */
export function takeOff(slide: HTMLElement): void {
  delete slide.dataset['shown'];
  slide.removeAttribute('style');
}

/** Makes everything but the shown panel inert. Returns a function that undoes it. */
export function leaveAlone(shown: Element, frame: Element): () => void {
  const others: HTMLElement[] = [];
  for (let at = shown; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (!(other instanceof HTMLElement) || other === at || other.contains(frame) || other.inert) continue;
      other.inert = true;
      others.push(other);
    }
  }
  return () => others.forEach((other) => (other.inert = false));
}
