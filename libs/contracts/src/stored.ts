/** The browser's stores, as far as they are used here; Node has none. */
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

/** What the browser keeps under the key; null where nothing is kept, storage is blocked or does not exist. The value is anyone's: check it. */
export function readStored(key: string, area: StoredArea = 'local'): string | null {
  try {
    return findStorage(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** False where the value could not be kept (blocked, full): it then holds for this visit only. */
export function writeStored(key: string, value: string, area: StoredArea = 'local'): boolean {
  try {
    const store = findStorage(area);
    store?.setItem(key, value);
    return store !== undefined;
  } catch {
    return false;
  }
}

/** What the product keeps on a device: everything under its own name, the theme and the language. */
const OWN = /^(pendapa\.|theme$|i18nextLng$)/;

/** Forgets all that was kept; nothing where there is no storage. */
export function forgetStored(): void {
  try {
    const store = findStorage('local');
    for (const key of Object.keys(store ?? {})) if (OWN.test(key)) store?.removeItem(key);
  } catch {
    return;
  }
}
