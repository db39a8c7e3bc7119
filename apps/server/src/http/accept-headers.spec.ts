import { chooseCoding, acceptsPage, normalizedEncoding } from './accept-headers.ts';

it.each([
  [undefined, true],
  ['', true],
  ['*/*', true],
  ['text/*', true],
  ['text/html', true],
  ['TEXT/HTML', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
  ['image/avif,image/webp,*/*;q=0.8', true],
  ['application/json', false],
  ['application/json, */*;q=0', false],
  ['text/html;q=0', false],
  ['text/html;q=0, */*', false],
  ['text/*;q=0.0, */*', false],
  [',,;q=1,', false],
])('Accept %j takes a page: %s', (accept, expected) => {
  expect(acceptsPage(accept)).toBe(expected);
});

it.each([
  [undefined, null, false],
  ['', null, false],
  ['br', 'br', false],
  ['gzip, deflate, br', 'br', false],
  ['gzip, deflate', 'gzip', false],
  ['x-gzip', 'gzip', false],
  ['BR', 'br', false],
  ['*', 'br', false],
  ['br;q=0, gzip', 'gzip', false],
  ['br;q=0.000 , gzip;q=0.1', 'gzip', false],
  ['br; q=0, *', 'gzip', false],
  ['BR;Q=0, GZIP', 'gzip', false],
  ['gzip;q=0', null, false],
  ['gzip;q=0, br;q=0', null, false],
  ['gzip;q=0, *', 'br', false],
  ['br;q=0.5, gzip;q=0.8', 'gzip', false],
  ['gzip, identity', 'gzip', false],
  ['gzip;q=0.5, identity', null, false],
  ['deflate', null, false],
  ['identity', null, false],
  ['gzip, identity;q=0', 'gzip', true],
  ['br, *;q=0', 'br', true],
  ['br;q=0, *;q=0', null, false],
  ['*;q=0', null, false],
  ['identity;q=0', null, false],
])('Accept-Encoding %j is answered with %s', (header, coding, always) => {
  const accepted = chooseCoding(header);
  expect(accepted).toEqual({ coding, always });
  expect(chooseCoding(normalizedEncoding(accepted))).toEqual(accepted);
});
