import { parseQuestion, QUESTION_PARAMETERS, type Question } from '@pendapa/contracts';
import { decodeParameters, decodePathPart, readQueryString } from './query-string.ts';
import { Refused, refuse } from './refused.ts';

/** The question of a subject and the parameters as they were sent; Refused where there is none. */
export function readQuestion(subject: string, raw: Parameters<typeof decodeParameters>[0]): Question {
  const parsed = parseQuestion(subject, decodeParameters(raw));
  if (!parsed.ok) throw new Refused(parsed.problem);
  return parsed.question;
}

const ADDRESS = /(?:^|\/)answers\/([^/?#]+)\?([^#]*)/;

/** The parameters of a query string, each of them known and given once. */
export function readParameters(query: string, known: readonly string[]): Record<string, string> {
  const raw: Record<string, string> = {};
  for (const [name, value] of Object.entries(readQueryString(query))) {
    if (!known.includes(name)) refuse(400, 'unknown-parameter', { parameter: name });
    if (typeof value !== 'string') return refuse(400, 'repeated-value', { parameter: name });
    raw[name] = value;
  }
  return raw;
}

/** The question of a whole address, as it stands in the browser's network list; Refused where there is none. */
export function readQuestionAddress(address: string): Question {
  const [, subject, query] = ADDRESS.exec(address) ?? [];
  if (subject === undefined || query === undefined) return refuse(404, 'not-found');
  return readQuestion(decodePathPart(subject) ?? refuse(404, 'not-found'), readParameters(query, QUESTION_PARAMETERS));
}
