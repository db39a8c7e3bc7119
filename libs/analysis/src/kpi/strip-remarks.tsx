import {
  createContext,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';

interface CardWords {
  readonly label: string;
  readonly remarks: readonly string[];
}

type Cards = ReadonlyMap<string, CardWords>;

interface Strip {
  readonly cards: Cards;
  readonly setCards: Dispatch<SetStateAction<Cards>>;
}

const StripContext = createContext<Strip | null>(null);

export interface SharedRemark {
  readonly remark: string;
  /** The cards that say it, in their order; empty where all do. */
  readonly labels: readonly string[];
}

const saying = (cards: Cards, remark: string): readonly CardWords[] =>
  [...cards.values()].filter(({ remarks }) => remarks.includes(remark));

function sharedBy(cards: Cards): readonly SharedRemark[] {
  const remarks = new Set([...cards.values()].flatMap((card) => card.remarks));
  return [...remarks].flatMap((remark) => {
    const alike = saying(cards, remark);
    if (alike.length < 2) return [];
    return [{ remark, labels: alike.length === cards.size ? [] : alike.map(({ label }) => label) }];
  });
}

/** Cards around which remarks are gathered; `children` is given those that several of them say. */
export function StripRemarks({ children }: { readonly children: (shared: readonly SharedRemark[]) => ReactNode }) {
  const [cards, setCards] = useState<Cards>(new Map());
  const strip = useMemo(() => ({ cards, setCards }), [cards]);
  return <StripContext value={strip}>{children(sharedBy(cards))}</StripContext>;
}

const BETWEEN = '\n';

/** What a card has to say itself: not what it says alike with others of its strip, which the strip says once. */
export function useOwnRemarks(label: string, remarks: readonly string[]): readonly string[] {
  const id = useId();
  const strip = useContext(StripContext);
  const setCards = strip?.setCards;
  const told = remarks.join(BETWEEN);
  const leave = useCallback(() => setCards?.((cards) => new Map([...cards].filter(([card]) => card !== id))), [setCards, id]);
  // Before anything is painted, so that no remark is seen twice.
  useLayoutEffect(() => {
    const words = { label, remarks: told === '' ? [] : told.split(BETWEEN) };
    setCards?.((cards) => new Map(cards).set(id, words));
  }, [setCards, id, label, told]);
  useLayoutEffect(() => leave, [leave]);
  return strip ? remarks.filter((remark) => saying(strip.cards, remark).length < 2) : remarks;
}
