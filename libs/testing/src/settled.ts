import { waitFor } from '@testing-library/react';
import type { MountedPage } from './render-page.tsx';

const MAX_WAIT_MS = 20_000;

/** Waits until a page queries nothing more and none of its parts is loading. Throws after 20 seconds. */
export function settled({ server }: Pick<MountedPage, 'server'>): Promise<void> {
  let before = -1;
  return waitFor(
    () => {
      const requests = server.requestedAddresses.length;
      const isChanged = requests !== before;
      before = requests;
      if (isChanged || document.querySelector('[aria-busy="true"]')) throw new Error('The page is still loading.');
    },
    { timeout: MAX_WAIT_MS },
  );
}
