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
import type { UsualNote } from '@pendapa/contracts';
import { isBrowser } from '../words/is-browser.ts';

interface CardWords {
  readonly label: string;
  readonly remarks: readonly string[];
  readonly usual: readonly UsualNote[];
  /** True while its figures are loading. */
  readonly isAwaited: boolean;
}

type Cards = ReadonlyMap<string, CardWords>;

interface Strip {
  readonly cards: Cards;
  /** Filled during server rendering, where cards cannot react to each other by state; null in a browser. */
  readonly rendered: Map<string, CardWords> | null;
  readonly setCards: Dispatch<SetStateAction<Cards>>;
}

const StripContext = createContext<Strip | null>(null);

export interface SharedRemark {
  readonly remark: string;
  /** Labels of the cards with this note, in order; empty if all cards have it. */
  readonly labels: readonly string[];
}

const saying = (cards: Cards, remark: string): readonly CardWords[] =>
  [...cards.values()].filter(({ remarks }) => remarks.includes(remark));

/** Characters that fit a line of a narrow card. Longer notes would make all cards higher. */
const LINE_LENGTH = 36;

/** True if the strip shows the note: it is long, or several cards have it. */
export const isOfStrip = (remark: string, count: number): boolean => remark.length > LINE_LENGTH || count > 1;

const isShownByStrip = (cards: Cards, remark: string): boolean => isOfStrip(remark, saying(cards, remark).length);

/** True if the card, or a card that will share a note with it, is loading. Its line would grow with each answer. */
const isWaiting = (cards: Cards, card: CardWords): boolean =>
  card.isAwaited || [...cards.values()].some((other) => other.isAwaited && other.usual.some((one) => card.usual.includes(one)));

function sharedBy(cards: Cards): readonly SharedRemark[] {
  const settled = [...cards.values()].filter((card) => !isWaiting(cards, card));
  const remarks = new Set(settled.flatMap((card) => card.remarks));
  return [...remarks]
    .filter((remark) => isShownByStrip(cards, remark))
    .map((remark) => {
      const alike = saying(cards, remark);
      return { remark, labels: alike.length === cards.size ? [] : alike.map(({ label }) => label) };
    });
}

const NONE: readonly string[] = [];

export interface ExpectedRemark {
  readonly usual: UsualNote;
  /** Labels of the cards that will have it; empty for all. */
  readonly labels: readonly string[];
  /** Number of cards that will have it. */
  readonly count: number;
}

/** Notes that wait for loading cards, because those will share them. */
function expectedBy(cards: Cards): readonly ExpectedRemark[] {
  const all = [...cards.values()];
  const waiting = all.filter((card) => isWaiting(cards, card));
  return [...new Set(waiting.flatMap(({ usual }) => usual))].map((one) => {
    const labels = all.filter(({ usual }) => usual.includes(one)).map(({ label }) => label);
    return { usual: one, labels: labels.length === all.length ? NONE : labels, count: labels.length };
  });
}

/** Collects the notes of the cards inside. */
export function StripRemarks({ children }: { readonly children: ReactNode }) {
  const [cards, setCards] = useState<Cards>(new Map());
  const strip = useMemo(() => ({ cards, setCards, rendered: isBrowser ? null : new Map() }), [cards]);
  return <StripContext value={strip}>{children}</StripContext>;
}

/** Notes that the strip shows for its cards. */
export function useSharedRemarks(): readonly SharedRemark[] {
  const strip = useContext(StripContext);
  return strip ? sharedBy(strip.rendered ?? strip.cards) : [];
}

/** Notes for which the strip reserves space. */
export function useExpectedRemarks(): readonly ExpectedRemark[] {
  const strip = useContext(StripContext);
  return strip ? expectedBy(strip.rendered ?? strip.cards) : [];
}

const BETWEEN = '\n';

export interface CardFigures {
  /** Notes that their answers usually have. */
  readonly usual: readonly UsualNote[];
  /** True while they are loading. */
  readonly isAwaited: boolean;
}

/** Notes that the card itself shows, not the strip. */
export function useOwnRemarks(label: string, remarks: readonly string[], { usual, isAwaited }: CardFigures): readonly string[] {
  const id = useId();
  const strip = useContext(StripContext);
  const setCards = strip?.setCards;
  const joinedRemarks = remarks.join(BETWEEN);
  const expected = usual.join(BETWEEN);
  const leave = useCallback(() => setCards?.((cards) => new Map([...cards].filter(([card]) => card !== id))), [setCards, id]);
  // Runs before painting, so that no note is visible twice.
  useLayoutEffect(() => {
    const split = (text: string): readonly string[] => (text === '' ? [] : text.split(BETWEEN));
    const words = { label, remarks: split(joinedRemarks), usual: split(expected) as readonly UsualNote[], isAwaited };
    setCards?.((cards) => new Map(cards).set(id, words));
  }, [setCards, id, label, joinedRemarks, expected, isAwaited]);
  useLayoutEffect(() => leave, [leave]);
  if (strip?.rendered) {
    strip.rendered.set(id, { label, remarks, usual, isAwaited });
    // Other cards with the same note are known only after the last card.
    return [];
  }
  return strip ? remarks.filter((remark) => !isShownByStrip(strip.cards, remark)) : remarks;
}
