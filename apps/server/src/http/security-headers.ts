/**
 * Admits no inline script or style. The one hash is that of the empty style element: the style library inserts empty elements
 * and fills them through the style sheet's own interface, which the policy does not govern.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "style-src-attr 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'web-share',
  'xr-spatial-tracking',
];

/** On every answer, whatever its kind: it is what it says, and for this site alone. */
const PLAIN = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

/** On what no browser runs: opened as a page, it may do nothing. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...PLAIN,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** A worker has the policy of its own script. */
const OF_SCRIPTS: Readonly<Record<string, string>> = { ...PLAIN, 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" };

/** What only a page in a window heeds; the line to a reader is too narrow to say it with every file and answer. */
const OF_DOCUMENTS: Readonly<Record<string, string>> = {
  ...PLAIN,
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
};

/** Those of an answer by its content type. */
export function securityHeaders(kind: string): Readonly<Record<string, string>> {
  if (kind.startsWith('text/html')) return OF_DOCUMENTS;
  return kind.includes('javascript') ? OF_SCRIPTS : SECURITY_HEADERS;
}
