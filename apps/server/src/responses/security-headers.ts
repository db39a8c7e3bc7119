/**
 * The policy admits only inline scripts and styles whose hashes the server lists. This is the hash of an empty style element. The style
 * library fills such elements through the CSSOM, which the policy does not restrict.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Hashes of the inline scripts and styles of a document, as a policy writes them. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** True for a page with a form. */
  readonly sendsForms?: boolean;
}

/** Without a referrer a browser sends `Origin: null` with a form, and the server refuses such forms. */
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

/** On every answer: no content sniffing, and no use by other sites. */
const PLAIN = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

/** On answers that no browser runs: opened as a page, they may load nothing. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...PLAIN,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** A worker has the policy of its script. */
const OF_SCRIPTS: Readonly<Record<string, string>> = { ...PLAIN, 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" };

/** Only documents need these headers; other answers do without them to save bytes. */
const OF_DOCUMENTS: Readonly<Record<string, string>> = {
  ...PLAIN,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
};

/** Returns the headers of an answer by its content type. */
export function securityHeaders(kind: string, inline: Inline = NOTHING): Readonly<Record<string, string>> {
  if (kind.startsWith('text/html'))
    return { ...OF_DOCUMENTS, ...(inline.sendsForms ? OF_FORMS : {}), 'content-security-policy': contentSecurityPolicy(inline) };
  return kind.includes('javascript') ? OF_SCRIPTS : SECURITY_HEADERS;
}
