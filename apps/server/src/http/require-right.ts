import type { Right } from '@pendapa/contracts';
import type { FastifyRequest } from 'fastify';
import { callerOf, type Caller } from '../access/caller.ts';
import { hasRight } from '../access/rights.ts';
import type { Context } from './context.ts';
import { refuseRecorded } from './refuse-recorded.ts';

/** Returns the caller if the role has the right. Otherwise refuses with 403 `not-allowed`, recorded in the audit log. */
export function requireRight(request: FastifyRequest, right: Right, context: Pick<Context, 'disclosure' | 'recordRefusal'>): Caller {
  const caller = callerOf(request);
  if (hasRight(caller, right, context.disclosure)) return caller;
  return refuseRecorded(request, context, { status: 403, code: 'not-allowed', params: { right } });
}
