import { useEffect, useRef } from 'react';
import type { Choices } from '../choices/choices.ts';
import { useFilters } from '../choices/filters-context.ts';

/** Applies choices of a control. One opening is one history entry, however many boxes change. */
export function useChoosing(open: boolean): (next: Partial<Choices>) => void {
  const { change } = useFilters();
  const entered = useRef(false);
  useEffect(() => {
    if (open) entered.current = false;
  }, [open]);
  return (next) => {
    change(next, { replace: entered.current });
    entered.current = true;
  };
}
