import type { ComponentType } from 'react';
import { readStored, writeStored } from '@pendapa/contracts';
import type { PageEntry } from '@pendapa/page-manifest';

export interface PageModule {
  readonly default: ComponentType;
}

const RELOADED_FOR = 'pendapa.reloaded-for';
const remember = (path: string): boolean => writeStored(RELOADED_FOR, path, 'session');
const hasReloadedFor = (path: string): boolean => readStored(RELOADED_FOR, 'session') === path;

/** Also true if the server asks to sign in, because a reload leads there. */
async function serverAnswers(): Promise<boolean> {
  try {
    const request = { method: 'HEAD', cache: 'no-store', redirect: 'manual', headers: { accept: 'text/html' } } as const;
    const { ok, status, type } = await fetch('/', request);
    return ok || status === 401 || type === 'opaqueredirect';
  } catch {
    return false;
  }
}

/**
 * Loads the page's code. If a file is gone after an update, the page reloads once to get the new file names.
 * A note in the session storage prevents a loop. Without that note (storage blocked) or without a server there is no reload.
 */
async function load(page: PageEntry, reload: () => void): Promise<PageModule> {
  try {
    const module = await page.load();
    if (hasReloadedFor(page.path)) remember('');
    return module;
  } catch (error) {
    if (hasReloadedFor(page.path) || !(await serverAnswers()) || !remember(page.path)) throw error;
    reload();
    return new Promise(() => undefined);
  }
}

const loading = new Map<PageEntry, Promise<PageModule>>();

/** Returns the same promise for the same page, so that a loaded page shows at once. */
export function loadPage(page: PageEntry, reload: () => void = () => window.location.reload()): Promise<PageModule> {
  const existing = loading.get(page);
  if (existing) return existing;
  const promise = load(page, reload);
  loading.set(page, promise);
  // React reads these properties and renders a loaded page synchronously, without a spinner.
  promise.then((value) => Object.assign(promise, { status: 'fulfilled', value })).catch(() => undefined);
  return promise;
}

/** Tries again at the user's request. May reload once more if the code is still missing. */
export function loadPageAgain(page: PageEntry, reload?: () => void): Promise<PageModule> {
  loading.delete(page);
  remember('');
  return loadPage(page, reload);
}
