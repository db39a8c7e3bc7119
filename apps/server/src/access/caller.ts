import type { Problem } from '@pendapa/contracts';
import type { AuditActor } from '@pendapa/warehouse';
import type { FastifyRequest } from 'fastify';

/** Who asks; the same words stand in the audit log. */
export type Caller = AuditActor;

/** Somebody at an address, not let in. */
export const nobodyAt = (address: string | null): Caller => ({ role: 'nobody', subject: '', session: null, address });

export const NOBODY: Caller = nobodyAt(null);

export interface Refusal {
  readonly refusal: Problem;
  /** A person who opens a page is led to where they can sign in. */
  readonly signIn?: boolean;
  /** Who is refused, where that is known although nobody is let in. */
  readonly actor?: Caller;
}

export type Admission = { readonly caller: Caller } | Refusal;

/** Decides on every request before anything else looks at it. */
export interface Gate {
  readonly admit: (request: FastifyRequest) => Admission;
  /** The caller's address, as far as it can be believed. */
  readonly addressOf: (request: FastifyRequest) => string;
  /** Whose share of what is scarce a request takes, of those who were let in: the person's, else the session's, else the address's. */
  readonly clientOf: (request: FastifyRequest) => string;
}

export const refused = (status: number, code: Problem['code'], params: Problem['params'] = {}): Refusal => ({
  refusal: { status, code, params },
});
