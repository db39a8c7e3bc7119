import type { Problem } from '@pendapa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { refuse } from './refused.ts';

/** Refuses a request and records the refusal with its caller in the audit log. */
export function refuseRecorded(request: FastifyRequest, { refused }: Pick<Context, 'refused'>, problem: Problem): never {
  refused(request, problem);
  return refuse(problem.status, problem.code, problem.params);
}
