import { failureOf } from './failure.ts';

/** The server's own sign-in page, outside of the router. It leads back to the current page. */
const SIGN_IN = '/masuk';
const SIGN_OUT = '/keluar';

export const signInAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  `${SIGN_IN}?${new URLSearchParams({ to: pathname + search })}`;

/** Ends the session of a user who signed in with the secret, and opens the sign-in page. */
export async function signOut(): Promise<void> {
  await fetch(SIGN_OUT, { method: 'POST', body: new URLSearchParams() });
  window.location.assign(SIGN_IN);
}

/** Ends the session of a user of an identity provider, and opens the address that ends the session there. */
export async function signOutAtProvider(): Promise<void> {
  const response = await fetch(SIGN_OUT, { method: 'POST', body: new URLSearchParams() });
  const { address } = (await response.json()) as { readonly address: string };
  window.location.assign(address);
}

/** Leaves the page for the sign-in. */
export const leadToSignIn = (): void => window.location.assign(signInAddress(window.location));

/** Leaves the page for the sign-in if a request failed because the session has ended. */
export function leadToSignInAfter(error: unknown): void {
  if (failureOf(error).code === 'not-signed-in') leadToSignIn();
}
