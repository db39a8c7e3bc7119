import type { Right } from '@pendapa/contracts';
import type { FastifyRequest } from 'fastify';
import { NOBODY, type Caller } from '../access/caller.ts';
import { may } from '../access/rights.ts';
import type { Context } from './context.ts';
import { refuseRecorded } from './refuse-recorded.ts';

/** The caller, where the role may do it; else 403 `not-allowed`, which stands in the audit log as every other refusal. */
export function requireRight(request: FastifyRequest, right: Right, context: Pick<Context, 'disclosure' | 'refused'>): Caller {
  const caller = request.caller ?? NOBODY;
  if (may(caller, right, context.disclosure)) return caller;
  return refuseRecorded(request, context, { status: 403, code: 'not-allowed', params: { right } });
}
