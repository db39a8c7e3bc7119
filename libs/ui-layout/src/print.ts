import { useEffect } from 'react';

/** A sheet is narrower than a screen and clips content that does not fit: letters and gaps are smaller. */
const NARROW = {
  padding: '2px 3px !important',
  fontSize: '7.5pt !important',
  lineHeight: '1.25 !important',
  minWidth: '0 !important',
} as const;

/** Print styles of a page: whole tables, charts within the sheet, no controls, background colours kept. */
export const printStyles = {
  '@media print': {
    '@page': { margin: '14mm' },
    'html, body': { overflow: 'visible', backgroundColor: '#fff !important' },
    '*': { printColorAdjust: 'exact' },
    'figure svg': { maxWidth: '100%', height: 'auto' },
    '.MuiTableContainer-root': { maxHeight: 'none !important', overflow: 'visible !important' },
    // A sticky header would be printed in the middle of the sheet.
    '.MuiTableContainer-root th, .MuiTableContainer-root td': { position: 'static !important', ...NARROW },
    '.MuiTableContainer-root td *': { whiteSpace: 'normal !important' },
    thead: { display: 'table-header-group' },
    tfoot: { display: 'table-row-group' },
    'tr, li, figure, article': { breakInside: 'avoid' },
    // Browsers do not print a panel at all if it may not break and is higher than a sheet.
    '.MuiPaper-root:not(article)': { breakInside: 'auto !important' },
    // Charts, tile maps, short lists and short tables fit on a sheet and stay with their titles.
    '.MuiPaper-root:has(figure, .tile), section.MuiPaper-root:not(:has(li:nth-child(15), tr:nth-child(16)))': {
      breakInside: 'avoid !important',
    },
    'section.MuiPaper-root:has(table, li) > :first-child': { breakInside: 'avoid', breakAfter: 'avoid' },
    'main *': { minHeight: '0 !important' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    '.MuiButton-root, .MuiIconButton-root, .MuiSnackbar-root, .MuiTableSortLabel-icon': { display: 'none !important' },
  },
} as const;

/** Prints a text at the head of every sheet but the first, whose content already has it. */
export function useOnEverySheet(text: string): void {
  useEffect(() => {
    const style = document.createElement('style');
    const say = (): void => {
      document.head.append(style);
      style.sheet?.insertRule(`@page { @top-left { content: ${JSON.stringify(text)}; font: 7.5pt sans-serif; } }`);
      style.sheet?.insertRule('@page :first { @top-left { content: none; } }', 1);
    };
    const unsay = (): void => style.remove();
    window.addEventListener('beforeprint', say);
    window.addEventListener('afterprint', unsay);
    return () => {
      unsay();
      window.removeEventListener('beforeprint', say);
      window.removeEventListener('afterprint', unsay);
    };
  }, [text]);
}

const ATTRIBUTE = 'data-theme';

/** Prints with the light theme, because paper is white, and restores the user's theme afterwards. */
export function usePrintInLight(): void {
  useEffect(() => {
    const root = document.documentElement;
    let chosen: string | null = null;
    const lighten = (): void => {
      chosen = root.getAttribute(ATTRIBUTE);
      root.setAttribute(ATTRIBUTE, 'light');
    };
    const restore = (): void => {
      if (chosen !== null) root.setAttribute(ATTRIBUTE, chosen);
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
