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

/** Marked events on the moments of an axis, whose first days are given; events of the same words share a letter. */
export function marksOf(events: readonly MarkedEvent[], moments: readonly CalendarDate[], cut: Cut, words: (text: Texts) => string): Marks {
  const part = (date: CalendarDate): string => date.slice(0, NAMED[cut]);
  const isOn = ({ from, to }: MarkedEvent, moment: CalendarDate): boolean => part(from) <= part(moment) && part(moment) <= part(to);
  const seen = [...events].sort((a, b) => (a.from < b.from ? -1 : 1)).filter((event) => moments.some((moment) => isOn(event, moment)));
  const marked = [...new Set(seen.map(({ text }) => words(text)))].map((text, index) => {
    const own = seen.filter((event) => words(event.text) === text);
    const on = moments.filter((moment) => own.some((event) => isOn(event, moment)));
    return { letter: String.fromCharCode(65 + index), text, on, years: [...new Set(on.map((moment) => Number(moment.slice(0, 4))))] };
  });
  const breaks = moments.flatMap((moment, index): SeriesBreak[] => {
    const begun = marked.filter(({ on }) => on.includes(moment) && !on.includes(moments[index - 1] ?? ''));
    return begun.length > 0 ? [{ before: moment, label: begun.map(({ letter }) => letter).join(', ') }] : [];
  });
  return { marks: marked.map(({ letter, text, years }) => ({ letter, text, years })), breaks };
}
