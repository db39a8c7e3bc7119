import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { storeDetails, useDetailsStored } from './stored-choice.ts';

export interface PageDetailsState {
  /** Titles of the parts in one line; empty if the page has no details. */
  readonly titles: string;
  readonly isOpen: boolean;
  /** Key of the part to show once it is there; null if none is wanted. */
  readonly wantedPart: string | null;
  /** Fragment of a link that opens the details elsewhere: the part that was opened last, or all. Empty while they are closed. */
  readonly fragment: string;
  /** Names the parts; returns a function that takes them back. */
  readonly announceParts: (titles: string) => () => void;
  /** Opens or closes the details and keeps the choice on this device. */
  readonly choose: (isOpen: boolean, part?: string) => void;
  /** Opens the details for this visit only, as a file or a link needs it. */
  readonly openOnce: (part?: string) => void;
  /** Called by the wanted part when it is shown. */
  readonly partShown: () => void;
}

/** Fragment that opens the details without leading to a part. */
export const ALL_DETAILS = 'details';

const DetailsContext = createContext<PageDetailsState | null>(null);

/** Null outside of a page. */
export const usePageDetails = (): PageDetailsState | null => useContext(DetailsContext);

/** Holds whether the details of one page are open: as the device remembers, or for this visit only. */
export function DetailsProvider({ children }: { readonly children: ReactNode }) {
  const isStoredOpen = useDetailsStored();
  const [isOpenOnce, setOpenOnce] = useState(false);
  const [wantedPart, setWantedPart] = useState<string | null>(null);
  const [lastPart, setLastPart] = useState<string | null>(null);
  const [titles, setTitles] = useState('');
  const openOnce = useCallback((part?: string) => {
    setOpenOnce(true);
    setWantedPart(part ?? null);
    setLastPart(part ?? null);
  }, []);
  const choose = useCallback((isOpen: boolean, part?: string) => {
    storeDetails(isOpen);
    setOpenOnce(false);
    setWantedPart(part ?? null);
    setLastPart(part ?? null);
  }, []);
  const announceParts = useCallback((named: string) => {
    setTitles(named);
    return () => setTitles('');
  }, []);
  const partShown = useCallback(() => setWantedPart(null), []);
  const isOpen = isStoredOpen || isOpenOnce;
  const fragment = isOpen && titles !== '' ? (lastPart ?? ALL_DETAILS) : '';
  const state = useMemo<PageDetailsState>(
    () => ({ titles, isOpen, wantedPart, fragment, announceParts, choose, openOnce, partShown }),
    [titles, isOpen, wantedPart, fragment, announceParts, choose, openOnce, partShown],
  );
  return <DetailsContext value={state}>{children}</DetailsContext>;
}
