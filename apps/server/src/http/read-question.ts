import { parseQuery, QUERY_PARAMETERS, type Query } from '@pendapa/contracts';
import { decodeParameters, decodePathPart, readQueryString } from './query-string.ts';
import { RequestRefused, refuse } from '../responses/request-refused.ts';

/** Reads a query from a subject and raw parameters. Throws `Refused` if they are not a query. */
export function readQuestion(subject: string, raw: Parameters<typeof decodeParameters>[0]): Query {
  const parsed = parseQuery(subject, decodeParameters(raw));
  if (!parsed.ok) throw new RequestRefused(parsed.problem);
  return parsed.question;
}

const ADDRESS = /(?:^|\/)answers\/([^/?#]+)\?([^#]*)/;

/** Reads a query string whose parameters must all be allowed and occur once. Throws `Refused` otherwise. */
export function readParameters(query: string, allowed: readonly string[]): Record<string, string> {
  const raw: Record<string, string> = {};
  for (const [name, value] of Object.entries(readQueryString(query))) {
    if (!allowed.includes(name)) refuse(400, 'unknown-parameter', { parameter: name });
    if (typeof value !== 'string') return refuse(400, 'repeated-value', { parameter: name });
    raw[name] = value;
  }
  return raw;
}

/** Reads a query from a whole address, as the browser's network list shows it. Throws `Refused` if it is not a query. */
export function readQuestionAddress(address: string): Query {
  const [, subject, query] = ADDRESS.exec(address) ?? [];
  if (subject === undefined || query === undefined) return refuse(404, 'not-found');
  return readQuestion(decodePathPart(subject) ?? refuse(404, 'not-found'), readParameters(query, QUERY_PARAMETERS));
}
