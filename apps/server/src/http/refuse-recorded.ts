import type { Problem } from '@pendapa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { refuse } from '../responses/request-refused.ts';

/** Refuses a request and records the refusal with its caller in the audit log. */
export function refuseRecorded(request: FastifyRequest, { recordRefusal }: Pick<Context, 'recordRefusal'>, problem: Problem): never {
  recordRefusal(request, problem);
  return refuse(problem.status, problem.code, problem.params);
}
