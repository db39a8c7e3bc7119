import {
  FINDING_RULES,
  type Answer,
  type Boundaries,
  type DimensionOptions,
  type Findings,
  type FindingsNotReady,
  type Identity,
  type ListChoices,
  type ListedCases,
  type Loads,
  type OpenListFile,
  type MaskedTaxpayer,
  type Problem,
  type Status,
  type References,
  type TaxDueRules,
  type UnplacedCodes,
  type Upload,
  type Uploads,
  type WorkingDays,
  type WorkList,
  type WorkLists,
  type WorkListSummary,
  type MarkedRow,
} from '@pendapa/contracts';
import { statusOf } from './status-of.ts';

interface LookedUp {
  readonly taxpayer: MaskedTaxpayer | null;
}
type ResponseBody =
  | Answer
  | Boundaries
  | DimensionOptions
  | Findings
  | FindingsNotReady
  | Identity
  | ListChoices
  | ListedCases
  | Loads
  | OpenListFile
  | LookedUp
  | References
  | TaxDueRules
  | UnplacedCodes
  | Upload
  | Uploads
  | WorkingDays
  | WorkList
  | WorkLists
  | WorkListSummary
  | MarkedRow
  | Problem
  | null;

/** Answers by address, or a function of the address. Null plays a server that cannot be reached. */
export type StubAnswers = Readonly<Record<string, ResponseBody>> | ((address: string) => ResponseBody | undefined);

export interface StubServer {
  readonly fetch: typeof fetch;
  /** Requested addresses in order, without the status. */
  readonly requestedAddresses: readonly string[];
  /** Replaces the answers from now on. */
  readonly answerWith: (answers: StubAnswers) => void;
}

const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status === 200 ? 'application/json' : 'application/problem+json' },
  });

const isProblem = (body: object): body is Problem => 'code' in body;

const lookUp = (answers: StubAnswers, address: string) => (typeof answers === 'function' ? answers(address) : answers[address]);

/** Status of findings that are not computed yet. */
const ACCEPTED = 202;
const NO_FINDINGS: Findings = {
  findings: [],
  examined: [...FINDING_RULES],
  members: { unit: {}, tax: {}, channel: {} },
  asOf: null,
  generation: 1,
};

/**
 * A server in the process of the test. It has no findings unless the test gives some.
 *
 * @throws Error with the address, if the test has no answer for it
 */
export function stubServer(initial: StubAnswers, status: Partial<Status> | null = {}): StubServer {
  const requestedAddresses: string[] = [];
  let answers = initial;
  const respond = async (input: RequestInfo | URL, { signal }: RequestInit = {}): Promise<Response> => {
    // As a browser: a request that nobody waits for any more is not sent.
    signal?.throwIfAborted();
    const address = input instanceof Request ? input.url : String(input);
    if (address === '/api/v1/status') {
      if (status === null) throw new TypeError('Failed to fetch');
      return json(statusOf(status));
    }
    if (address === '/api/v1/findings') {
      const found = lookUp(answers, address);
      if (found && 'retryAfter' in found) return json(found, ACCEPTED);
      return json(found && 'findings' in found ? found : NO_FINDINGS);
    }
    requestedAddresses.push(address);
    const body = lookUp(answers, address);
    if (body === undefined) throw new Error(`The test has no answer for ${address}`);
    if (body === null) throw new TypeError('Failed to fetch');
    return isProblem(body) ? json({ type: 'about:blank', ...body }, body.status) : json(body);
  };
  return {
    fetch: respond,
    requestedAddresses,
    answerWith: (next) => {
      answers = next;
    },
  };
}
