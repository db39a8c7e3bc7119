import type { CalendarDate } from '@pendapa/contracts';
import { useText } from '@pendapa/i18n';
import { useFilters } from '../filters/filters-context.ts';
import { useReferences } from '../request/use-references.ts';
import { marksOf, type Cut, type Marks } from './marks.ts';
import { useMarkedTexts } from './page-marks.tsx';
import { useMarksShown } from './marks-shown.ts';

/** What moves money from month to month; discounts are many and end on the due date. */
export const MOVING = ['budget', 'due-date', 'holiday', 'waiver', 'reform', 'other'] as const;
/** Of these what changed something at its time, and not the days that come back every year. */
export const LASTING = ['waiver', 'reform', 'other'] as const;

/** The agency's marked events of these kinds and of the chosen taxes, on the moments of an axis; no lines where the reader switched them off. */
export function useMarks(kinds: readonly string[], cut: Cut): (moments: readonly (CalendarDate | null)[]) => Marks {
  const text = useText();
  const { tax } = useFilters().choices;
  const shown = useMarksShown();
  const marked = useMarkedTexts();
  const events = (useReferences()?.events ?? []).filter(({ tax: own }) => own === null || tax.length === 0 || tax.includes(own));
  return (moments) => {
    const known = moments.filter((moment) => moment !== null);
    const { marks, breaks } = marksOf(events, { kinds, moments: known, cut, marked }, text);
    return { marks, breaks: shown ? breaks : [] };
  };
}
