import type { FastifyReply, FastifyRequest } from 'fastify';
import { nobodyAt, type Caller, type Gate, type Refusal } from '../access/caller.ts';
import type { RefusalLog } from '../access/refusal-log.ts';
import { sendRefusalPage, expectsPage } from '../access/refusal-page.ts';
import { isPageRequest, pathOf } from '../access/request-checks.ts';
import { signInAddress } from '../access/sign-in-addresses.ts';
import { sendProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller that the gate found; null before the gate decided. */
    caller: Caller | null;
  }
}

function answerRefusal(request: FastifyRequest, reply: FastifyReply, { refusal, signIn }: Refusal): FastifyReply {
  if (signIn && isPageRequest(request))
    return reply.header('cache-control', 'no-store').redirect(signInAddress(request.raw.url ?? '/'), 303);
  if (!signIn && expectsPage(request)) return sendRefusalPage(request, reply, refusal);
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  return sendProblem(reply, refusal);
}

/** Admits a caller, or answers and records the refusal. Returns true if the request may continue. */
export function guard(gate: Gate, refusals: RefusalLog, request: FastifyRequest, reply: FastifyReply): boolean {
  const admission = gate.admit(request);
  if ('caller' in admission) {
    request.caller = admission.caller;
    return true;
  }
  // Opening a page without a session leads to the sign-in page and is no refused attempt.
  if (!(admission.signIn && isPageRequest(request))) {
    const { method } = request;
    const actor = admission.actor ?? nobodyAt(gate.addressOf(request));
    refusals.add({ actor, method, path: pathOf(request), problem: admission.refusal });
  }
  answerRefusal(request, reply, admission);
  return false;
}
