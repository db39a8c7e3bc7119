import type { Problem } from '@pendapa/contracts';
import { AuditUnavailable, QueryError } from '@pendapa/warehouse';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { RequestRefused } from '../responses/request-refused.ts';
import { BUSY_RETRY_SECONDS } from './running-queries.ts';
import { TOO_MANY_RETRY_SECONDS } from '../responses/send-text.ts';
import { SECURITY_HEADERS } from '../responses/security-headers.ts';

/** Long enough for a reason in words. */
const MAX_PARAM_LENGTH = 500;

const clip = (text: string): string => (text.length > MAX_PARAM_LENGTH ? `${text.slice(0, MAX_PARAM_LENGTH)}…` : text);

/** Body of a problem, `application/problem+json`. */
export function problemBody({ status, code, params }: Problem): string {
  const clipped = Object.fromEntries(Object.entries(params).map(([key, value]) => [clip(key), clip(value)]));
  return JSON.stringify({ type: 'about:blank', status, code, params: clipped });
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.status === 503) reply.header('retry-after', String(BUSY_RETRY_SECONDS));
  if (problem.status === 429) reply.header('retry-after', TOO_MANY_RETRY_SECONDS);
  return reply
    .code(problem.status)
    .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', 'content-type': 'application/problem+json' })
    .send(problemBody(problem));
}

// Names the first parameter that the schema refused.
function validationProblem(error: FastifyError): Problem {
  const [first] = error.validation ?? [];
  const parameter = first?.instancePath.slice(1) ?? '';
  if (first?.keyword === 'additionalProperties') {
    return { status: 400, code: 'unknown-parameter', params: { parameter: String(first.params['additionalProperty']) } };
  }
  if (first?.keyword === 'type') return { status: 400, code: 'repeated-value', params: { parameter } };
  return { status: 400, code: 'bad-request', params: { parameter } };
}

/** Converts an error into a problem. Errors that the caller cannot fix become `internal`, without details. */
function problemOf(error: unknown): Problem {
  if (error instanceof RequestRefused || error instanceof QueryError) return error.problem;
  if (error instanceof AuditUnavailable) return { status: 503, code: 'audit-unavailable', params: {} };
  const { validation, statusCode, code } = error as Partial<FastifyError>;
  if (validation) return validationProblem(error as FastifyError);
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return { status: 503, code: 'too-slow', params: {} };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return { status: statusCode, code: 'bad-request', params: {} };
  return { status: 500, code: 'internal', params: {} };
}

export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  // Only the path is logged: the query string may name what a user looked for.
  // An unwritable audit log is a state of `/readyz` and has its own log lines.
  if (problem.status === 500) request.log.error({ err: error, path: request.url.split('?')[0] }, 'request failed');
  return sendProblem(reply, problem);
}
