import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission, Caller, Gate } from '../access/caller.ts';
import type { RefusalLog } from '../access/refusal-log.ts';
import { opensPage, pathOf } from '../access/request-form.ts';
import { SIGN_IN } from '../access/token-gate.ts';
import { sendProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, as the gate found; null before it looked. */
    caller: Caller | null;
  }
}

function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { refusal, signIn }: Extract<Admission, { refusal: unknown }>,
): FastifyReply {
  if (signIn && opensPage(request)) {
    return reply.header('cache-control', 'no-store').redirect(`${SIGN_IN}?to=${encodeURIComponent(request.raw.url ?? '/')}`, 303);
  }
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  return sendProblem(reply, refusal);
}

/** Lets a caller in, or answers and records the refusal; true where the request may go on. */
export function guard(gate: Gate, refusals: RefusalLog, request: FastifyRequest, reply: FastifyReply): boolean {
  const admission = gate.admit(request);
  if ('caller' in admission) {
    request.caller = admission.caller;
    return true;
  }
  // Whoever has not signed in yet and opens a page makes no attempt: they are on their way to sign in.
  if (!(admission.signIn && opensPage(request))) {
    const { method } = request;
    refusals.add({ address: gate.addressOf(request), method, path: pathOf(request), problem: admission.refusal });
  }
  answerRefusal(request, reply, admission);
  return false;
}
