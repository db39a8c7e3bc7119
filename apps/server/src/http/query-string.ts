import { FILTERS } from '@pendapa/contracts';
import { refuse } from '../responses/request-refused.ts';

/** Parameters as sent: names are decoded, values are not. A repeated parameter is a list. */
export type RawQuery = Record<string, string | string[]>;

const LISTS: readonly string[] = ['m', 'by', 'sort', ...FILTERS];

// Forms write a blank as `+`. Addresses of the product write a blank as %20 and a plus as %2B.
const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

function decodedOr<T>(text: string, otherwise: T): string | T {
  try {
    return decode(text);
  } catch {
    return otherwise;
  }
}

/** Decodes a part of a path; null if it is not validly encoded. */
export const decodePathPart = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Far more than any page or program of the product sends. */
export const MAX_PARAMETERS = 64;

/** Non-empty entries of a query string. At most one more than allowed is read, to detect that there are too many. */
function entriesOf(text: string): readonly string[] {
  const entries: string[] = [];
  for (let from = 0; from < text.length && entries.length <= MAX_PARAMETERS;) {
    const separator = text.indexOf('&', from);
    const to = separator === -1 ? text.length : separator;
    if (to > from) entries.push(text.slice(from, to));
    from = to + 1;
  }
  return entries;
}

export const hasTooManyParameters = (text: string): boolean => entriesOf(text).length > MAX_PARAMETERS;

/** Never throws: a name that cannot be decoded stays as it is and is refused later. */
export function readQueryString(text: string): RawQuery {
  const query: RawQuery = Object.create(null) as RawQuery;
  for (const entry of entriesOf(text)) {
    const equals = entry.indexOf('=');
    const name = equals === -1 ? entry : entry.slice(0, equals);
    const value = equals === -1 ? '' : entry.slice(equals + 1);
    const key = decodedOr(name, name);
    const earlier = query[key];
    if (earlier === undefined) query[key] = value;
    else if (typeof earlier === 'string') query[key] = [earlier, value];
    else earlier.push(value);
  }
  return query;
}

const decodeValue = (parameter: string, raw: string): string => decodedOr(raw, null) ?? refuse(400, 'bad-request', { parameter });

// The comma between codes is never encoded. No code contains one.
function decodeList(parameter: string, raw: string): string {
  const values = raw.split(',').map((value) => decodeValue(parameter, value));
  const impossible = values.find((value) => value.includes(','));
  if (impossible !== undefined) refuse(400, 'unknown-value', { parameter, value: impossible, allowed: '' });
  return values.join(',');
}

/** Decodes values for `parseQuery`. Throws `Refused` if a value is not validly encoded. */
export function decodeParameters<K extends string>(raw: Readonly<Partial<Record<K, string>>>): Partial<Record<K, string>> {
  const parameters: Partial<Record<K, string>> = {};
  for (const key of Object.keys(raw) as K[]) {
    const value = raw[key];
    if (value !== undefined) parameters[key] = LISTS.includes(key) ? decodeList(key, value) : decodeValue(key, value);
  }
  return parameters;
}
