import { LANGUAGES, type Language } from './texts.ts';

/** The browser's window for which a page is drawn. */
export interface Viewport {
  readonly language: Language;
  /** In CSS pixels. */
  readonly width: number;
}

/** A page as it looks before a browser has run anything. */
export interface RenderedPage {
  readonly html: string;
  /** All that it is styled by, and the names under which the style library knows these styles. */
  readonly styles: string;
  readonly names: string;
  /** The answers it is drawn from, as the page takes them over. */
  readonly answers: string;
  /** Whether all that it asked had come when it was drawn. */
  readonly whole: boolean;
}

const COOKIE = 'pendapa-window';
const VIEWPORT_COOKIE = new RegExp(`(?:^|; )${COOKIE}=(${LANGUAGES.join('|')})\\.(\\d{3,4})(?:;|$)`);

/** The cookie by which a browser says for which window the next page is to be drawn. */
export const viewportCookie = ({ language, width }: Viewport): string => `${COOKIE}=${language}.${width}`;

/** The window that a browser's cookies tell; null where they tell none. */
export function findViewport(cookies: string): Viewport | null {
  const [, named, width] = VIEWPORT_COOKIE.exec(cookies) ?? [];
  const language = LANGUAGES.find((each) => each === named);
  return language === undefined ? null : { language, width: Number(width) };
}
