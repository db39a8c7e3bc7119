/** False during server rendering. */
export const isBrowser = typeof document !== 'undefined';
