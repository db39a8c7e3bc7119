import { LANGUAGES, type Language } from './texts.ts';

/** Language and width of the browser window, for server rendering. */
export interface Viewport {
  readonly language: Language;
  /** In CSS pixels. */
  readonly width: number;
}

/** A page that the server has rendered. */
export interface RenderedPage {
  readonly html: string;
  /** The style sheet, and the names of its styles in the style library. */
  readonly styles: string;
  readonly names: string;
  /** The answers that the page was rendered from, as the browser takes them over. */
  readonly answers: string;
  /** True if all answers had arrived when the page was rendered. */
  readonly whole: boolean;
}

const COOKIE = 'pendapa-window';
const VIEWPORT_COOKIE = new RegExp(`(?:^|; )${COOKIE}=(${LANGUAGES.join('|')})\\.(\\d{3,4})(?:;|$)`);

/** The cookie that gives the viewport for the next server rendering. */
export const viewportCookie = ({ language, width }: Viewport): string => `${COOKIE}=${language}.${width}`;

/** The viewport in the cookies of a request; null if there is none. */
export function findViewport(cookies: string): Viewport | null {
  const [, named, width] = VIEWPORT_COOKIE.exec(cookies) ?? [];
  const language = LANGUAGES.find((each) => each === named);
  return language === undefined ? null : { language, width: Number(width) };
}
