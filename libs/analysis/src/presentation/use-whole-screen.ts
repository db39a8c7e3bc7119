import { useEffect, useEffectEvent } from 'react';

/** Where the browser may not, or cannot, the window is what is filled. */
export const askForWholeScreen = (): void => void document.documentElement.requestFullscreen?.().catch(() => undefined);

/** While it is shown nothing scrolls behind; who leaves the whole screen, by whichever key of the browser, leaves this too. */
export function useWholeScreen(onLeave: () => void): void {
  const onChange = useEffectEvent((): void => {
    if (!document.fullscreenElement) onLeave();
  });
  useEffect(() => {
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      style.overflow = overflow;
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
}
