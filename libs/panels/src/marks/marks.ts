import type { SeriesBreak } from '@pendapa/charts';
import type { CalendarDate, MarkedEvent, Texts } from '@pendapa/contracts';

/** Events with the same text, under one letter. */
export interface Mark {
  readonly letter: string;
  readonly text: string;
  /** Visible years with this event, ascending. */
  readonly years: readonly number[];
}

export interface Marks {
  readonly marks: readonly Mark[];
  /** Starts of events that do not continue from the previous moment. */
  readonly breaks: readonly SeriesBreak[];
}

/** Length of the start of a date that names its year ('2026') or month ('2026-11'). */
const DATE_LENGTHS = { year: 4, month: 7 } as const;
export type AxisUnit = keyof typeof DATE_LENGTHS;

/** Letter of an index; AA and AB follow Z. */
const letterAt = (index: number): string =>
  (index < 26 ? '' : letterAt(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

export interface OnAxis {
  /** First days of the axis' months or years. */
  readonly moments: readonly CalendarDate[];
  readonly axisUnit: AxisUnit;
  /** Kinds of events shown; all by default. */
  readonly kinds?: readonly string[];
  /** Texts that already have letters on the page, so that an event has the same letter in all charts. */
  readonly marked?: readonly string[];
}

/** Places events on the moments of an axis; events with the same text share a letter. */
export function marksOf(
  events: readonly MarkedEvent[],
  { moments, axisUnit, kinds, marked: elsewhere = [] }: OnAxis,
  words: (text: Texts) => string,
): Marks {
  const part = (date: CalendarDate): string => date.slice(0, DATE_LENGTHS[axisUnit]);
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
    return begun.length > 0 ? [{ firstKey: moment, label: begun.map(({ letter }) => letter).join(', ') }] : [];
  });
  return { marks: marked.map(({ letter, text, years }) => ({ letter, text, years })), breaks };
}
