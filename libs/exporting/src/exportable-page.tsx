import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import type { Language } from '@pendapa/contracts';
import { currentLanguage, LanguageOverride } from '@pendapa/i18n';

/** Runs the work while the page is shown in the language. */
export type InLanguage = <T>(language: Language, work: () => Promise<T>) => Promise<T>;

const InLanguageContext = createContext<InLanguage | null>(null);

export function useInLanguage(): InLanguage {
  const inLanguage = useContext(InLanguageContext);
  if (!inLanguage) throw new Error('Files are made inside an ExportablePage');
  return inLanguage;
}

interface Picture {
  readonly nodes: readonly Node[];
  /** Restores the scroll positions; call it once the copy is on the page. */
  readonly scroll: () => void;
}

/** A static copy of the page. */
function pictureOf(page: Element): Picture {
  const copy = page.cloneNode(true) as Element;
  const copies = copy.querySelectorAll('*');
  const scrolled = [...page.querySelectorAll('*')].flatMap(({ scrollLeft, scrollTop }, at) =>
    scrollLeft > 0 || scrollTop > 0 ? [() => copies[at]?.scrollTo(scrollLeft, scrollTop)] : [],
  );
  return { nodes: [...copy.childNodes], scroll: () => scrolled.forEach((scroll) => scroll()) };
}

/** The same width as before, so that charts keep their layout. */
const offscreenStyle = (width: number): CSSProperties => ({ position: 'absolute', top: 0, left: -10_000, width });

interface OffscreenPage {
  readonly language: Language;
  readonly picture: Picture;
  /** In pixels. */
  readonly width: number;
}

interface LanguageState {
  /** Null while the page is in the user's language. */
  readonly offscreen: OffscreenPage | null;
  /** Runs once the page is rendered in the language and all effects have run. */
  readonly begun: () => void;
}

/**
 * Wraps a page so that it can be exported in the other language. The page changes its language out of sight, behind a static copy.
 * So the file has the same sort order, searches and open rows, and the user sees no change.
 */
export function ExportablePage({ children }: { readonly children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [{ offscreen, begun }, setLanguageState] = useState<LanguageState>({ offscreen: null, begun: () => undefined });
  useLayoutEffect(() => {
    place.current?.replaceChildren(...(offscreen?.picture.nodes ?? []));
    offscreen?.picture.scroll();
  }, [offscreen]);
  // Runs after the effects of all children.
  useEffect(begun, [begun]);
  const inLanguage = useCallback<InLanguage>(async (language, work) => {
    const shown = page.current;
    if (language === currentLanguage() || !shown) return work();
    const switchTo = (next: OffscreenPage | null) => new Promise<void>((resolve) => setLanguageState({ offscreen: next, begun: resolve }));
    await switchTo({ language, picture: pictureOf(shown), width: shown.clientWidth });
    try {
      return await work();
    } finally {
      await switchTo(null);
    }
  }, []);
  return (
    <InLanguageContext value={inLanguage}>
      <div ref={place} inert />
      <LanguageOverride value={offscreen?.language ?? null}>
        <div ref={page} inert={offscreen !== null} style={offscreen ? offscreenStyle(offscreen.width) : undefined}>
          {children}
        </div>
      </LanguageOverride>
    </InLanguageContext>
  );
}
