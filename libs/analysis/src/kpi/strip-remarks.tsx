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
import type { SubjectKey } from '@pendapa/contracts';

interface CardWords {
  readonly label: string;
  readonly remarks: readonly string[];
  /** What its figures are about, while they are on their way. */
  readonly awaits: SubjectKey | null;
}

type Cards = ReadonlyMap<string, CardWords>;

interface Strip {
  readonly cards: Cards;
  /** Filled while the cards are drawn without a browser, where no card hears of the others; null in one. */
  readonly drawn: Map<string, CardWords> | null;
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

/** Letters that a line of a narrow card holds: what is longer would make all cards as high as its own. */
const LINE = 36;

/** What several cards say, and what is longer than a line, stands once below all of them. */
const isToldByStrip = (cards: Cards, remark: string): boolean => remark.length > LINE || saying(cards, remark).length > 1;

function sharedBy(cards: Cards): readonly SharedRemark[] {
  const remarks = new Set([...cards.values()].flatMap((card) => card.remarks));
  return [...remarks]
    .filter((remark) => isToldByStrip(cards, remark))
    .map((remark) => {
      const alike = saying(cards, remark);
      return { remark, labels: alike.length === cards.size ? [] : alike.map(({ label }) => label) };
    });
}

/** Subjects of which every answer says on which day it stands, or how it is compared. */
const DATED: readonly SubjectKey[] = [
  ...(['arrears', 'debtors', 'pursuit', 'debtorFlow', 'qualityMoves', 'arrearsFlow'] as const),
  ...(['duties', 'assessments', 'taxpayers', 'objectProfiles'] as const),
];

/** Whether a remark will come with the figures, so that its room is kept. */
const isExpected = (awaits: SubjectKey | null): boolean => awaits !== null && DATED.includes(awaits);

/** How many remarks are still on their way, one for each subject, and whether they are about all cards. */
function expectedBy(cards: Cards): ExpectedRemarks {
  const all = [...cards.values()];
  const subjects = new Set(all.flatMap(({ awaits }) => (isExpected(awaits) ? [awaits] : [])));
  return { count: subjects.size, ofAll: all.every(({ awaits }) => isExpected(awaits)) && subjects.size === 1 };
}

export interface ExpectedRemarks {
  readonly count: number;
  readonly ofAll: boolean;
}

const isBrowser = typeof document !== 'undefined';

/** Cards around which remarks are gathered. */
export function StripRemarks({ children }: { readonly children: ReactNode }) {
  const [cards, setCards] = useState<Cards>(new Map());
  const strip = useMemo(() => ({ cards, setCards, drawn: isBrowser ? null : new Map() }), [cards]);
  return <StripContext value={strip}>{children}</StripContext>;
}

/** What the strip says for its cards; for what stands behind them. */
export function useSharedRemarks(): readonly SharedRemark[] {
  const strip = useContext(StripContext);
  return strip ? sharedBy(strip.drawn ?? strip.cards) : [];
}

/** The room that the strip keeps for remarks that are on their way. */
export function useExpectedRemarks(): ExpectedRemarks {
  const strip = useContext(StripContext);
  return strip ? expectedBy(strip.drawn ?? strip.cards) : { count: 0, ofAll: false };
}

const BETWEEN = '\n';

export interface OwnRemarks {
  /** What a card has to say itself, and not its strip. */
  readonly own: readonly string[];
  /** Whether the strip says the others, or will. */
  readonly byStrip: boolean;
}

/** `awaits`: what the figures of the card are about, while they are on their way. */
export function useOwnRemarks(label: string, remarks: readonly string[], awaits: SubjectKey | null): OwnRemarks {
  const id = useId();
  const strip = useContext(StripContext);
  const setCards = strip?.setCards;
  const told = remarks.join(BETWEEN);
  const leave = useCallback(() => setCards?.((cards) => new Map([...cards].filter(([card]) => card !== id))), [setCards, id]);
  // Before anything is painted, so that no remark is seen twice.
  useLayoutEffect(() => {
    const words = { label, remarks: told === '' ? [] : told.split(BETWEEN), awaits };
    setCards?.((cards) => new Map(cards).set(id, words));
  }, [setCards, id, label, told, awaits]);
  useLayoutEffect(() => leave, [leave]);
  if (strip?.drawn) {
    strip.drawn.set(id, { label, remarks, awaits });
    // Whether others say it too turns out behind the last of them.
    return { own: [], byStrip: remarks.length > 0 || isExpected(awaits) };
  }
  const own = strip ? remarks.filter((remark) => !isToldByStrip(strip.cards, remark)) : remarks;
  return { own, byStrip: own.length < remarks.length || (strip !== null && isExpected(awaits)) };
}
