import { useSyncExternalStore } from 'react';
import { setThemeMode, subscribeToMode, themeMode, toggleThemeMode, type ThemeMode } from './mode.ts';

export interface ThemeModeControl {
  readonly mode: ThemeMode;
  readonly toggle: () => void;
  readonly set: (mode: ThemeMode) => void;
}

/** Only for components that name the mode, such as the toggle. Colours follow by CSS variables without rendering. */
export function useThemeMode(): ThemeModeControl {
  const mode = useSyncExternalStore(subscribeToMode, themeMode, themeMode);
  return { mode, toggle: toggleThemeMode, set: setThemeMode };
}
