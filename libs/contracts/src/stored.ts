/** The part of the browser's storage that is used here; Node has none. */
interface Area {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export type StoredArea = 'local' | 'session';

// Reading the property itself throws where the browser blocks storage, so it happens inside the callers' `try`.
function findStorage(name: StoredArea): Area | undefined {
  const browser = globalThis as { readonly localStorage?: Area; readonly sessionStorage?: Area };
  return name === 'local' ? browser.localStorage : browser.sessionStorage;
}

/** The stored value; null if there is none, or storage is blocked or missing. Anyone can edit it, so callers must validate it. */
export function readStored(key: string, area: StoredArea = 'local'): string | null {
  try {
    return findStorage(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Returns false if storage is blocked or full; the value then holds for this visit only. */
export function writeStored(key: string, value: string, area: StoredArea = 'local'): boolean {
  try {
    const store = findStorage(area);
    store?.setItem(key, value);
    return store !== undefined;
  } catch {
    return false;
  }
}

/** Keys of this product on a device: its own names, the theme and the language. */
const OWN = /^(pendapa\.|theme$|i18nextLng$)/;
/** Results of visits that the server does not have yet. They are no setting. */
export const UNSENT_MARKS_KEY = 'pendapa.unsent-marks';

/** Removes all values of this product, except work that the server does not have yet. Does nothing without storage. */
export function forgetStored(): void {
  try {
    const store = findStorage('local');
    for (const key of Object.keys(store ?? {})) if (OWN.test(key) && key !== UNSENT_MARKS_KEY) store?.removeItem(key);
  } catch {
    return;
  }
}
