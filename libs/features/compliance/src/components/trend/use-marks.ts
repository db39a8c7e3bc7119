import { useFilters, useReferences } from '@pendapa/analysis';
import type { SeriesBreak } from '@pendapa/charts';
import type { MarkedEvent } from '@pendapa/contracts';
import { useText } from '@pendapa/i18n';

/** What changes whether people pay: rules, relief and the like, not the days that come back every year. */
const KINDS: readonly string[] = ['reform', 'waiver', 'other'];

export interface Mark {
  readonly letter: string;
  readonly years: readonly number[];
  readonly text: string;
}

const firstYear = ({ from }: MarkedEvent): number => Number(from.slice(0, 4));
function yearsOf({ from, to }: MarkedEvent): number[] {
  const first = Number(from.slice(0, 4));
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index);
}

/** The agency's marked events of these years and of the chosen taxes, those of the same words together; and where each of them begins. */
export function useMarks(years: readonly (string | null)[]): { readonly marks: readonly Mark[]; readonly breaks: readonly SeriesBreak[] } {
  const text = useText();
  const { tax } = useFilters().choices;
  const told = new Set(years.map((year) => Number(year?.slice(0, 4))));
  const events = (useReferences()?.events ?? [])
    .filter(({ kind, tax: own }) => KINDS.includes(kind) && (own === null || tax.length === 0 || tax.includes(own)))
    .filter((event) => yearsOf(event).some((year) => told.has(year)))
    .sort((a, b) => firstYear(a) - firstYear(b));
  const marks = [...new Set(events.map((event) => text(event.text)))].map((words, index) => ({
    letter: String.fromCharCode(65 + index),
    years: [...new Set(events.filter((event) => text(event.text) === words).flatMap(yearsOf))].filter((year) => told.has(year)),
    text: words,
  }));
  const breaks = years.flatMap((year): SeriesBreak[] => {
    const begun = marks.filter((mark) => mark.years[0] === Number(year?.slice(0, 4)));
    return year !== null && begun.length > 0 ? [{ before: year, label: begun.map(({ letter }) => letter).join(', ') }] : [];
  });
  return { marks, breaks };
}
