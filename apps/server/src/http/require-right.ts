import type { Right } from '@pendapa/contracts';
import type { FastifyRequest } from 'fastify';
import { NOBODY, type Caller } from '../access/caller.ts';
import { may } from '../access/rights.ts';
import type { Context } from './context.ts';
import { refuseRecorded } from './refuse-recorded.ts';

/** Returns the caller if the role has the right; else refuses with 403 `not-allowed` and records it in the audit log. */
export function requireRight(request: FastifyRequest, right: Right, context: Pick<Context, 'disclosure' | 'refused'>): Caller {
  const caller = request.caller ?? NOBODY;
  if (may(caller, right, context.disclosure)) return caller;
  return refuseRecorded(request, context, { status: 403, code: 'not-allowed', params: { right } });
}
