import type { IncomingHttpHeaders } from 'node:http';
import { findViewport, type Viewport } from '@pendapa/contracts';

const DESKTOP: Viewport = { language: 'id', width: 1366 };
const PHONE: Viewport = { language: 'id', width: 390 };

/** The viewport from the cookie of an earlier visit. On a first visit the browser only says if it is a phone. */
export function viewportOf(headers: IncomingHttpHeaders): Viewport {
  const isPhone = headers['sec-ch-ua-mobile'] === '?1' || /\bMobile\b/.test(headers['user-agent'] ?? '');
  return findViewport(headers.cookie ?? '') ?? (isPhone ? PHONE : DESKTOP);
}
