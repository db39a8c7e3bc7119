import { readStored, writeStored } from '@pendapa/contracts';

export type ThemeMode = 'light' | 'dark';

/** The specification's storage key. */
export const THEME_KEY = 'theme';
const DEFAULT_MODE: ThemeMode = 'light';

const listeners = new Set<() => void>();
let mode: ThemeMode = DEFAULT_MODE;

const isMode = (value: string | null): value is ThemeMode => value === 'light' || value === 'dark';

function storedMode(): ThemeMode | null {
  const value = readStored(THEME_KEY);
  return isMode(value) ? value : null;
}

// The colours are CSS variables under these two marks, so a change repaints and renders nothing.
function show(next: ThemeMode): void {
  mode = next;
  const root = document.documentElement;
  root.classList.toggle('dark', next === 'dark');
  root.setAttribute('data-theme', next);
  for (const listener of listeners) listener();
}

export const themeMode = (): ThemeMode => mode;

export function subscribeToMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets an explicit choice: shows it at once, and stores it if storage is available. */
export function setThemeMode(next: ThemeMode): void {
  writeStored(THEME_KEY, next);
  show(next);
}

export const toggleThemeMode = (): void => setThemeMode(mode === 'dark' ? 'light' : 'dark');

// The system's preference is not followed, as the specification says. A change of it resets a theme that is not stored to the
// default.
function onSystemChange(): void {
  if (storedMode() === null) show(DEFAULT_MODE);
}

function followOtherTabs(event: StorageEvent): void {
  // A null key means that everything was cleared.
  if (event.key === THEME_KEY || event.key === null) show(storedMode() ?? DEFAULT_MODE);
}

/** Shows the stored choice, or light. From then on follows the system and other tabs. Returns a function that stops this. */
export function startThemeMode(): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  show(storedMode() ?? DEFAULT_MODE);
  system.addEventListener('change', onSystemChange);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    system.removeEventListener('change', onSystemChange);
    window.removeEventListener('storage', followOtherTabs);
  };
}
