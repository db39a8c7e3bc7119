import { useEffect } from 'react';
import { useLanguage, useReadersLanguage } from '@pendapa/i18n';

const PRODUCT = 'Pendapa';

/** Sets the document title with the page first, so that tabs differ; an export view keeps its own title. */
export function useDocumentTitle(page: string): void {
  const isExportView = useLanguage() !== useReadersLanguage();
  useEffect(() => {
    if (!isExportView) document.title = `${page} - ${PRODUCT}`;
  }, [page, isExportView]);
}
