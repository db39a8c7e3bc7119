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

/** Does the work while the page around speaks the language. */
export type InLanguage = <T>(language: Language, work: () => Promise<T>) => Promise<T>;

const InLanguageContext = createContext<InLanguage | null>(null);

export function useInLanguage(): InLanguage {
  const inLanguage = useContext(InLanguageContext);
  if (!inLanguage) throw new Error('Files are made inside of a PageOfFiles');
  return inLanguage;
}

interface Picture {
  readonly nodes: readonly Node[];
  /** What scrolls in it is where it was; to be called once the picture is on the page. */
  readonly scroll: () => void;
}

/** The page as it stands: nothing of it moves or speaks. */
function pictureOf(page: Element): Picture {
  const copy = page.cloneNode(true) as Element;
  const copies = copy.querySelectorAll('*');
  const scrolled = [...page.querySelectorAll('*')].flatMap(({ scrollLeft, scrollTop }, at) =>
    scrollLeft > 0 || scrollTop > 0 ? [() => copies[at]?.scrollTo(scrollLeft, scrollTop)] : [],
  );
  return { nodes: [...copy.childNodes], scroll: () => scrolled.forEach((scroll) => scroll()) };
}

/** As wide as before, so that no chart is drawn anew. */
const outOfSight = (width: number): CSSProperties => ({ position: 'absolute', top: 0, left: -10_000, width });

interface Aside {
  readonly language: Language;
  readonly picture: Picture;
  /** Pixels. */
  readonly width: number;
}

interface Speaking {
  /** Null while the page speaks to its reader. */
  readonly aside: Aside | null;
  /** It does so on the screen, and whatever hears of it has heard. */
  readonly begun: () => void;
}

/**
 * Around a page. For a file in the other language the page itself speaks it, out of sight, while a picture stands in its place: the
 * file has all that the reader sorted, sought and opened, and for the reader nothing changes its language.
 */
export function PageOfFiles({ children }: { readonly children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [{ aside, begun }, speak] = useState<Speaking>({ aside: null, begun: () => undefined });
  useLayoutEffect(() => {
    place.current?.replaceChildren(...(aside?.picture.nodes ?? []));
    aside?.picture.scroll();
  }, [aside]);
  // After the effects of everything inside.
  useEffect(begun, [begun]);
  const inLanguage = useCallback<InLanguage>(async (language, work) => {
    const shown = page.current;
    if (language === currentLanguage() || !shown) return work();
    const turn = (next: Aside | null) => new Promise<void>((resolve) => speak({ aside: next, begun: resolve }));
    await turn({ language, picture: pictureOf(shown), width: shown.clientWidth });
    try {
      return await work();
    } finally {
      await turn(null);
    }
  }, []);
  return (
    <InLanguageContext value={inLanguage}>
      <div ref={place} inert />
      <LanguageOverride value={aside?.language ?? null}>
        <div ref={page} inert={aside !== null} style={aside ? outOfSight(aside.width) : undefined}>
          {children}
        </div>
      </LanguageOverride>
    </InLanguageContext>
  );
}
