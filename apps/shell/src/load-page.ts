import type { ComponentType } from 'react';
import { readStored, writeStored } from '@pendapa/contracts';
import type { PageEntry } from '@pendapa/page-manifest';

export interface PageModule {
  readonly default: ComponentType;
}

const RELOADED_FOR = 'pendapa.reloaded-for';
const remember = (path: string): boolean => writeStored(RELOADED_FOR, path, 'session');
const hasReloadedFor = (path: string): boolean => readStored(RELOADED_FOR, 'session') === path;

/** Also where it asks to sign in first, which a reload leads to. */
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
 * The page's code. A chunk that is gone after a redeploy is answered with one reload, which brings the new names; the
 * note in the session keeps that from becoming a loop, so without a note (storage blocked) or a server there is none.
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

/** The same promise for the same page, so that a page once loaded shows at once. */
export function loadPage(page: PageEntry, reload: () => void = () => window.location.reload()): Promise<PageModule> {
  const known = loading.get(page);
  if (known) return known;
  const promise = load(page, reload);
  loading.set(page, promise);
  // What React reads, so that it draws a page that is there at once, and not in slices behind a spinner.
  promise.then((value) => Object.assign(promise, { status: 'fulfilled', value })).catch(() => undefined);
  return promise;
}

/** Another try at the reader's wish, with a reload of its own where the code is still missing. */
export function loadPageAgain(page: PageEntry, reload?: () => void): Promise<PageModule> {
  loading.delete(page);
  remember('');
  return loadPage(page, reload);
}
