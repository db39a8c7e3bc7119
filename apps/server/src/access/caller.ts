import type { Problem } from '@pendapa/contracts';
import type { AuditEntry } from '@pendapa/warehouse';
import type { FastifyRequest } from 'fastify';

/** Who asks; the same words stand in the audit log. */
export type Caller = AuditEntry['actor'];

export const NOBODY: Caller = { role: 'nobody', subject: '' };

export type Admission =
  | { readonly caller: Caller }
  | {
      readonly refusal: Problem;
      /** A person who opens a page is led to where they can sign in. */
      readonly signIn?: boolean;
    };

/** Decides on every request before anything else looks at it. */
export interface Gate {
  readonly admit: (request: FastifyRequest) => Admission;
  /** The caller's address, as far as it can be believed. */
  readonly addressOf: (request: FastifyRequest) => string;
  /** Whose share of what is scarce a request takes, of those who were let in: the person's, else the session's, else the address's. */
  readonly clientOf: (request: FastifyRequest) => string;
}

export const refused = (status: number, code: Problem['code'], params: Problem['params'] = {}): Admission => ({
  refusal: { status, code, params },
});
