import { HOSTILE_PLACES } from './hostile-places.ts';

/** Senders of a request: with a foreign host name, without a credential, or as a user. */
export const SENDERS = ['stranger', 'nobody', 'user'] as const;
type Sender = (typeof SENDERS)[number];

/** A request as large as the server accepts, with one text repeated in one place. */
export interface HostileRequest {
  readonly sender: Sender;
  readonly place: string;
  readonly unit: string;
}

/** Separators, encodings and prefixes of the formats in which the places are parsed. */
export const PIECES = [
  '&',
  '=',
  ',',
  ';',
  '/',
  '.',
  ':',
  '-',
  '+',
  '*',
  '|',
  '~',
  '[',
  '{',
  '}',
  ']',
  '(',
  '"',
  '\\\\',
  "'",
  '!',
  '@',
  '$',
  '_',
  ' ',
  'a',
  '0',
  '9',
  '1.',
  'a=',
  'a=b&',
  'tax=PKB&',
  '"a":"",',
  '{"a":',
  '"__proto__":{},',
  '\\u0000',
  '__proto__=1&',
  '%',
  '%41',
  '%2f',
  '%2F..',
  '%25',
  '%zz',
  '%c3%a9',
  '%ff',
  '%00',
  '../',
  '//',
  './',
  '/a/',
  'constructor[prototype]=1&',
  'br;q=0,',
  'gzip,',
  '*;q=0.1,',
  'text/html,',
  'text/html;level=1;q=0.5,',
  'W/"a",',
  '"a",',
  '*,',
  'bytes=0-0,',
  '0-1,',
  '-1,',
  '__Host-pendapa=a;',
  'pendapa-window=id.1',
  'Bearer ',
  'charset="',
  ';a="b\\"',
  '::',
  'ffff:',
  '1.1.1.1,',
  'id-ID;q=0.9,',
  'close,',
  'amount,',
  '-amount,',
  'PKB,',
];

const placesOf = (prefix: string): readonly string[] => [...HOSTILE_PLACES.keys()].filter((place) => place.startsWith(prefix));
const inEach = (places: readonly string[], units: readonly string[]): readonly (readonly [string, string])[] =>
  places.flatMap((place) => units.map((text) => [place, text] as const));

/** Always tested: the request that once blocked the server, and others with many parts. */
const FIXED_PIECES: readonly (readonly [string, string])[] = [
  ...inEach(placesOf('query of'), ['a&', '&', 'a=&', '%zz&', '__proto__&', 'a=b=']),
  ...inEach(placesOf('parameter '), ['amount,', '-amount,', ',', '%41,', 'PKB,']),
  ...inEach([...placesOf('path'), 'name of a subject'], ['/', 'a.', 'a/', '%2f', '%25', '%zz', '../', '1', 'a']),
  ...inEach(placesOf('headers '), ['a']),
  ...inEach(['header Cookie'], [';', '__Host-pendapa=a; ', '; pendapa-window=id']),
  ...inEach(['header Accept', 'header Accept-Encoding', 'header Accept-Language'], [',', 'br;q=0,', '*,', 'a;b;c,']),
  ...inEach(['header If-None-Match', 'header Range'], [',', '"a",', 'bytes=0-0,', '0-1,']),
  ...inEach(['header Content-Type'], [';a="', ' ;', 'a/']),
  ...inEach(['header X-Forwarded-For', 'header Authorization'], ['1.1.1.1,', ':', 'Bearer ']),
  ...inEach(['export', 'filters of an export'], ['[', '{"a":', '9', ' ', '"a":"",', '"__proto__":{},']),
  ...inEach(['reason of a reveal', 'number of a lookup'], [' ', '1 ', '\\u0000']),
  ...inEach(placesOf('form'), ['a&', '%zz', '%41&']),
  ['single bytes', '['],
];
export const FIXED_REQUESTS: readonly HostileRequest[] = FIXED_PIECES.flatMap(([place, text]) =>
  SENDERS.map((sender) => ({ sender, place, unit: text })),
);

/** The bytes of a request. */
export function bytesOf(
  { sender, place, unit: text }: HostileRequest,
  { host, secret }: { readonly host: string; readonly secret: string },
): string {
  const write = HOSTILE_PLACES.get(place);
  if (!write) throw new Error(`No such place: ${place}`);
  // Wrong secrets block an address, so requests that guess use another address than users.
  const guesses = sender !== 'user' || place.endsWith('Authorization') || place.includes('form');
  const address = `X-Forwarded-For: 198.51.100.${guesses ? '2' : '1'}`;
  const own = sender === 'user' ? [`Authorization: Bearer ${secret}`, address] : [address];
  return write(text, [`Host: ${sender === 'stranger' ? 'evil.example' : host}`, ...own]);
}
