import type { Problem } from '@pendapa/contracts';
import type { AuditActor } from '@pendapa/warehouse';
import type { FastifyRequest } from 'fastify';

/** The sender of a request, as the audit log writes it. */
export interface Caller extends AuditActor {
  /** Codes of the caller's units; null for the whole agency. */
  readonly units: readonly string[] | null;
}

/** A caller who was not admitted. */
export const nobodyAt = (address: string | null): Caller => ({ role: 'nobody', subject: '', session: null, address, units: null });

const NOBODY: Caller = nobodyAt(null);

/** The caller of a request; nobody if none was admitted. */
export const callerOf = ({ caller }: Pick<FastifyRequest, 'caller'>): Caller => caller ?? NOBODY;

export interface Refusal {
  readonly refusal: Problem;
  /** True if a user who opens a page is redirected to sign in. */
  readonly signIn?: boolean;
  /** The refused caller, if known. */
  readonly actor?: Caller;
}

export type Admission = { readonly caller: Caller } | Refusal;

/** Decides on every request before any other handler. */
export interface Gate {
  readonly admit: (request: FastifyRequest) => Admission;
  /** The caller's address, as far as it can be trusted. */
  readonly addressOf: (request: FastifyRequest) => string;
  /** The key by which expensive work is shared out among admitted clients: user, else session, else address. */
  readonly clientOf: (request: FastifyRequest) => string;
}

export const createRefusal = (status: number, code: Problem['code'], params: Problem['params'] = {}): Refusal => ({
  refusal: { status, code, params },
});
