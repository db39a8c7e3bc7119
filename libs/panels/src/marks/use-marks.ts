import type { CalendarDate } from '@pendapa/contracts';
import { useFilters } from '@pendapa/filters';
import { useText } from '@pendapa/i18n';
import { useReferences } from '@pendapa/query';
import { marksOf, type AxisUnit, type Marks } from './marks.ts';
import { useMarkedTexts } from './page-marks.tsx';
import { useMarksShown } from './marks-shown.ts';

/** Kinds of events shown on an axis of months within one year. Discounts are omitted, because they are many. */
export const EVENT_KINDS_WITHIN_A_YEAR = ['budget', 'due-date', 'holiday', 'waiver', 'reform', 'other'] as const;
/** Kinds of events shown over several years: those that do not recur every year. */
export const EVENT_KINDS_OVER_YEARS = ['waiver', 'reform', 'other'] as const;

/** Events of these kinds and of the chosen taxes on an axis; empty unless the user shows them. */
export function useMarks(kinds: readonly string[], axisUnit: AxisUnit): (moments: readonly (CalendarDate | null)[]) => Marks {
  const text = useText();
  const { tax } = useFilters().choices;
  const shown = useMarksShown();
  const marked = useMarkedTexts();
  const events = (useReferences()?.events ?? []).filter(({ tax: own }) => own === null || tax.length === 0 || tax.includes(own));
  return (moments) => {
    const known = moments.filter((moment) => moment !== null);
    const { marks, breaks } = marksOf(events, { kinds, moments: known, axisUnit, marked }, text);
    return { marks, breaks: shown ? breaks : [] };
  };
}
