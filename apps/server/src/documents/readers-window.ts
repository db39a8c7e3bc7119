import type { IncomingHttpHeaders } from 'node:http';
import { findViewport, type Viewport } from '@pendapa/contracts';

const ON_A_DESK: Viewport = { language: 'id', width: 1366 };
const IN_A_HAND: Viewport = { language: 'id', width: 390 };

/** The viewport from the cookie of an earlier visit. On a first visit the browser only says if it is a phone. */
export function readersWindow(headers: IncomingHttpHeaders): Viewport {
  const isPhone = headers['sec-ch-ua-mobile'] === '?1' || /\bMobile\b/.test(headers['user-agent'] ?? '');
  return findViewport(headers.cookie ?? '') ?? (isPhone ? IN_A_HAND : ON_A_DESK);
}
