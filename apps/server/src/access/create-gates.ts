import type { Caller, Gate } from './caller.ts';
import { localGate } from './local-gate.ts';
import { proxyGate } from './proxy-gate.ts';
import type { People } from './people.ts';
import type { AccessPlan } from './read-access.ts';
import type { NextSessionNumber } from './sessions.ts';
import { tokenGate, type TokenGate } from './token-gate.ts';

export interface Gates {
  readonly gate: Gate;
  /** The gate that takes the secret; null in the other modes. */
  readonly signIn: TokenGate | null;
}

/** The way in which a session began. */
export type SignedInBy = 'secret' | 'bearer' | 'proxy';

export interface GateOptions {
  readonly people: People;
  readonly extraPorts: readonly number[];
  readonly nextNumber: NextSessionNumber;
  /** Runs for each session that begins without the sign-in page. */
  readonly onSignIn: (caller: Caller, by: SignedInBy) => void;
}

export function createGates(plan: AccessPlan, { people, extraPorts, nextNumber, onSignIn }: GateOptions): Gates {
  if (plan.mode === 'local') return { gate: localGate(extraPorts), signIn: null };
  if (plan.mode === 'proxy') {
    const gate = proxyGate(plan.access, { people, next: nextNumber, onSignIn: (caller) => onSignIn(caller, 'proxy') });
    return { gate, signIn: null };
  }
  const gate = tokenGate(plan.access, nextNumber, (caller) => onSignIn(caller, 'bearer'));
  return { gate, signIn: gate };
}
