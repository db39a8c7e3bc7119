import { viewportCookie } from '@pendapa/contracts';
import { currentLanguage } from '@pendapa/i18n';

const A_YEAR = 31_536_000;

function keep(): void {
  const kept = viewportCookie({ language: currentLanguage(), width: window.innerWidth });
  document.cookie = `${kept}; path=/; max-age=${A_YEAR}; samesite=lax`;
}

/** Tells the server for which window it draws the next page: the language is kept on this device alone, the width nowhere. */
export function keepWindow(): void {
  keep();
  window.addEventListener('pagehide', keep);
}
