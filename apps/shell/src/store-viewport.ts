import { viewportCookie } from '@pendapa/contracts';
import { currentLanguage } from '@pendapa/i18n';

const A_YEAR = 31_536_000;

function store(): void {
  const cookie = viewportCookie({ language: currentLanguage(), width: window.innerWidth });
  document.cookie = `${cookie}; path=/; max-age=${A_YEAR}; samesite=lax`;
}

/** Stores language and window width in a cookie, so that the server renders the next page for them. */
export function storeViewport(): void {
  store();
  window.addEventListener('pagehide', store);
}
