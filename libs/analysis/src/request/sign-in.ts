/** The server's own page, outside of the router; it leads back to where the reader was. */
const SIGN_IN = '/masuk';

export const signInAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  `${SIGN_IN}?${new URLSearchParams({ to: pathname + search })}`;

/** Leaves the page for the sign-in. */
export const leadToSignIn = (): void => window.location.assign(signInAddress(window.location));
