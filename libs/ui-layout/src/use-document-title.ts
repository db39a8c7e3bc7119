import { useEffect } from 'react';
import { useLanguage, useReadersLanguage } from '@pendapa/i18n';

const PRODUCT = 'Pendapa';

/** The browser's title: the page first, so that tabs and history can be told apart; a page that speaks for a file leaves it. */
export function useDocumentTitle(page: string): void {
  const aside = useLanguage() !== useReadersLanguage();
  useEffect(() => {
    if (!aside) document.title = `${page} - ${PRODUCT}`;
  }, [page, aside]);
}
