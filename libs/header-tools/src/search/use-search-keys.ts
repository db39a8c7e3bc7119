import { useEffect } from 'react';
import { useShortcuts } from '@pendapa/filters';

/** Elements in which the user types text, where `/` is no shortcut. */
const WRITTEN_IN = 'input, textarea, select, [contenteditable]';

const inText = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(WRITTEN_IN) !== null;

/** Opens the search with Ctrl+K, or with `/` outside of fields unless single-key shortcuts are off. */
export function useSearchKeys(open: () => void): void {
  const single = useShortcuts();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const chord = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      const slash = single && event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !inText(event);
      if (event.defaultPrevented || !(chord || slash)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, single]);
}
