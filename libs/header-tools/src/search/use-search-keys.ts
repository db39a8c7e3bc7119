import { useEffect } from 'react';
import { useShortcuts } from '@pendapa/filters';

/** Elements in which the user types text, where `/` is no shortcut. */
const WRITTEN_IN = 'input, textarea, select, [contenteditable]';

const inText = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(WRITTEN_IN) !== null;

/** Opens the search with Ctrl+K or `/`, and the guide with `?`. Single keys work outside of fields, unless they are switched off. */
export function useSearchKeys(openSearch: () => void, openGuide: () => void): void {
  const single = useShortcuts();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const chord = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      const isSingle = single && !event.ctrlKey && !event.metaKey && !event.altKey && !inText(event);
      const action = chord || (isSingle && event.key === '/') ? openSearch : isSingle && event.key === '?' ? openGuide : null;
      if (event.defaultPrevented || action === null) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [openSearch, openGuide, single]);
}
