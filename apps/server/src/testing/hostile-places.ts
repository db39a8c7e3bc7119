/** The maximum size of request line and headers, less the headers that every request has. */
const HEAD_ROOM = 15_700;
const BODY_ROOM = 16_384 - 128;
const FORM_ROOM = 4_096 - 32;
/** Node keeps 2,000 headers of a request. */
const MAX_LINES = 1_980;

/** Writes a request in which one place is filled with a repeated text. */
type Write = (unit: string, headers: readonly string[]) => string;

const filled = (unit: string, room: number): string => unit.repeat(Math.max(1, Math.floor(room / unit.length)));
/** A request line contains no blank. */
const inLine = (unit: string): string => unit.replaceAll(' ', '%20');

const message = (line: string, headers: readonly string[], body = ''): string =>
  `${line} HTTP/1.1\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`;

const posted = (path: string, kind: string, body: string, headers: readonly string[]): string =>
  message(`POST ${path}`, [...headers, `Content-Type: ${kind}`, `Content-Length: ${String(Buffer.byteLength(body))}`], body);

const inAddress =
  (address: (text: string) => string): Write =>
  (unit, headers) =>
    message(`GET ${address(filled(inLine(unit), HEAD_ROOM))}`, headers);

const inHeader =
  (name: string): Write =>
  (unit, headers) =>
    message('GET /', [...headers, `${name}: ${filled(unit, HEAD_ROOM)}`]);

const inManyHeaders =
  (name: string): Write =>
  (unit, headers) => {
    const line = `${name}: ${unit.trim()}`;
    return message('GET /', [...headers, ...Array.from({ length: Math.min(MAX_LINES, Math.floor(HEAD_ROOM / line.length)) }, () => line)]);
  };

const inJson =
  (path: string, body: (text: string) => string): Write =>
  (unit, headers) =>
    posted(path, 'application/json', body(filled(unit, BODY_ROOM)), headers);

const inForm =
  (body: (text: string) => string): Write =>
  (unit, headers) =>
    posted('/masuk', 'application/x-www-form-urlencoded', body(filled(unit, FORM_ROOM)), headers);

const inSingleBytes: Write = (unit, headers) => {
  const chunks = [...filled(unit, BODY_ROOM)].map((byte) => `1\r\n${byte}\r\n`);
  const kind = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
  return message('POST /api/v1/audit/exports', [...headers, ...kind], `${chunks.join('')}0\r\n\r\n`);
};

const QUERIED = ['/', '/overview', '/nope', '/livez', '/masuk', '/assets/index.js', '/api/v1/nope', '/api/v1/answers/revenue'];
const PARAMETERS = ['by', 'tax', 'kind', 'without', 'sort', 'after', 'limit', 'to', 'version'];
const HEADERS = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Cache-Control',
  'Connection',
  'Content-Type',
  'Cookie',
  'Forwarded',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'Origin',
  'Range',
  'Referer',
  'Sec-CH-UA-Mobile',
  'Sec-Fetch-Site',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'X-Other',
];

const named = <T>(names: readonly T[], place: (name: T) => readonly [string, Write]): readonly (readonly [string, Write])[] =>
  names.map(place);

/** Every place of a request that a caller can fill, by name. */
export const HOSTILE_PLACES: ReadonlyMap<string, Write> = new Map([
  ...named(QUERIED, (path) => [`query of ${path}`, inAddress((text) => `${path}?${text}`)]),
  ...named(PARAMETERS, (name) => [`parameter ${name}`, inAddress((text) => `/api/v1/answers/revenue?m=amount&${name}=${text}`)]),
  ['parameter m', inAddress((text) => `/api/v1/answers/revenue?m=${text}`)],
  ['search of a dimension', inAddress((text) => `/api/v1/dimensions/unit?q=${text}`)],
  ['search of a list', inAddress((text) => `/api/v1/lists/payers?q=${text}`)],
  ['way back', inAddress((text) => `/masuk?to=/${text}`)],
  ['path', inAddress((text) => `/${text}`)],
  ['path of a file', inAddress((text) => `/assets/${text}.js`)],
  ['path of the interface', inAddress((text) => `/api/v1/${text}`)],
  ['name of a subject', inAddress((text) => `/api/v1/answers/${text}?m=amount`)],
  ...named(HEADERS, (name) => [`header ${name}`, inHeader(name)]),
  ...named(HEADERS, (name) => [`headers ${name}`, inManyHeaders(name)]),
  ['export', inJson('/api/v1/audit/exports', (text) => text)],
  [
    'page of an export',
    inJson('/api/v1/audit/exports', (text) => `{"page":"/${text}","format":"csv","rows":1,"filters":{},"generation":1}`),
  ],
  [
    'filters of an export',
    inJson('/api/v1/audit/exports', (text) => `{"page":"/a","format":"csv","rows":1,"filters":{${text}"a":""},"generation":1}`),
  ],
  ['number of a lookup', inJson('/api/v1/taxpayer-lookups', (text) => `{"by":"npwpd","number":"${text}"}`)],
  ['key of a record', inJson('/api/v1/taxpayer-records', (text) => `{"taxpayer":"${text}"}`)],
  ['reason of a reveal', inJson('/api/v1/reveals', (text) => `{"taxpayer":"1","reason":"aa${text}"}`)],
  ['form', inForm((text) => text)],
  ['secret of a form', inForm((text) => `secret=${text}`)],
  ['way back of a form', inForm((text) => `secret=a&to=/${text}`)],
  ['single bytes', inSingleBytes],
]);
