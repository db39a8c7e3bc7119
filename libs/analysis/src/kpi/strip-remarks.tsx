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
import { measureSpec, type SubjectKey } from '@pendapa/contracts';
import { isBrowser } from '../request/is-browser.ts';

interface CardWords {
  readonly label: string;
  readonly remarks: readonly string[];
  readonly usual: readonly UsualRemark[];
  /** Whether its figures are on their way. */
  readonly isAwaited: boolean;
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

/** What answers usually say of some figures: on which day they stand, as of which state they are compared or why not, and what is hidden. */
export type UsualRemark = 'snapshot' | 'state' | 'one-state' | 'hidden';
const NONE: readonly UsualRemark[] = [];

const OF_SNAPSHOTS: readonly SubjectKey[] = ['arrears', 'debtors', 'pursuit', 'debtorFlow', 'qualityMoves'];
/** Of their figures only those of a day have one. */
const PARTLY_OF_DAYS: readonly SubjectKey[] = ['arrearsFlow', 'objectProfiles'];
const COMPARED_BY_STATE: readonly SubjectKey[] = ['duties', 'assessments'];

export function usualRemarks(subject: SubjectKey, measure: string): readonly UsualRemark[] {
  if (COMPARED_BY_STATE.includes(subject)) return ['state'];
  if (OF_SNAPSHOTS.includes(subject)) return ['snapshot'];
  if (measureSpec(subject, measure).kind !== 'stock') return NONE;
  if (subject === 'taxpayers') return ['snapshot', 'one-state', 'hidden'];
  return PARTLY_OF_DAYS.includes(subject) ? ['snapshot'] : NONE;
}

export interface ExpectedRemark {
  readonly usual: UsualRemark;
  /** The cards that will say it; empty where all do. */
  readonly labels: readonly string[];
}

/** Remarks that are still on their way and that no card has said yet. */
function expectedBy(cards: Cards): readonly ExpectedRemark[] {
  const all = [...cards.values()];
  const said = all.flatMap((card) => (card.remarks.length > 0 ? card.usual : []));
  const usual = new Set(all.flatMap((card) => (card.isAwaited ? card.usual : [])).filter((one) => !said.includes(one)));
  return [...usual].map((one) => {
    const labels = all.filter((card) => card.usual.includes(one)).map(({ label }) => label);
    return { usual: one, labels: labels.length === all.length ? [] : labels };
  });
}

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
export function useExpectedRemarks(): readonly ExpectedRemark[] {
  const strip = useContext(StripContext);
  return strip ? expectedBy(strip.drawn ?? strip.cards) : [];
}

const BETWEEN = '\n';

export interface CardFigures {
  /** What their answers usually say. */
  readonly usual: readonly UsualRemark[];
  /** Whether they are on their way. */
  readonly isAwaited: boolean;
}

/** What a card has to say itself, and not its strip. */
export function useOwnRemarks(label: string, remarks: readonly string[], { usual, isAwaited }: CardFigures): readonly string[] {
  const id = useId();
  const strip = useContext(StripContext);
  const setCards = strip?.setCards;
  const told = remarks.join(BETWEEN);
  const expected = usual.join(BETWEEN);
  const leave = useCallback(() => setCards?.((cards) => new Map([...cards].filter(([card]) => card !== id))), [setCards, id]);
  // Before anything is painted, so that no remark is seen twice.
  useLayoutEffect(() => {
    const split = (text: string): readonly string[] => (text === '' ? [] : text.split(BETWEEN));
    const words = { label, remarks: split(told), usual: split(expected) as readonly UsualRemark[], isAwaited };
    setCards?.((cards) => new Map(cards).set(id, words));
  }, [setCards, id, label, told, expected, isAwaited]);
  useLayoutEffect(() => leave, [leave]);
  if (strip?.drawn) {
    strip.drawn.set(id, { label, remarks, usual, isAwaited });
    // Whether others say it too turns out behind the last of them.
    return [];
  }
  return strip ? remarks.filter((remark) => !isToldByStrip(strip.cards, remark)) : remarks;
}
