import type { Identity, PendingSignIn } from './identity-provider.ts';

/** The user of a session. */
export interface SignedIn extends Identity {
  /** The number of the session in the audit log. */
  readonly number: number;
  /** ms since 1970. */
  readonly beganAt: number;
}

declare module 'fastify' {
  interface Session {
    /** Sign-ins that wait for the provider, one for each tab. */
    signIns?: readonly PendingSignIn[];
    /** Missing before the sign-in. */
    signedIn?: SignedIn;
  }
}

/** A session of a signed-in user. */
export interface OpenSession extends SignedIn {
  readonly lastSeenAt: number;
  readonly address: string;
}
