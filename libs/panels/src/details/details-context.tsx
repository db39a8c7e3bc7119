import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { storeDetails, useDetailsStored } from './stored-choice.ts';

export interface PageDetailsState {
  /** Titles of the parts; empty if the page has no details. */
  readonly titles: readonly string[];
  readonly isOpen: boolean;
  /** Key of the part to show once it is there; null if none is wanted. */
  readonly wantedPart: string | null;
  /** Names the parts; returns a function that takes them back. */
  readonly announceParts: (titles: readonly string[]) => () => void;
  /** Opens or closes the details and keeps the choice on this device. */
  readonly choose: (isOpen: boolean, part?: string) => void;
  /** Opens the details for this visit only, as a file or a link needs it. */
  readonly openOnce: (part?: string) => void;
  /** Called by the wanted part when it is shown. */
  readonly partShown: () => void;
}

const DetailsContext = createContext<PageDetailsState | null>(null);

/** Null outside of a page. */
export const usePageDetails = (): PageDetailsState | null => useContext(DetailsContext);

const NO_TITLES: readonly string[] = [];

/** Part that the address names behind `#`; null if it names none. */
const partInAddress = (): string | null => {
  const part = decodeURIComponent(window.location.hash.slice(1));
  return part === '' ? null : part;
};

/** Holds whether the details of one page are open: as the device remembers, or as a link to a part demands. */
export function DetailsProvider({ children }: { readonly children: ReactNode }) {
  const isStoredOpen = useDetailsStored();
  const [isOpenOnce, setOpenOnce] = useState(false);
  const [wantedPart, setWantedPart] = useState<string | null>(null);
  const [titles, setTitles] = useState(NO_TITLES);
  const openOnce = useCallback((part?: string) => {
    setOpenOnce(true);
    setWantedPart(part ?? null);
  }, []);
  const choose = useCallback((isOpen: boolean, part?: string) => {
    storeDetails(isOpen);
    setOpenOnce(false);
    setWantedPart(part ?? null);
  }, []);
  const announceParts = useCallback((named: readonly string[]) => {
    setTitles(named);
    return () => setTitles(NO_TITLES);
  }, []);
  const partShown = useCallback(() => setWantedPart(null), []);
  useEffect(() => {
    const follow = (): void => {
      const part = partInAddress();
      if (part !== null) openOnce(part);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [openOnce]);
  const isOpen = isStoredOpen || isOpenOnce;
  const state = useMemo<PageDetailsState>(
    () => ({ titles, isOpen, wantedPart, announceParts, choose, openOnce, partShown }),
    [titles, isOpen, wantedPart, announceParts, choose, openOnce, partShown],
  );
  return <DetailsContext value={state}>{children}</DetailsContext>;
}
