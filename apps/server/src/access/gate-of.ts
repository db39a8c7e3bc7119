import type { Caller, Gate } from './caller.ts';
import { localGate } from './local-gate.ts';
import { proxyGate } from './proxy-gate.ts';
import type { AccessPlan } from './read-access.ts';
import type { NextSession } from './sessions.ts';
import { tokenGate, type TokenGate } from './token-gate.ts';

export interface Gates {
  readonly gate: Gate;
  /** Where people sign in with the secret; null in the other modes. */
  readonly signIn: TokenGate | null;
}

/** How somebody came in. */
export type SignedInBy = 'secret' | 'bearer' | 'proxy';

export interface GateOptions {
  readonly extraPorts: readonly number[];
  readonly next: NextSession;
  /** Told of each session that begins without the sign-in page. */
  readonly onSignIn: (caller: Caller, by: SignedInBy) => void;
}

export function gatesOf(plan: AccessPlan, { extraPorts, next, onSignIn }: GateOptions): Gates {
  if (plan.mode === 'local') return { gate: localGate(extraPorts), signIn: null };
  if (plan.mode === 'proxy') return { gate: proxyGate(plan.access, next, (caller) => onSignIn(caller, 'proxy')), signIn: null };
  const gate = tokenGate(plan.access, next, (caller) => onSignIn(caller, 'bearer'));
  return { gate, signIn: gate };
}
