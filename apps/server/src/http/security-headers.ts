/**
 * Admits no inline script or style but those that the server itself wrote, by their hashes. The one of every document is that of the empty style element: the style library inserts empty elements
 * and fills them through the style sheet's own interface, which the policy does not govern.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What stands in a document itself and may run there, by its hashes as a policy writes them. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** True for a page with a form. */
  readonly sendsForms?: boolean;
}

/** A browser names no origin (`Origin: null`) for a form of a page without referrer, and the server takes no form without one. */
const OF_FORMS = { 'referrer-policy': 'same-origin' };

const NOTHING: Inline = { scripts: [], styles: [] };

const contentSecurityPolicy = ({ scripts, styles }: Inline): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", EMPTY_STYLE, ...styles].join(' '),
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
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
};

/** Those of an answer by its content type. */
export function securityHeaders(kind: string, inline: Inline = NOTHING): Readonly<Record<string, string>> {
  if (kind.startsWith('text/html'))
    return { ...OF_DOCUMENTS, ...(inline.sendsForms ? OF_FORMS : {}), 'content-security-policy': contentSecurityPolicy(inline) };
  return kind.includes('javascript') ? OF_SCRIPTS : SECURITY_HEADERS;
}
