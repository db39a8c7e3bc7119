/** False while the server draws a page. */
export const isBrowser = typeof document !== 'undefined';
