import { useEffect } from 'react';

const PRODUCT = 'Pendapa';

/** The browser's title: the page first, so that tabs and history can be told apart. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} - ${PRODUCT}`;
  }, [page]);
}
