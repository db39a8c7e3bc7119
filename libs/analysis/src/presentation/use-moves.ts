import { useEffect, useEffectEvent } from 'react';

/** Move to the previous, next, first or last panel. */
export type Move = -1 | 1 | 'first' | 'last';

const KEYS: Readonly<Partial<Record<string, Move>>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -1,
  PageDown: 1,
  Home: 'first',
  End: 'last',
};

/** Elements that use arrows, Home and End themselves: fields, charts and scroll areas. */
const OWN_KEYS =
  'input, textarea, select, figure, [data-mark], [role="region"][tabindex], [role="slider"], [role="listbox"], [role="menu"], [role="grid"]';
/** Keys of presentation remote controls; they work wherever the focus is. */
const ALWAYS = /^Page(Up|Down)$/;

/** Minimum distance of a swipe in pixels. */
const SWIPE = 60;

export interface Moves {
  readonly onMove: (move: Move) => void;
  readonly onLeave: () => void;
}

/** Moves by keys and swipes; Escape leaves. */
export function useMoves(moves: Moves): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'Escape') return moves.onLeave();
    const move = KEYS[key];
    if (move === undefined || (!ALWAYS.test(key) && target instanceof Element && target.closest(OWN_KEYS))) return;
    event.preventDefault();
    moves.onMove(move);
  });
  const onSwipe = useEffectEvent((across: number, down: number): void => {
    if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down)) moves.onMove(across < 0 ? 1 : -1);
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    let from: Touch | undefined;
    window.addEventListener('keydown', onKey, { signal });
    window.addEventListener('touchstart', ({ touches }) => (from = touches.length === 1 ? touches[0] : undefined), {
      signal,
      passive: true,
    });
    window.addEventListener(
      'touchend',
      ({ changedTouches: [to] }) => {
        if (from && to) onSwipe(to.clientX - from.clientX, to.clientY - from.clientY);
      },
      { signal },
    );
    return () => ended.abort();
  }, []);
}
