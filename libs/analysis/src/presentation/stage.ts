/** Pixels of width that a chart, a table and a card need. */
const CHART_WIDTH = 640;
const TABLE_WIDTH = 1_000;
const CARD_WIDTH = 185;
const MOST = 3;
/** A chart is seen whole or not at all; a table that does not fit at this scale scrolls, or nobody at the far end reads it. */
const LEAST = { chart: 0.6, table: 1.25 } as const;
const STEP = 0.05;

/** What is shown one at a time, in the order of the page: its figures, then its panels. */
export const slidesOf = (page: Element): readonly HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('[data-slide]')].filter((slide) => slide.getClientRects().length > 0);

export const titleOf = (slide: Element): string =>
  slide.getAttribute('aria-label') ?? document.getElementById(slide.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';

/** Pixels: what is narrower than this does not say the same any more. */
export function leastWidth(slide: HTMLElement): number {
  if (slide.dataset['slide'] === 'figures') return CARD_WIDTH * getComputedStyle(slide).gridTemplateColumns.split(' ').length;
  return Math.min(slide.offsetWidth, slide.querySelector('table') ? TABLE_WIDTH : CHART_WIDTH);
}

/** On the page panels of a row keep a height for each other; here there is no neighbour. */
export const SHOWN_STYLES = { '[data-shown] *': { minHeight: '0 !important' } } as const;

type Room = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * Lays the panel over the room, as large as fits: letters, marks and lines grow alike, and the panel stays the page's own, alive. It is
 * transformed and not zoomed, because charts measure themselves before it.
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
  const smallest = slide.querySelector('table') ? LEAST.table : LEAST.chart;
  let scale = Math.max(smallest, Math.min(MOST, room.width / least));
  lay(scale);
  while (scale > smallest && slide.offsetHeight * scale > room.height) {
    scale = Math.max(smallest, scale - STEP);
    lay(scale);
  }
  slide.style.maxHeight = `${room.height / scale}px`;
  slide.style.top = `${room.top + (room.height - slide.offsetHeight * scale) / 2}px`;
}

/** Back to where it stands on the page. */
export function takeOff(slide: HTMLElement): void {
  delete slide.dataset['shown'];
  slide.removeAttribute('style');
}

/** Keyboard and screen reader reach what is shown, and nothing behind it. Returns what ends this. */
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
