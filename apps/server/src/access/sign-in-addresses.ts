export const SIGN_IN = '/masuk';
export const SIGN_OUT = '/keluar';

/** Longer than any address of the dashboard; encoded it still fits into the address of the sign-in page. */
const MAX_ADDRESS_LENGTH = 4_000;
const PLAIN_ADDRESS = new RegExp(`^/[\\x21-\\x7e]{0,${String(MAX_ADDRESS_LENGTH - 1)}}$`);
const DUMMY_ORIGIN = 'http://pendapa.invalid';

/** True for an address within the dashboard. Others could redirect to another site. */
function isOwnAddress(text: string): boolean {
  if (!PLAIN_ADDRESS.test(text) || text.includes('\\') || !URL.canParse(text, DUMMY_ORIGIN)) return false;
  const { origin, pathname } = new URL(text, DUMMY_ORIGIN);
  return (
    origin === DUMMY_ORIGIN &&
    !pathname.startsWith('//') &&
    !pathname.startsWith(`${SIGN_IN}/`) &&
    pathname !== SIGN_IN &&
    pathname !== SIGN_OUT
  );
}

/** The address after signing in: the requested one if it is safe, else the first page. */
export const safeReturnAddress = (text: string | null | undefined): string => (text && isOwnAddress(text) ? text : '/');

/** The sign-in page that returns to an address. */
export const signInAddress = (address: string): string => {
  const to = safeReturnAddress(address);
  return to === '/' ? SIGN_IN : `${SIGN_IN}?to=${encodeURIComponent(to)}`;
};
