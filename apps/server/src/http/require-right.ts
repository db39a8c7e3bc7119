import type { Right } from '@pendapa/contracts';
import type { FastifyRequest } from 'fastify';
import { NOBODY, type Caller } from '../access/caller.ts';
import { may } from '../access/rights.ts';
import type { Context } from './context.ts';
import { refuse } from './refused.ts';

/** The caller, where the role may do it; else 403 `not-allowed`, which stands in the audit log as every other refusal. */
export function requireRight(
  request: FastifyRequest,
  right: Right,
  { disclosure, refused }: Pick<Context, 'disclosure' | 'refused'>,
): Caller {
  const caller = request.caller ?? NOBODY;
  if (may(caller, right, disclosure)) return caller;
  const problem = { status: 403, code: 'not-allowed', params: { right } } as const;
  refused(request, problem);
  return refuse(problem.status, problem.code, problem.params);
}
