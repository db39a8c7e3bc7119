import type { ListedCases, OpenListFile } from '@pendapa/contracts';
import { failureOf, fetchJson } from '@pendapa/query';

const ROWS_OF_A_PAGE = 5_000;
/** The server takes one long query of a user at a time, and says `busy` to the next. */
const BUSY_PAUSE_MS = 1_000;
const BUSY_TRIES = 20;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, BUSY_PAUSE_MS);
    signal.addEventListener('abort', leave, { once: true });
  });

async function fetchWhenFree(address: string, signal: AbortSignal): Promise<ListedCases> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetchJson<ListedCases>(address, signal);
    } catch (error) {
      if (tries === BUSY_TRIES || failureOf(error).code !== 'busy') throw error;
      await pause(signal);
    }
  }
}

/**
 * Reads the pages of an opened file one after another.
 * @throws RequestFailed if the server refuses a page, or stays busy
 */
export async function* filePages({ id }: OpenListFile, signal: AbortSignal): AsyncGenerator<ListedCases> {
  const address = `/api/v1/list-files/${id}?limit=${String(ROWS_OF_A_PAGE)}`;
  for (let after: string | null = ''; after !== null;) {
    const page: ListedCases = await fetchWhenFree(after === '' ? address : `${address}&after=${encodeURIComponent(after)}`, signal);
    yield page;
    after = page.next;
  }
}
