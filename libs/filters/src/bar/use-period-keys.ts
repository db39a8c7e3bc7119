import { useEffect, useRef } from 'react';
import { usualComparison } from '../choices/choices.ts';
import type { Filters } from '../choices/filters-context.ts';
import { stepPeriod } from '../choices/period.ts';

/** Elements that use letters or arrow keys themselves. */
const BUSY =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="slider"], [role="presentation"]';
/** Elements in which arrow keys are free: the page itself and the filter bar. */
const FREE_FOR_ARROWS = 'body, h1, [data-filter-bar] *';

const isInsideElement = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
const matches = (target: EventTarget | null, selector: string): boolean => target instanceof Element && target.matches(selector);

function actionOf(key: string, filters: Filters, openDates: () => void): (() => void) | null {
  const { choices, date, offers, change } = filters;
  const step = (direction: -1 | 1): (() => void) | null => {
    const period = date && stepPeriod(choices.period, direction, date);
    return period ? () => change({ period }) : null;
  };
  if (key === 'x' && offers.includes('compare'))
    return () => change({ compare: choices.compare === 'none' ? usualComparison(choices.period) : 'none' });
  if (!offers.includes('period')) return null;
  switch (key) {
    case 'y':
      return () => change({ period: 'year' });
    case 'm':
      return () => change({ period: 'month' });
    case 'c':
      return openDates;
    case 'arrowleft':
      return step(-1);
    case 'arrowright':
      return step(1);
    default:
      return null;
  }
}

/** Y, M, C, X and arrow keys change the period, except in elements that use these keys. */
export function usePeriodKeys(filters: Filters, on: boolean, openDates: () => void): void {
  const latest = useRef({ filters, openDates });
  useEffect(() => {
    latest.current = { filters, openDates };
  });
  useEffect(() => {
    if (!on) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isInsideElement(target, BUSY))
        return;
      if (key.startsWith('Arrow') && !matches(target, FREE_FOR_ARROWS)) return;
      const action = actionOf(key.toLowerCase(), latest.current.filters, latest.current.openDates);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on]);
}
