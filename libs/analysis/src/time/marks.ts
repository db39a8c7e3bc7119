import type { SeriesBreak } from '@pendapa/charts';
import type { CalendarDate, MarkedEvent, Texts } from '@pendapa/contracts';

/** Events of the same words under one letter. */
export interface Mark {
  readonly letter: string;
  readonly text: string;
  /** The years in sight that it touches, rising. */
  readonly years: readonly number[];
}

export interface Marks {
  readonly marks: readonly Mark[];
  /** Where one begins that did not go on from the moment before. */
  readonly breaks: readonly SeriesBreak[];
}

/** What an axis is cut into, by how much of a date names a part. */
const NAMED = { year: 4, month: 7 } as const;
export type Cut = keyof typeof NAMED;

/** After Z come AA and AB. */
const letterAt = (index: number): string =>
  (index < 26 ? '' : letterAt(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

export interface OnAxis {
  /** First days of its parts. */
  readonly moments: readonly CalendarDate[];
  readonly cut: Cut;
  /** Kinds of events that it shows; all where none are named. */
  readonly kinds?: readonly string[];
  /** Texts that have letters elsewhere on the page: the same event has the same letter in all charts. */
  readonly marked?: readonly string[];
}

/** Marked events on the moments of an axis; events of the same words share a letter. */
export function marksOf(
  events: readonly MarkedEvent[],
  { moments, cut, kinds, marked: elsewhere = [] }: OnAxis,
  words: (text: Texts) => string,
): Marks {
  const part = (date: CalendarDate): string => date.slice(0, NAMED[cut]);
  const isOn = ({ from, to }: MarkedEvent, moment: CalendarDate): boolean => part(from) <= part(moment) && part(moment) <= part(to);
  const inOrder = [...events].sort((a, b) => (a.from < b.from ? -1 : 1));
  const seen = inOrder.filter((event) => (kinds?.includes(event.kind) ?? true) && moments.some((moment) => isOn(event, moment)));
  const texts = [...new Set(seen.map(({ text }) => words(text)))];
  const lettered = [...new Set(inOrder.map(({ text }) => words(text)))].filter((text) => texts.includes(text) || elsewhere.includes(text));
  const marked = texts.map((text) => {
    const own = seen.filter((event) => words(event.text) === text);
    const on = moments.filter((moment) => own.some((event) => isOn(event, moment)));
    return { letter: letterAt(lettered.indexOf(text)), text, on, years: [...new Set(on.map((moment) => Number(moment.slice(0, 4))))] };
  });
  const breaks = moments.flatMap((moment, index): SeriesBreak[] => {
    const begun = marked.filter(({ on }) => on.includes(moment) && !on.includes(moments[index - 1] ?? ''));
    return begun.length > 0 ? [{ before: moment, label: begun.map(({ letter }) => letter).join(', ') }] : [];
  });
  return { marks: marked.map(({ letter, text, years }) => ({ letter, text, years })), breaks };
}
