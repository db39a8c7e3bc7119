import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { sameDaysFromLebaran } from '@pendapa/contracts';
import { useAddress } from '@pendapa/page-manifest';
import { useStatus, type FilterName } from '@pendapa/query';
import { readAddress, setFilters, withOthers, writeAddress, type Dropped } from '../choices/address.ts';
import { changedChoices, DEFAULT_CHOICES, usualComparison, type Choices } from '../choices/choices.ts';
import { countedChoices } from '../choices/counted-period.ts';
import { FiltersContext, type Filters } from '../choices/filters-context.ts';
import { periodOf, type DataDate } from '../choices/period.ts';
import { useCheckedChoices } from './use-checked-choices.ts';
import { useRemembered, useRestored } from './use-restored.ts';

function useDataDate(): DataDate | null {
  const { status } = useStatus();
  const asOf = status?.asOf ?? null;
  const firstMonth = status?.fiscalYearStart ?? 1;
  return useMemo(() => (asOf === null ? null : { asOf, firstMonth }), [asOf, firstMonth]);
}

/** Replaces a comparison with a holiday of unknown date by the same days last year. */
function knownComparison(choices: Choices, date: DataDate | null): { readonly choices: Choices; readonly dropped: readonly Dropped[] } {
  const possible = choices.compare !== 'lebaran' || date === null || sameDaysFromLebaran(periodOf(choices.period, date)) !== null;
  if (possible) return { choices, dropped: [] };
  return {
    choices: { ...choices, compare: DEFAULT_CHOICES.compare },
    dropped: [{ filter: 'compare', value: '', reason: 'unknown-holiday' }],
  };
}

/** True if a page that counts taxpayers can query before the data date is known. */
const isUsual = ({ period, compare }: Choices): boolean => period === 'year' && compare !== 'previous';

const defaultsOf = (names: readonly FilterName[], { period }: Choices): Partial<Choices> =>
  Object.fromEntries(names.map((name) => [name, name === 'compare' ? usualComparison(period) : DEFAULT_CHOICES[name]]));

/** Parameters that were written before the router showed them. Compared by identity, not by content. */
interface Written {
  readonly at: URLSearchParams;
  readonly query: string;
}

/** Returns a stable function, so that parts that only change filters do not render again. */
function useChange(choices: Choices, shown: URLSearchParams, onWrite: (written: Written) => void): Filters['change'] {
  const { changeParameters } = useAddress();
  const latest = useRef({ choices, shown, changeParameters });
  useLayoutEffect(() => {
    latest.current = { choices, shown, changeParameters };
  });
  return useCallback(
    (next, options) => {
      const now = latest.current;
      const filters = writeAddress(changedChoices(now.choices, next));
      onWrite({ at: now.shown, query: filters.toString() });
      now.changeParameters((parameters) => withOthers(filters, parameters), options);
    },
    [onWrite],
  );
}

export interface PageFiltersProps {
  readonly offers: readonly FilterName[];
  /** True if the page counts taxpayers. */
  readonly countsTaxpayers?: boolean | undefined;
  /** True if the page is about arrears. */
  readonly isSnapshot?: boolean | undefined;
  readonly children: ReactNode;
}

/** Reads the filters from the address once for all parts of the page. */
export function PageFilters({ offers, countsTaxpayers = false, isSnapshot = false, children }: PageFiltersProps) {
  const { shown, restored } = useRestored();
  const address = shown.toString();
  // Holds a choice until the router shows the new address, so that the next choice builds on it.
  const [written, setWritten] = useState<Written | null>(null);
  const [changed, setChanged] = useState(false);
  const onWrite = useCallback((now: Written) => {
    setWritten(now);
    setChanged(true);
  }, []);
  // The user may go back before the new address was shown.
  useEffect(() => {
    const forget = (): void => setWritten(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const query = written?.at === shown ? written.query : address;
  const date = useDataDate();
  const offered = offers.join();
  const read = useMemo(() => readAddress(new URLSearchParams(query), offered.split(',') as FilterName[]), [query, offered]);
  const checked = useCheckedChoices(read.choices);
  const known = useMemo(() => {
    const choices = checked?.choices ?? read.choices;
    return countsTaxpayers && date ? countedChoices(choices, date) : knownComparison(choices, date);
  }, [checked, read, date, countsTaxpayers]);
  const change = useChange(known.choices, shown, onWrite);
  const filters = useMemo((): Filters => {
    const { choices } = known;
    return {
      offers: offered.split(',') as FilterName[],
      choices,
      countsTaxpayers,
      isSnapshot,
      changedFilters: setFilters(choices),
      isReady: checked !== null && (date !== null || (choices.compare !== 'lebaran' && (!countsTaxpayers || isUsual(choices)))),
      period: date && periodOf(choices.period, date),
      date,
      names: checked?.names ?? new Map(),
      isRestored: restored && !changed,
      dropped: [...read.dropped, ...(checked?.dropped ?? []), ...known.dropped],
      change,
      reset: (names) => change(names ? defaultsOf(names, choices) : DEFAULT_CHOICES),
    };
  }, [checked, read, date, offered, countsTaxpayers, isSnapshot, known, restored, changed, change]);
  useRemembered(writeAddress(known.choices).toString());
  return <FiltersContext value={filters}>{children}</FiltersContext>;
}
