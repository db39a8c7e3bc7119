import { useEffect, useEffectEvent } from 'react';

/** Requests full screen. If the browser refuses, the window is filled. */
export const askForWholeScreen = (): void => void document.documentElement.requestFullscreen?.().catch(() => undefined);

/** Stops scrolling of the page behind, and leaves when the browser leaves full screen. */
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
