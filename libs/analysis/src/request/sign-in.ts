import { failureOf } from './failure.ts';

/** The server's own page, outside of the router; it leads back to where the reader was. */
const SIGN_IN = '/masuk';

export const signInAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  `${SIGN_IN}?${new URLSearchParams({ to: pathname + search })}`;

/** Ends the session of whoever came in with the secret, and leaves the page for the sign-in. */
export async function signOut(): Promise<void> {
  await fetch('/keluar', { method: 'POST', body: new URLSearchParams() });
  window.location.assign(SIGN_IN);
}

/** Leaves the page for the sign-in. */
export const leadToSignIn = (): void => window.location.assign(signInAddress(window.location));

/** Leaves the page for the sign-in if a request failed because the session has ended. */
export function leadToSignInAfter(error: unknown): void {
  if (failureOf(error).code === 'not-signed-in') leadToSignIn();
}
