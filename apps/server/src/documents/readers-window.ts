import type { IncomingHttpHeaders } from 'node:http';
import { windowIn, type ReadersWindow } from '@pendapa/contracts';

const ON_A_DESK: ReadersWindow = { language: 'id', width: 1366 };
const IN_A_HAND: ReadersWindow = { language: 'id', width: 390 };

/** The viewport from the cookie of an earlier visit. On a first visit the browser only says if it is a phone. */
export function readersWindow(headers: IncomingHttpHeaders): ReadersWindow {
  const isPhone = headers['sec-ch-ua-mobile'] === '?1' || /\bMobile\b/.test(headers['user-agent'] ?? '');
  return windowIn(headers.cookie ?? '') ?? (isPhone ? IN_A_HAND : ON_A_DESK);
}
