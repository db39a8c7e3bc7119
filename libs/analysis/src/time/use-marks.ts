import type { CalendarDate } from '@pendapa/contracts';
import { useText } from '@pendapa/i18n';
import { useFilters } from '../filters/filters-context.ts';
import { useReferences } from '../request/use-references.ts';
import { marksOf, type Cut, type Marks } from './marks.ts';

/** The agency's marked events of these kinds and of the chosen taxes, on the moments of an axis. */
export function useMarks(kinds: readonly string[], cut: Cut): (moments: readonly (CalendarDate | null)[]) => Marks {
  const text = useText();
  const { tax } = useFilters().choices;
  const events = (useReferences()?.events ?? []).filter(
    ({ kind, tax: own }) => kinds.includes(kind) && (own === null || tax.length === 0 || tax.includes(own)),
  );
  return (moments) =>
    marksOf(
      events,
      moments.filter((moment) => moment !== null),
      cut,
      text,
    );
}
